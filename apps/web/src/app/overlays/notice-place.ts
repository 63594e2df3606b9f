import { products as codes } from '@sojourn/contract/booking/codes'
import type { getTempOrder } from '../../api/calls/booking/draft'
import type { getNoticeList } from '../../api/calls/personal/notice'
import type { WebRequest, WebResponse } from '../../api/web-call'
import { products as screens } from '../../features/products'

export type NoticePlace = WebRequest<NonNullable<(typeof getNoticeList)['contract']>>
type Draft = WebResponse<NonNullable<(typeof getTempOrder)['contract']>>

const addresses = Object.values(screens)
  .map(({ address }) => address)
  .join('|')
const listPage = new RegExp(`^/(?:${addresses})/list$`)
const bookingPage = new RegExp(`^/(?:${addresses})/(?:book|checkflightinfo|checkinfo|detail|placeOrder)$`)

export const showsDraft = (pathname: string): boolean => listPage.test(pathname) || bookingPage.test(pathname)

/** Which notices the open page asks for: those of home, of the search it shows, or of an order by its number. */
export function noticePlace(pathname: string, query: URLSearchParams, draft: Draft | undefined): NoticePlace | undefined {
  if (pathname === '/') return { position: 1 }
  if (draft && showsDraft(pathname)) return { position: listPage.test(pathname) ? 2 : 3, ...journeyOf(draft) }
  const address = /^\/order\/(\w+)\/detail$/.exec(pathname)?.[1]
  const product = codes.words.find((word) => screens[word].address === address)
  const orderNo = query.get('orderId')
  return product && orderNo ? { position: 4, productType: codes.code(product), orderNo } : undefined
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

/** The product on whose page refund and change reminders show too (S2.68). */
export function remindedProduct(pathname: string): NoticePlace['productType'] {
  const product = codes.words.find((word) => screens[word].reminding?.includes(pathname))
  return product && codes.code(product)
}
