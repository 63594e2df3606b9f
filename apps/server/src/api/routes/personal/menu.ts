import { getCenterMenu, getManageMenu } from '@sojourn/contract/personal/menu.calls'
import { myManageMenu, myMenu } from '../../../modules/personal/menu'
import { bind, type Api } from '../../bind'

export function bindMenus(api: Api): void {
  bind(api, getCenterMenu, myMenu)
  bind(api, getManageMenu, myManageMenu)
}
