import type { getTempOrder } from '../../api/calls/booking/draft'
import type { getNoticeList } from '../../api/calls/personal/notice'
import type { WebRequest, WebResponse } from '../../api/web-call'

export type NoticePlace = WebRequest<NonNullable<(typeof getNoticeList)['contract']>>
type Draft = WebResponse<NonNullable<(typeof getTempOrder)['contract']>>

const listPage = /^\/(?:flight|iflight|hotel|train|visa)\/list$/
const bookingPage = /^\/(?:flight|iflight|hotel|train|visa)\/(?:book|checkflightinfo|checkinfo|detail|placeOrder)$/
const orderProducts: Record<string, 1 | 2 | 3 | 5 | 6> = { flight: 1, iflight: 2, hotel: 3, train: 5, car: 6 }

export const showsDraft = (pathname: string): boolean => listPage.test(pathname) || bookingPage.test(pathname)

/** Which notices the open page asks for: those of home, of the search it shows, or of an order by its number. */
export function noticePlace(pathname: string, query: URLSearchParams, draft: Draft | undefined): NoticePlace | undefined {
  if (pathname === '/') return { position: 1 }
  if (draft && showsDraft(pathname)) return { position: listPage.test(pathname) ? 2 : 3, ...journeyOf(draft) }
  const product = orderProducts[/^\/order\/(\w+)\/detail$/.exec(pathname)?.[1] ?? '']
  const orderNo = query.get('orderId')
  return product && orderNo ? { position: 4, productType: product, orderNo } : undefined
}

function journeyOf({ productType, places, endDate }: Draft): Omit<NoticePlace, 'position'> {
  const [first] = places
  const last = places.at(-1)
  if (!first || !last) return { productType }
  return {
    productType,
    ...(first.from && { fromCity: first.from }),
    toCity: first.to,
    matchText1: last.to,
    departDate: first.date,
    arriveDate: endDate ?? last.date,
  }
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
