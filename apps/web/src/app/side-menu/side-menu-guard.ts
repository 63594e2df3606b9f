import { replace, type MiddlewareFunction } from 'react-router'
import { isProblem } from '../../api/problem'
import { ask } from '../../kit/overlays/modal-queue'
import { readText } from '../../kit/text/text'
import { paths } from '../../paths'
import { placeOf } from '../guard'

/** Only screens of the menu are shown (S4.39, S6.06, S8.07); where it cannot be read a message says so (S8.06). */
export const guardMenu: MiddlewareFunction = async ({ request }, next) => {
  const path = placeOf(new URL(request.url)).split('?')[0] ?? ''
  const [{ isInMenu }, { menuKind, readMenu }] = await Promise.all([
    import('@sojourn/domain/personal/menu'),
    import('./side-menu-cache'),
  ])
  const menu = await readMenu(menuKind(path)).catch(refuse)
  const [first] = menu?.menuGroupList ?? []
  // The header leads to the overview; whoever has a part of the console without it comes to that part.
  if (path === paths.management() && first && !isInMenu(path, menu!.menuGroupList)) throw replace(first.menuList[0]!.param)
  if (menu && !isInMenu(path, menu.menuGroupList)) throw replace(paths.error())
  return next()
}

/** The calls of the screen are guarded by the server, so the screen opens without its menu. */
function refuse(error: unknown): undefined {
  if (isProblem(error, 'notSignedIn')) throw error
  const text = readText('app/shell')
  void ask({ title: text.menuFailedTitle, message: error instanceof Error ? error.message : text.serverProblem, rank: 'M1' })
}
