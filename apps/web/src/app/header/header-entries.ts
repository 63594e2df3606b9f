import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { menus, products, type Product } from '@sojourn/contract/booking/codes'
import { productTabs } from '@sojourn/domain/access/product-availability'
import { mayDo } from '../../api/employee'
import { products as screens } from '../../features/products'

/** The booking centre (S2.06), of what this company shows: sections that it has not opened stay out, others need their switch (S6.04). */
export function bookingEntries(config: EmployeeConfig): { product: Product; type: number }[] {
  const shown = new Set<Product>(productTabs(config, 'business').flatMap((tab) => tab.products.map(({ product }) => product)))
  return products.words
    .filter((product) => screens[product].entry && shown.has(product))
    .map((product) => ({ product, type: products.code(product) }))
}

/** Entries that a company opens (S2.08–S2.11). */
export const openedEntries = (config: EmployeeConfig) => ({
  management: config.isTravelManageMenu,
  // Of those who look after orders: others would find nothing there.
  report: config.onlineReportEnable && mayDo(config, 'readOrders'),
  costControl: config.costControlView.showCost && config.costControlView.subMenus.length > 0,
  wallet: config.isEnableWallet,
})

/** How a visit to a place of the header is noted; places without a code are known by their screens. */
export const menuEvent = (place: string): string | undefined =>
  menus.words.filter((word) => word === place).map((word) => `menu:${menus.code(word)}`)[0]

const comparing = Object.values(screens).flatMap((each) => each.comparing ?? [])

/** Lists keep their language while somebody compares; so do the pages beside them and the console (S2.12). */
export const keepsLanguage = (path: string): boolean =>
  comparing.includes(path) || path === '/manage' || path.startsWith('/manage/')

/** A link that a company configured leads within the portal or, by the web's own scheme, elsewhere; anything else is left out. */
export function linkTarget(actionId: string): { to: string } | { href: string } | undefined {
  if (/^\/(?![/\\])/.test(actionId)) return { to: actionId.replace(/^\/v(?=\/)/, '') }
  return /^https?:\/\//.test(actionId) ? { href: actionId } : undefined
}
