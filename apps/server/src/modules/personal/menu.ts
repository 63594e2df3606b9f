import type { Menu } from '@sojourn/contract/personal/menu.calls'
import { centreMenu, consoleMenu, menuFlags, type MenuFacts } from '@sojourn/domain/personal/menu'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { watchesBudgets } from '../booking/application/budget-store'
import { findEnterprise } from '../booking/settings/store'

/** The personal centre's menu: what this person may open in this company (S6.04, S6.06). */
export const myMenu = async (context: Context, actor: Actor): Promise<Menu> => ({
  menuGroupList: centreMenu(await factsOf(context, actor), actor.language),
})

/** The console's menu, by the roles of this person (S6.06); empty for all others. */
export const myManageMenu = async (context: Context, actor: Actor): Promise<Menu> => ({
  menuGroupList: consoleMenu(await factsOf(context, actor), actor.language),
})

async function factsOf(context: Context, actor: Actor): Promise<MenuFacts> {
  const [{ config }, watches] = await inCompany(context, actor.enterpriseId, (work) =>
    Promise.all([findEnterprise(work), watchesBudgets(work, actor.employeeId)]),
  )
  return {
    permissions: actor.permissions,
    ...menuFlags(config),
    watchesBudgets: watches,
    assisted: actor.agent !== undefined,
  }
}
