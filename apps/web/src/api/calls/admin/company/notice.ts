// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/notice.calls'
import type { WebCall } from '../../../web-call'

export const endNotice: WebCall<typeof contract.endNotice> = { method: 'POST', path: 'api/Manage/EndNotice', write: true }
export const saveNotice: WebCall<typeof contract.saveNotice> = { method: 'POST', path: 'api/Manage/SaveNotice', write: true }
export const searchNotices: WebCall<typeof contract.searchNotices> = {
  method: 'POST',
  path: 'api/Manage/SearchNotices',
  write: false,
}
export const switchNotices: WebCall<typeof contract.switchNotices> = {
  method: 'POST',
  path: 'api/Manage/SwitchNotices',
  write: true,
}
