import type { PageJourney } from '../../api/page-journey'

const orderProducts: Record<string, 1 | 2 | 3 | 5 | 6> = { flight: 1, iflight: 2, hotel: 3, train: 5, car: 6 }

/** Which notices the open page asks for: those of home, of an order by its number, or what the page itself told. */
export function noticePlace(pathname: string, query: URLSearchParams, told: PageJourney): PageJourney['notices'] {
  if (pathname === '/') return { position: 1 }
  const product = orderProducts[/^\/order\/(\w+)\/detail$/.exec(pathname)?.[1] ?? '']
  const orderNo = query.get('orderId')
  if (product && orderNo) return { position: 4, productType: product, orderNo }
  return told.notices
}

/** Pages of international flights, on which refund and change reminders show too (S2.68). */
const remindingPages = [
  '/iflight/list',
  '/iflight/book',
  '/order/iflight/changes',
  '/iflight/change/list',
  '/order/iflight/detail',
]
export const showsReminders = (pathname: string): boolean => remindingPages.includes(pathname)
