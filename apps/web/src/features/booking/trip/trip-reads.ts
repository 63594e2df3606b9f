import { getTripOrderList } from '../../../api/calls/booking/order'
import { getTravelView, getTrips } from '../../../api/calls/booking/trip'

/** What is read again once the orders of a trip have moved. */
export const tripReads = [getTravelView, getTrips, getTripOrderList]
