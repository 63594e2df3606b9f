import {
  acceptIntlScheduleChange,
  giveIntlNoticeToDesk,
  searchIntlProtection,
  takeIntlProtection,
  applyIntlChange,
  applyIntlRefund,
  getIntlChangeInfo,
  getIntlOpenTicketsOfSearch,
  getIntlOrderChanges,
  getIntlRefundInfo,
  quoteIntlChange,
  quoteIntlRefund,
  searchIntlChange,
  takeIntlPriceDrop,
} from '@sojourn/contract/products/intl-flight/after-sales.calls'
import {
  checkIntlFlightBooking,
  checkIntlPassengers,
  createIntlFlightOrder,
  getIntlFlightBookInfo,
} from '@sojourn/contract/products/intl-flight/booking.calls'
import {
  acceptManualQuote,
  answerManualQuote,
  askManualQuote,
  carryOutManualQuote,
  getManualQuotes,
  refuseManualQuote,
  withdrawManualQuote,
} from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import {
  buyIntlLaterExtras,
  getIntlLaterExtras,
  quoteIntlLaterExtras,
} from '@sojourn/contract/products/intl-flight/later-extras.calls'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
import {
  getIntlFlightDayPrices,
  getIntlFlightFares,
  getIntlFlightOrderTemp,
  getIntlFlightRules,
  getIntlNearbyAirports,
  getIntlSelfTransfers,
  getIntlPriceGrid,
  getIntlStayPrices,
  searchIntlFlights,
} from '@sojourn/contract/products/intl-flight/search.calls'
import { forgetToldToCarriers, getMyToldToCarriers } from '@sojourn/contract/products/intl-flight/told.calls'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { changeInfo, refundInfo } from '../../../modules/products/intl-flight/after-sale/alterable-info'
import { applyChange, quoteChange } from '../../../modules/products/intl-flight/after-sale/change/change'
import { searchProtection, takeProtection } from '../../../modules/products/intl-flight/after-sale/protection'
import { acceptScheduleChange, giveNoticeToDesk } from '../../../modules/products/intl-flight/after-sale/schedule-answer'
import { searchChange } from '../../../modules/products/intl-flight/after-sale/change/search'
import { openTicketsOfSearch } from '../../../modules/products/intl-flight/after-sale/open-tickets'
import { orderChanges } from '../../../modules/products/intl-flight/after-sale/order-changes'
import { applyRefund, quoteRefund } from '../../../modules/products/intl-flight/after-sale/refund'
import { createIntlOrder } from '../../../modules/products/intl-flight/book/book'
import { intlBookInfo } from '../../../modules/products/intl-flight/book/book-info'
import { checkIntlBooking } from '../../../modules/products/intl-flight/book/check'
import { checkIntlParty } from '../../../modules/products/intl-flight/book/same-passenger'
import { forgetTold, myTold } from '../../../modules/products/intl-flight/book/told'
import { buyExtras, extrasOnSale, quoteExtras } from '../../../modules/products/intl-flight/later-extras/buy'
import { acceptQuote } from '../../../modules/products/intl-flight/manual-quote/accept'
import { answerQuote } from '../../../modules/products/intl-flight/manual-quote/answer'
import { askQuote, withdrawQuote } from '../../../modules/products/intl-flight/manual-quote/ask'
import { carryOutQuote, refuseQuote } from '../../../modules/products/intl-flight/manual-quote/carry-out'
import { manualQuotes } from '../../../modules/products/intl-flight/manual-quote/quote-view'
import { intlOrderDetail } from '../../../modules/products/intl-flight/order-detail/order-detail'
import { getIntlFlightDraft } from '../../../modules/products/intl-flight/draft/draft'
import { intlDayPrices, intlStayPrices } from '../../../modules/products/intl-flight/search/day-prices'
import { intlSelfTransfers } from '../../../modules/products/intl-flight/search/self-transfer-offers'
import { intlNearby } from '../../../modules/products/intl-flight/search/nearby'
import { intlRules } from '../../../modules/products/intl-flight/search/rules'
import { intlFares, searchIntl } from '../../../modules/products/intl-flight/search/search'
import { intlPriceGrid } from '../../../modules/products/intl-flight/search/price-grid'
import { takePriceDrop } from '../../../modules/products/intl-flight/after-sale/price-drop/take'
import { bind, type Api } from '../../bind'
import { bindFlightDemands } from './intl-flight-demand'
import { bindPriceSheets } from './intl-flight-sheets'

export function bindIntlFlights(api: Api): void {
  bindIntlSearch(api)
  bindIntlBooking(api)
  bindIntlAfterSales(api)
  bindManualQuotes(api)
  bindFlightDemands(api)
}

function bindIntlSearch(api: Api): void {
  bind(api, getIntlFlightOrderTemp, getIntlFlightDraft)
  bind(api, searchIntlFlights, searchIntl)
  bind(api, getIntlFlightFares, intlFares)
  bind(api, getIntlFlightRules, intlRules)
  bind(api, getIntlFlightDayPrices, intlDayPrices)
  bind(api, getIntlPriceGrid, intlPriceGrid)
  bind(api, getIntlStayPrices, intlStayPrices)
  bind(api, getIntlNearbyAirports, intlNearby)
  bind(api, getIntlSelfTransfers, intlSelfTransfers)
  bindPriceSheets(api)
}

function bindIntlBooking(api: Api): void {
  bind(api, checkIntlFlightBooking, checkIntlBooking)
  bind(api, getIntlFlightBookInfo, intlBookInfo)
  bind(api, checkIntlPassengers, checkIntlParty)
  bind(api, createIntlFlightOrder, createIntlOrder)
  bind(api, getMyToldToCarriers, myTold)
  bind(api, forgetToldToCarriers, forgetTold)
  bind(
    api,
    getIntlFlightOrderDetail,
    noting(intlOrderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
}

function bindIntlAfterSales(api: Api): void {
  bind(api, getIntlRefundInfo, refundInfo)
  bind(api, quoteIntlRefund, quoteRefund)
  bind(api, applyIntlRefund, applyRefund)
  bind(api, getIntlChangeInfo, changeInfo)
  bind(api, searchIntlChange, searchChange)
  bind(api, quoteIntlChange, quoteChange)
  bind(api, applyIntlChange, applyChange)
  bind(api, getIntlLaterExtras, extrasOnSale)
  bind(api, quoteIntlLaterExtras, quoteExtras)
  bind(api, buyIntlLaterExtras, buyExtras)
  bind(api, acceptIntlScheduleChange, acceptScheduleChange)
  bind(api, searchIntlProtection, searchProtection)
  bind(api, takeIntlProtection, takeProtection)
  bind(api, giveIntlNoticeToDesk, giveNoticeToDesk)
  bind(api, takeIntlPriceDrop, takePriceDrop)
  bind(api, getIntlOrderChanges, orderChanges)
  bind(api, getIntlOpenTicketsOfSearch, openTicketsOfSearch)
}

function bindManualQuotes(api: Api): void {
  bind(api, getManualQuotes, manualQuotes)
  bind(api, askManualQuote, askQuote)
  bind(api, answerManualQuote, answerQuote)
  bind(api, refuseManualQuote, refuseQuote)
  bind(api, withdrawManualQuote, withdrawQuote)
  bind(api, acceptManualQuote, acceptQuote)
  bind(api, carryOutManualQuote, carryOutQuote)
}
