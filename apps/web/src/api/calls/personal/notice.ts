// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/notice.calls'
import type { WebCall } from '../../web-call'

export const getNoticeList: WebCall<typeof contract.getNoticeList> = {
  method: 'POST',
  path: 'api/Common/GetNoticeList',
  write: false,
}
