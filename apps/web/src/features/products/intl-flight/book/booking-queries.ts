import type { IntlExtraRequest } from '@sojourn/contract/products/intl-flight/extras.shapes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  checkIntlFlightBooking,
  checkIntlPassengers,
  getIntlFlightBookInfo,
} from '../../../../api/calls/products/intl-flight/booking'
import { readOptions, useRead } from '../../../../api/queries'
import { checkFresh, still } from '../../../booking/draft/draft-queries'
import type { AcceptedTrip } from './accepted-trip'

export const checkOptions = (tempOrderNo: string, trip: AcceptedTrip) => ({
  ...readOptions(checkIntlFlightBooking, { tempOrderNo, ...trip }),
  ...still,
  staleTime: checkFresh,
})

/** The whole trip priced again (handbook 1.5); one answer serves the check page and the form for a minute. */
export const useTripCheck = (tempOrderNo: string, trip: AcceptedTrip) =>
  useQuery({
    ...checkOptions(tempOrderNo, trip),
    enabled: trip.choices.length > 0,
    placeholderData: keepPreviousData,
  })

export const useBookInfo = (tempOrderNo: string) => useQuery({ ...readOptions(getIntlFlightBookInfo, { tempOrderNo }), ...still })

/** Who may not fly this, whose times clash, and which rules each traveller breaks. */
export const usePassengerCheck = (
  tempOrderNo: string,
  trip: AcceptedTrip,
  employeeIds: string[],
  extras: { employeeId: string; extras: IntlExtraRequest[] }[],
) =>
  useRead(
    checkIntlPassengers,
    { tempOrderNo, ...trip, employeeIds, ...(extras.length > 0 && { extras }) },
    { enabled: trip.choices.length > 0 && employeeIds.length > 0, keepFormer: true },
  )
