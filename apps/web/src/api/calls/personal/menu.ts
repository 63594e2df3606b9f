// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/menu.calls'
import type { WebCall } from '../../web-call'

export const getCenterMenu: WebCall<typeof contract.getCenterMenu> = {
  method: 'GET',
  path: 'api/page/pc/mine/centermenu',
  write: false,
}
export const getManageMenu: WebCall<typeof contract.getManageMenu> = {
  method: 'GET',
  path: 'api/page/pc/mine/travelbizmanagemeun',
  write: false,
}
