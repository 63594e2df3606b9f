import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { myMails } from '../../../modules/personal/mails'
import { bind, type Api } from '../../bind'

export function bindPersonal(api: Api): void {
  bind(api, getMyMails, myMails)
}
