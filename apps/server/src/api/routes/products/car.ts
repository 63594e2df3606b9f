import {
  checkCarPassengers,
  createCarOrder,
  getCarBookInfo,
  getCarOrderTemp,
  getCarPlaces,
  getCarsAlong,
  searchCars as searchCarsCall,
} from '@sojourn/contract/products/car/car.calls'
import {
  cancelCarRide,
  changeCarDestination,
  changeCarEmergency,
  revokeCarShare,
  confirmCarFare,
  disputeCarFare,
  getCarOrderDetail,
} from '@sojourn/contract/products/car/order.calls'
import { readSharedCarRide } from '@sojourn/contract/products/car/shared-ride.calls'
import { getDeskRides, revealRideEmergency } from '@sojourn/contract/products/car/desk.calls'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { carsAlong } from '../../../modules/products/car/along/along-list'
import { cancelRide } from '../../../modules/products/car/after-sale/cancel'
import { changeDestination } from '../../../modules/products/car/after-sale/destination'
import { changeEmergency } from '../../../modules/products/car/after-sale/emergency'
import { confirmFare, disputeFare } from '../../../modules/products/car/after-sale/fare'
import { createOrder } from '../../../modules/products/car/book/book'
import { bookInfo, checkPassengers } from '../../../modules/products/car/book/book-info'
import { getCarDraft } from '../../../modules/products/car/draft/draft'
import { deskRides } from '../../../modules/products/car/order-detail/desk-rides'
import { orderDetail } from '../../../modules/products/car/order-detail/order-detail'
import { revealEmergency } from '../../../modules/products/car/order-detail/reveal-emergency'
import { revokeShare } from '../../../modules/products/car/after-sale/revoke-share'
import { readSharedRide } from '../../../modules/products/car/order-detail/shared-ride'
import { searchCars } from '../../../modules/products/car/search/search'
import { findPlaces } from '../../../modules/products/car/supply/places'
import { bind, type Api } from '../../bind'
import { bindLink } from '../../link'

export function bindCars(api: Api): void {
  bind(api, getCarPlaces, findPlaces)
  bind(api, getCarsAlong, carsAlong)
  bind(api, getCarOrderTemp, getCarDraft)
  bind(api, searchCarsCall, searchCars)
  bind(api, getCarBookInfo, bookInfo)
  bind(api, checkCarPassengers, checkPassengers)
  bind(api, createCarOrder, createOrder)
  bind(
    api,
    getCarOrderDetail,
    noting(orderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
  bind(api, revokeCarShare, revokeShare)
  bindLink(api, readSharedCarRide, readSharedRide)
  bind(api, getDeskRides, deskRides)
  bind(api, revealRideEmergency, revealEmergency)
  bind(api, changeCarEmergency, changeEmergency)
  bind(api, cancelCarRide, cancelRide)
  bind(api, changeCarDestination, changeDestination)
  bind(api, confirmCarFare, confirmFare)
  bind(api, disputeCarFare, disputeFare)
}
