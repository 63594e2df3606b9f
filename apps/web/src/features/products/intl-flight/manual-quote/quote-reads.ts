import { getTripOrderList } from '../../../../api/calls/booking/order'
import { getIntlChangeInfo, getIntlOrderChanges, getIntlRefundInfo } from '../../../../api/calls/products/intl-flight/after-sales'
import { getManualQuotes } from '../../../../api/calls/products/intl-flight/manual-quote'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'

/** What becomes stale once a quote has moved. */
export const quoteReads = [
  getManualQuotes,
  getIntlOrderChanges,
  getIntlRefundInfo,
  getIntlChangeInfo,
  getIntlFlightOrderDetail,
  getTripOrderList,
]
