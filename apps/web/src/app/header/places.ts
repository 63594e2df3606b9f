import { getPendingOrderStatistical } from '../../api/calls/booking/order'
import { useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { products as screens } from '../../features/products'
import type { MenuItem } from '../../kit/overlays/menu-panel'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { bookingEntries } from './header-entries'
import { useWaitingOffers } from './use-waiting'

/** Between the search and the order. */
const bookingPages = [...Object.values(screens).map(({ address }) => `/${address}/`), '/choice/']

export const isBooking = (path: string): boolean => bookingPages.some((page) => path.startsWith(page))
export const isAmongOrders = (path: string): boolean => path === paths.myBookings() || path.startsWith('/order/')
export const isAmongApprovals = (path: string): boolean => /^\/center\/(myApproval|approvalDetail)/.test(path)

/** Offers that wait for an answer, and approvals that wait for a decision; the red dot and the figure (S4.34). */
export function useWaiting() {
  const offers = useWaitingOffers()
  const approvals = useRead(getPendingOrderStatistical, {}).data?.waitApprovalCount ?? 0
  return { demands: offers.reduce((sum, { count }) => sum + count, 0), approvals }
}

/** The booking centre, a way to the search of each product. */
export function useBookingItems(): MenuItem[] {
  const text = useText('app/shell')
  return bookingEntries(useEmployee()).flatMap(({ product, type }) => {
    const { entry } = screens[product]
    return entry ? [{ key: product, label: text[entry.word], icon: entry.icon, to: paths.home({ type }) }] : []
  })
}
