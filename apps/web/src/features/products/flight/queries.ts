import type {
  ChosenFare,
  FlightOffer,
  FlightSearchResult,
  FlightTempOrder,
} from '@sojourn/contract/products/flight/flight.shapes'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  checkFlightBooking,
  checkSamePassenger,
  getFlightBookInfo,
  getFlightDayPrices,
  getFlightFares,
  getFlightOrderTemp,
  saveFlightOrderTemp,
  searchFlightConnections,
  searchFlights,
} from '../../../api/calls/products/flight/flight'
import { getBookDateSection } from '../../../api/calls/reference/city'
import { invoke, newIntent } from '../../../api/client'
import { readOptions, useRead } from '../../../api/queries'
import { checkFresh, repeatedFrame, still, takeTravellers, useKeptDraft } from '../../booking/draft/draft-queries'
import { keepDraft, keptFilters } from './book/chosen-flights'
import { withFilters } from './list/filter-rules'

export interface SearchOf {
  tempOrderNo: string
  journey: number
  date?: string | undefined
}

/** A search is always asked anew when a list opens: it also tells the server which day the draft is for. */
export const searchOptions = ({ tempOrderNo, journey, date }: SearchOf) => ({
  ...readOptions(searchFlights, { tempOrderNo, journey, ...(date && { departDate: date }) }),
  ...still,
  staleTime: 0,
})
export const useFlightSearch = (search: SearchOf, enabled = true) => useQuery({ ...searchOptions(search), enabled })

/** Journeys of two flights, asked for after the direct ones of that day. */
export const useConnections = (tempOrderNo: string, date: string) =>
  useQuery({
    ...readOptions(searchFlightConnections, { tempOrderNo }),
    ...still,
    queryKey: [searchFlightConnections.path, tempOrderNo, date],
  })

/** All fares of a flight that is opened; until they come the leading ones of the list stand. */
export const useFlightFares = (tempOrderNo: string, journey: number, flight: FlightOffer) =>
  useQuery({
    ...readOptions(getFlightFares, { tempOrderNo, journey, flightKey: flight.flightKey }),
    ...still,
    staleTime: checkFresh,
    enabled: flight.fareCount > flight.fares.length,
    placeholderData: { flight },
  })

export const draftOptions = (tempOrderNo: string) => ({ ...readOptions(getFlightOrderTemp, { tempOrderNo }), ...still })

/** The draft of a booking; kept beside, so that its search can be repeated after it expired. */
export const useDraft = (tempOrderNo: string) => useKeptDraft(draftOptions(tempOrderNo), keepDraft)

/** A search on another day changes the dates of the draft; then the draft is read again. */
export function useCurrentDates(
  tempOrderNo: string,
  draft: FlightTempOrder | undefined,
  result: FlightSearchResult | undefined,
): void {
  const client = useQueryClient()
  const known = draft && result && (result.journey === 0 ? draft.searchParams.departDate : draft.searchParams.returnDate)
  const found = result?.departDate
  useEffect(() => {
    if (known && known !== found) void client.invalidateQueries({ queryKey: draftOptions(tempOrderNo).queryKey })
  }, [client, tempOrderNo, known, found])
}

export const useDayPrices = (
  search: { tempOrderNo: string; journey: number },
  places: { departCode: string; arriveCode: string } | undefined,
  from: string,
  to: string,
) =>
  useRead(
    getFlightDayPrices,
    { departCode: '', arriveCode: '', ...places, ...search, from, to },
    { enabled: Boolean(places) && from !== '', staleTime: 300_000 },
  )

/** Today, the last day on sale and the holidays. */
export const useDateSection = () => useRead(getBookDateSection, { ProductType: 1 }, { staleTime: 3_600_000 })

/** Price and seats verified (handbook 1.5); one answer serves the check page and the form for a minute. */
export const useBookCheck = (tempOrderNo: string, journeys: ChosenFare[]) =>
  useQuery({
    ...readOptions(checkFlightBooking, { tempOrderNo, journeys }),
    ...still,
    staleTime: checkFresh,
    enabled: journeys.length > 0,
    placeholderData: keepPreviousData,
  })

export const useBookInfo = (tempOrderNo: string) => useQuery({ ...readOptions(getFlightBookInfo, { tempOrderNo }), ...still })

/** Who may not fly this, whose times clash, and which rules each traveller breaks. */
export const usePassengerCheck = (tempOrderNo: string, journeys: ChosenFare[], employeeIds: string[]) =>
  useRead(
    checkSamePassenger,
    { tempOrderNo, journeys, employeeIds },
    { enabled: journeys.length > 0 && employeeIds.length > 0, keepFormer: true },
  )

/** Repeats a search that expired, with the same people and the filters of its list; gives the number of the new draft. */
export async function repeatSearch(draft: FlightTempOrder): Promise<string> {
  const searchParams = withFilters(draft.searchParams, keptFilters(draft.tempOrderNo))
  const saved = await invoke(saveFlightOrderTemp, { ...repeatedFrame(draft), searchParams }, { intent: newIntent() })
  await takeTravellers(draft, saved.tempOrderNo)
  return saved.tempOrderNo
}
