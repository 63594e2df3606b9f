import {
  acceptHotelDemand,
  askHotelDemand,
  askHotelDemandAgain,
  cancelHotelDemand,
  getHotelDemand,
  getHotelDemands,
  getUnconfirmedHotelDemandCount,
  openHotelDemand,
  quoteHotelDemand,
  refuseHotelDemand,
} from '@sojourn/contract/products/hotel/demand.calls'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { addFavouriteHotel, getFavouriteHotels, removeFavouriteHotel } from '@sojourn/contract/products/hotel/favourite.calls'
import {
  getHotelMemberCards,
  removeHotelMemberCard,
  saveHotelMemberCard,
} from '@sojourn/contract/products/hotel/member-card.calls'
import { getHotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import {
  checkGuaranteeCard,
  checkHotelBooking,
  checkOffContractRate,
  createExternalHotelOrder,
  createHotelOrder,
  getHotelAreas,
  getHotelBookInfo,
  getHotelDetail,
  getHotelOrderTemp,
  searchHotels,
} from '@sojourn/contract/products/hotel/hotel.calls'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { hotelAreas } from '../../../modules/products/hotel/search/areas'
import { bookInfo } from '../../../modules/products/hotel/book/book-info'
import { createOrder } from '../../../modules/products/hotel/book/book'
import { checkBooking } from '../../../modules/products/hotel/book/check'
import { acceptDemand, openDemandBooking } from '../../../modules/products/hotel/demand/demand-book'
import {
  askDemand,
  askDemandAgain,
  cancelDemand,
  demand,
  demands,
  quoteDemand,
  refuseDemandOf,
  unconfirmedDemands,
} from '../../../modules/products/hotel/demand/demands'
import { createExternalOrder } from '../../../modules/products/hotel/off-contract/external-book'
import { hotelDetail } from '../../../modules/products/hotel/search/detail'
import { checkOffContract } from '../../../modules/products/hotel/off-contract-check'
import { getHotelDraft } from '../../../modules/products/hotel/draft/draft'
import { addFavourite, favouriteHotels, removeFavourite } from '../../../modules/products/hotel/favourite/favourites'
import { checkCard } from '../../../modules/products/hotel/guarantee/guarantee-card'
import { memberCards, removeMemberCard, saveMemberCard } from '../../../modules/products/hotel/member-card/member-cards'
import { orderDetail } from '../../../modules/products/hotel/order-detail/order-detail'
import { applyRefund, quoteRefund, refundInfo } from '../../../modules/products/hotel/after-sale/refund'
import { searchHotels as search } from '../../../modules/products/hotel/search/search'
import { bind, type Api } from '../../bind'

export function bindHotels(api: Api): void {
  bind(api, getHotelOrderTemp, getHotelDraft)
  bind(api, searchHotels, search)
  bind(api, getHotelAreas, hotelAreas)
  bind(api, getHotelDetail, hotelDetail)
  bind(api, checkHotelBooking, checkBooking)
  bind(api, checkOffContractRate, checkOffContract)
  bind(api, getHotelBookInfo, bookInfo)
  bind(api, checkGuaranteeCard, checkCard)
  bind(api, createHotelOrder, createOrder)
  bind(
    api,
    getHotelOrderDetail,
    noting(orderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
  bind(api, getHotelRefundInfo, refundInfo)
  bind(api, quoteHotelRefund, quoteRefund)
  bind(api, applyHotelRefund, applyRefund)
  bind(api, createExternalHotelOrder, createExternalOrder)
  bind(api, askHotelDemand, askDemand)
  bind(api, getHotelDemands, demands)
  bind(api, getHotelDemand, demand)
  bind(api, getUnconfirmedHotelDemandCount, unconfirmedDemands)
  bind(api, quoteHotelDemand, quoteDemand)
  bind(api, refuseHotelDemand, refuseDemandOf)
  bind(api, cancelHotelDemand, cancelDemand)
  bind(api, askHotelDemandAgain, askDemandAgain)
  bind(api, openHotelDemand, openDemandBooking)
  bind(api, acceptHotelDemand, acceptDemand)
  bind(api, getFavouriteHotels, favouriteHotels)
  bind(api, addFavouriteHotel, addFavourite)
  bind(api, removeFavouriteHotel, removeFavourite)
  bind(api, getHotelMemberCards, memberCards)
  bind(api, saveHotelMemberCard, saveMemberCard)
  bind(api, removeHotelMemberCard, removeMemberCard)
}
