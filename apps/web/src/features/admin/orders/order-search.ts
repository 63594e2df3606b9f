import { orderKinds, products, settleTypes } from '@sojourn/contract/booking/codes'
import {
  channels,
  feeCategories,
  orderDays,
  orderPhases,
  orderSorts,
  verdictFilters,
  voucherStatuses,
} from '@sojourn/contract/admin/orders/order-words'
import type { searchOrders } from '../../../api/calls/admin/orders/order'
import type { WebRequest } from '../../../api/web-call'
import { day, flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'
import type { Sort } from '../../../kit/lists/table'

/** By what the company's orders are narrowed and in which order they stand; the keyword may be a person, and so stands where no server sees it. */
export const orderSearch = listSearch({
  keyword: words(60),
  departmentId: words(40),
  gradeId: words(40),
  costCentreId: words(40),
  projectCode: words(40),
  product: oneOf(products.words, ''),
  kind: oneOf(orderKinds, ''),
  phase: oneOf(orderPhases, ''),
  verdict: oneOf(verdictFilters, ''),
  settleType: oneOf(settleTypes.words, ''),
  channel: oneOf(channels, ''),
  legalEntityId: words(40),
  fee: oneOf(feeCategories, ''),
  voucher: oneOf(voucherStatuses, ''),
  reasonCode: words(40),
  city: words(40),
  dateKind: oneOf(orderDays, 'ordered'),
  from: day(''),
  to: day(''),
  sort: oneOf(orderSorts, ''),
  ascending: flag,
})
export type OrderSearch = Searched<typeof orderSearch>

type Request = WebRequest<NonNullable<(typeof searchOrders)['contract']>>

/** What is asked: a direction means nothing without an order, nor does a kind of day without a day. */
export function orderRequest({ dateKind, ...search }: OrderSearch): Request {
  const asked = { ...search, ...(search.sort === '' && { ascending: false as const }), dateKind: 'ordered' as const }
  const dated = search.from !== '' || search.to !== ''
  return { ...orderSearch.set(asked), ...(dated && dateKind !== 'ordered' && { dateKind }) }
}

/** The order is kept when what it is narrowed by is taken off. */
export const withoutFilters = ({ sort, ascending }: OrderSearch): OrderSearch => ({ ...orderSearch.none, sort, ascending })

/** An order narrows nothing, nor does a kind of day without a day. */
export const isNarrowed = (search: OrderSearch): boolean =>
  orderSearch.isNarrowed({ ...search, sort: '', ascending: false, dateKind: 'ordered' })

/** Of the filters that wait behind a button, those that are set. */
export const moreFilters = [
  'kind',
  'verdict',
  'reasonCode',
  'settleType',
  'channel',
  'legalEntityId',
  'costCentreId',
  'projectCode',
  'gradeId',
  'fee',
  'voucher',
  'city',
] as const
export const moreSet = (search: OrderSearch): number => moreFilters.filter((name) => search[name] !== '').length

/** As the heads of the table say it. */
export const sortOf = ({ sort, ascending }: OrderSearch): Sort | undefined =>
  sort === '' ? undefined : { key: sort, descending: !ascending }
/** A head that sorted from its highest value sorts from its lowest next. */
export function withSort(search: OrderSearch, { key }: Sort): OrderSearch {
  const sort = orderSorts.find((each) => each === key) ?? ''
  return { ...search, sort, ascending: search.sort === sort && !search.ascending }
}

/** A view that was kept, as a list shows it. */
export const searchOfView = (kept: Request): OrderSearch => ({
  ...orderSearch.none,
  ...orderSearch.read(orderSearch.write({ ...orderSearch.none, ...kept })),
})
