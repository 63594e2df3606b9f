import type { Menu } from '@sojourn/contract/personal/menu.calls'
import { getCenterMenu, getManageMenu } from '../../api/calls/personal/menu'
import { loadEmployee } from '../../api/employee'
import { load } from '../../api/queries'
import { language } from '../../kit/text/language'

export type MenuKind = 'centre' | 'console'

/** The console's screens by their addresses (S2.43–S2.50); all others of the centre are personal. */
const consolePaths =
  /^\/(?:(?:manage|report)(?:\/|$)|center\/(?:management|travelOrder|openManage|advance)(?:\/|$)|center\/bill\/(?!detail\/(?:itinerary|special|electron)detail))/
export const menuKind = (path: string): MenuKind => (consolePaths.test(path) ? 'console' : 'centre')

const calls = { centre: getCenterMenu, console: getManageMenu }
/** S3.58: by employee; S2.30: and by language. */
export const menuKey = (kind: MenuKind, employeeId: string): string => `sojourn.menu.${kind}.${employeeId}.${language}`

function stored(key: string): Menu | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Menu | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The menu of this person, read once a session as long as person and language stay (S2.30). */
export async function readMenu(kind: MenuKind): Promise<Menu> {
  const { employeeId } = await loadEmployee()
  const key = menuKey(kind, employeeId)
  const known = stored(key)
  if (known) return known
  const menu = await load(calls[kind], {})
  try {
    window.sessionStorage.setItem(key, JSON.stringify(menu))
  } catch {
    // Full or closed: the menu is read again with the next page.
  }
  return menu
}
