import { dtgToLocalSso, localToDtgSso, useSsoTicket } from '@sojourn/contract/access/sso.calls'
import { toLocal, toParent, useTicket } from '../../../modules/access/sso/sso'
import { bind, type Api } from '../../bind'
import { bindEntry } from '../../entry'

/** Between this site and the one it belongs to (S7.09). */
export function bindSso(api: Api): void {
  bind(api, localToDtgSso, toParent)
  bind(api, dtgToLocalSso, toLocal)
  bindEntry(api, useSsoTicket, useTicket)
}
