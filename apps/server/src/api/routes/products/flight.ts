import {
  checkFlightBooking,
  checkSamePassenger,
  chooseFlightTravellers,
  createFlightOrder,
  getFlightBookInfo,
  getFlightDayPrices,
  getFlightFares,
  getFlightOrderTemp,
  saveFlightOrderTemp,
  searchFlightConnections,
  searchFlights,
} from '@sojourn/contract/products/flight/flight.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import {
  applyFlightChange,
  applyFlightRefund,
  getFlightChangeInfo,
  getFlightRefundInfo,
  getOpenTickets,
  getOpenTicketsOfSearch,
  quoteFlightChange,
  quoteFlightRefund,
  searchFlightChange,
} from '@sojourn/contract/products/flight/after-sales.calls'
import { addFuelSurcharge, getFuelSurcharges } from '@sojourn/contract/products/flight/fuel-surcharge.calls'
import { changeInfo, refundInfo } from '../../../modules/products/flight/after-sale/alterable-info'
import { applyChange, quoteChange } from '../../../modules/products/flight/after-sale/change'
import { searchChange } from '../../../modules/products/flight/after-sale/change-search'
import { openTickets, openTicketsOfSearch } from '../../../modules/products/flight/after-sale/open-tickets'
import { applyRefund, quoteRefund } from '../../../modules/products/flight/after-sale/refund'
import { bookInfo } from '../../../modules/products/flight/book/book-info'
import { createOrder } from '../../../modules/products/flight/book/book'
import { checkBooking } from '../../../modules/products/flight/book/check'
import { searchConnections } from '../../../modules/products/flight/search/connections'
import { dayPrices } from '../../../modules/products/flight/search/day-prices'
import { chooseTravellers, getDraft, saveDraft } from '../../../modules/products/flight/draft/draft'
import { enterFuelSurcharge, fuelSurcharges } from '../../../modules/products/flight/fuel/levels'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { orderDetail } from '../../../modules/products/flight/order-detail/order-detail'
import { samePassengerCheck } from '../../../modules/products/flight/book/same-passenger'
import { flightFares, searchFlights as search } from '../../../modules/products/flight/search/search'
import { bind, type Api } from '../../bind'

export function bindFlights(api: Api): void {
  bind(api, saveFlightOrderTemp, saveDraft)
  bind(api, getFlightOrderTemp, getDraft)
  bind(api, chooseFlightTravellers, chooseTravellers)
  bind(api, searchFlights, search)
  bind(api, searchFlightConnections, searchConnections)
  bind(api, getFlightFares, flightFares)
  bind(api, getFlightDayPrices, dayPrices)
  bind(api, checkFlightBooking, checkBooking)
  bind(api, getFlightBookInfo, bookInfo)
  bind(api, checkSamePassenger, samePassengerCheck)
  bind(api, createFlightOrder, createOrder)
  bind(
    api,
    getFlightOrderDetail,
    noting(orderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
  bind(api, getFlightRefundInfo, refundInfo)
  bind(api, quoteFlightRefund, quoteRefund)
  bind(api, applyFlightRefund, applyRefund)
  bind(api, getFlightChangeInfo, changeInfo)
  bind(api, searchFlightChange, searchChange)
  bind(api, quoteFlightChange, quoteChange)
  bind(api, applyFlightChange, applyChange)
  bind(api, getOpenTickets, openTickets)
  bind(api, getOpenTicketsOfSearch, openTicketsOfSearch)
  bind(api, getFuelSurcharges, fuelSurcharges)
  bind(api, addFuelSurcharge, enterFuelSurcharge)
}
