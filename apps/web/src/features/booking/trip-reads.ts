import { getTravelView, getTripOrderList, getTrips } from '../../api/calls.generated'

/** What is read again once the orders of a trip have moved. */
export const tripReads = [getTravelView, getTrips, getTripOrderList]
