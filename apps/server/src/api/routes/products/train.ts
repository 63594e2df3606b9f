import {
  applyTrainChange,
  applyTrainRefund,
  getTrainChangeInfo,
  getTrainRefundInfo,
  quoteTrainChange,
  quoteTrainRefund,
  searchTrainChange,
} from '@sojourn/contract/products/train/after-sales.calls'
import {
  declineLocalTrainOrder,
  fulfilLocalTrainOrder,
  getLocalTrainOrders,
  revealLocalTrainDocument,
} from '@sojourn/contract/products/train/local.calls'
import { getTrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { joinTrainWaitlist, leaveTrainWaitlist, quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import {
  checkTrainBooking,
  checkTrainPassengers,
  createTrainOrder,
  getTrainBookInfo,
  getTrainDayPrices,
  getTrainOrderTemp,
  getTrainStops,
  searchTrains as searchTrainsCall,
  searchTrainTransfers,
} from '@sojourn/contract/products/train/train.calls'
import { changeInfo, refundInfo } from '../../../modules/products/train/after-sale/alterable-info'
import { createOrder } from '../../../modules/products/train/book/book'
import { bookInfo } from '../../../modules/products/train/book/book-info'
import { applyChange, quoteChange } from '../../../modules/products/train/after-sale/change'
import { searchChange } from '../../../modules/products/train/after-sale/change-search'
import { checkBooking, checkPassengers } from '../../../modules/products/train/book/check'
import { dayPrices } from '../../../modules/products/train/search/day-prices'
import { getTrainDraft } from '../../../modules/products/train/draft/draft'
import { declineLocal, fulfilLocal, localOrders, revealDocument } from '../../../modules/products/train/office/local-office'
import { orderDetail } from '../../../modules/products/train/order-detail/order-detail'
import { applyRefund, quoteRefund } from '../../../modules/products/train/after-sale/refund'
import { searchTrains, searchTransfers, trainStops } from '../../../modules/products/train/search/search'
import { joinWaitlist } from '../../../modules/products/train/waitlist/waitlist'
import { leaveWaitlist } from '../../../modules/products/train/waitlist/waitlist-leave'
import { quoteWaitlist } from '../../../modules/products/train/waitlist/waitlist-quote'
import { bind, type Api } from '../../bind'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'

export function bindTrains(api: Api): void {
  bind(api, getTrainOrderTemp, getTrainDraft)
  bind(api, searchTrainsCall, searchTrains)
  bind(api, searchTrainTransfers, searchTransfers)
  bind(api, getTrainDayPrices, dayPrices)
  bind(api, getTrainStops, trainStops)
  bind(api, checkTrainBooking, checkBooking)
  bind(api, getTrainBookInfo, bookInfo)
  bind(api, checkTrainPassengers, checkPassengers)
  bind(api, createTrainOrder, createOrder)
  bind(
    api,
    getTrainOrderDetail,
    noting(orderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
  bind(api, getTrainRefundInfo, refundInfo)
  bind(api, quoteTrainRefund, quoteRefund)
  bind(api, applyTrainRefund, applyRefund)
  bind(api, getTrainChangeInfo, changeInfo)
  bind(api, searchTrainChange, searchChange)
  bind(api, quoteTrainChange, quoteChange)
  bind(api, applyTrainChange, applyChange)
  bind(api, quoteTrainWaitlist, quoteWaitlist)
  bind(api, joinTrainWaitlist, joinWaitlist)
  bind(api, leaveTrainWaitlist, leaveWaitlist)
  bind(api, getLocalTrainOrders, localOrders)
  bind(api, revealLocalTrainDocument, revealDocument)
  bind(api, fulfilLocalTrainOrder, fulfilLocal)
  bind(api, declineLocalTrainOrder, declineLocal)
}
