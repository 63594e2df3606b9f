import { getApplicationAsOf, getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { getTravelView, getTrips, removeTripOrder, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { orderAsOf } from '../../../modules/booking/time-machine/time-machine'
import { applicationAsOf } from '../../../modules/booking/time-machine/time-machine-application'
import { myTrips } from '../../../modules/booking/trip/trip-list'
import { tripView } from '../../../modules/booking/trip/trip-view'
import { removeFromTrip, saveMyTrip } from '../../../modules/booking/trip/trip-write'
import { bind, type Api } from '../../bind'

export function bindTrips(api: Api): void {
  bind(api, getTravelView, tripView)
  bind(api, getTrips, myTrips)
  bind(api, saveTrip, saveMyTrip)
  bind(api, removeTripOrder, removeFromTrip)
  bind(api, getOrderAsOf, orderAsOf)
  bind(api, getApplicationAsOf, applicationAsOf)
}
