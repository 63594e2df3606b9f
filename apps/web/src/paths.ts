/** Every address of the product; the router adds the base. */
export const base = '/v'

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(set.map(([key, value]) => [key, String(value)]))
  return search.size ? `${path}?${search}` : path
}

export const paths = {
  home: (query: { travelType?: number; type?: number; travelApplyNo?: string; tripId?: string } = {}) => withQuery('/', query),
  login: (query: { returnTo?: string } = {}) => withQuery('/login', query),
  error: () => '/err/index',

  flightList: (query: { tempOrderNo: string }) => withQuery('/flight/list', query),
  flightCheck: (query: { tempOrderNo: string }) => withQuery('/flight/checkflightinfo', query),
  flightBook: (query: { tempOrderNo: string }) => withQuery('/flight/book', query),
  flightOrder: (query: { orderId: string }) => withQuery('/order/flight/detail', query),
  flightRefund: (query: { orderId: string; coupons?: string }) => withQuery('/flight/refund/apply', query),
  flightChangeApply: (query: { orderId: string; coupons?: string; date?: string }) => withQuery('/flight/change/apply', query),
  flightChange: (query: { orderId: string; coupons: string; date: string }) => withQuery('/flight/change', query),
  flightChangeConfirm: (query: { orderId: string; coupons: string; flightKey: string; fareKey: string; searchId: string }) =>
    withQuery('/flight/change/confirm', query),
  openTickets: () => '/center/open/index',

  intlFlightList: (query: { tempOrderNo: string }) => withQuery('/iflight/list', query),
  hotelList: (query: { tempOrderNo: string }) => withQuery('/hotel/list', query),
  trainList: (query: { tempOrderNo: string }) => withQuery('/train/list', query),
  visaList: (query: { tempOrderNo: string }) => withQuery('/visa/list', query),

  choice: (query: { tempOrderNo: string; type?: number; demandType?: number; returnDate?: string; resourceId?: string }) =>
    withQuery('/choice/index', query),
  myBookings: (query: { type?: 1 | 2 } = {}) => withQuery('/center/tripOrderList', query),
  myApprovals: (query: { type?: 0 | 1 } = {}) => withQuery('/center/myApproval', query),
  approval: (query: { approvalId: string }) => withQuery('/center/approvalDetail', query),

  pay: (query: { orderNos: readonly string[] }) => withQuery('/pay/index', { orderNos: query.orderNos.join(',') }),
  paySuccess: (query: { paymentNo: string }) => withQuery('/pay/success', query),
  payFail: (query: { paymentNo: string }) => withQuery('/pay/fail', query),

  mails: () => '/center/mails',

  agentDesk: () => '/agent/desk',
  agentOpen: (query: { ticket: string }) => withQuery('/agent/open', query),
}

/** Only a place within the product is returned to. */
export function safeReturn(returnTo: string | null): string {
  return returnTo && /^\/(?![/\\])/.test(returnTo) ? returnTo : paths.home()
}
