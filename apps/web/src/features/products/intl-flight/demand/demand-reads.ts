import {
  getFlightDemand,
  getFlightDemands,
  getFlightDemandTemp,
  getUnconfirmedDemandCount,
} from '../../../../api/calls/products/intl-flight/demand'

/** What becomes stale once a request has moved. */
export const demandReads = [getFlightDemand, getFlightDemands, getFlightDemandTemp, getUnconfirmedDemandCount]
