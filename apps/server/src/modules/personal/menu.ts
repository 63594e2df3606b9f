import type { Menu } from '@sojourn/contract/personal/menu.calls'
import { centreMenu } from '@sojourn/domain/personal/menu'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { findEnterprise } from '../booking/settings/store'

/** The personal centre's menu: what this person may open in this company (S6.04, S6.06). */
export async function myMenu(context: Context, actor: Actor): Promise<Menu> {
  const { config } = await inCompany(context, actor.enterpriseId, (work) => findEnterprise(work))
  const facts = {
    permissions: actor.permissions,
    isEnableWallet: config['isEnableWallet'] === true,
    assisted: actor.agent !== undefined,
  }
  return { menuGroupList: centreMenu(facts, actor.language) }
}

/** The console's menu; it has no screens yet, so nobody is let in. */
export const myManageMenu = (): Promise<Menu> => Promise.resolve({ menuGroupList: [] })
