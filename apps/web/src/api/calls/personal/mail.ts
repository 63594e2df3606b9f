// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/mail.calls'
import type { WebCall } from '../../web-call'

export const getMyMails: WebCall<typeof contract.getMyMails> = { method: 'POST', path: 'api/Common/GetMyMails', write: false }
