import type { IntlChoice, IntlItinerary, IntlSegment } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlFlightSearchResult, IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveIntlFlightOrderTemp } from '../../../api/calls/products/intl-flight/draft'
import {
  getIntlFlightDayPrices,
  getIntlFlightFares,
  getIntlFlightOrderTemp,
  getIntlFlightRules,
  getIntlNearbyAirports,
  getIntlSelfTransfers,
  getIntlPriceGrid,
  getIntlStayPrices,
  searchIntlFlights,
} from '../../../api/calls/products/intl-flight/search'
import { getBookDateSection } from '../../../api/calls/reference/city'
import { invoke, newIntent } from '../../../api/client'
import { readOptions, useRead } from '../../../api/queries'
import { checkFresh, repeatedFrame, still, takeTravellers, useKeptDraft } from '../../booking/draft/draft-queries'
import { keepDraft } from './chosen-trip'

/** One direction of a search, with what was chosen of those before it. */
export interface AskedSlice {
  tempOrderNo: string
  slice: number
  chosen: IntlChoice[]
}

/** A search is always asked anew when a list opens: it also tells the server which day the draft is for. */
export const searchOptions = ({ date, ...asked }: AskedSlice & { date?: string | undefined }) => ({
  ...readOptions(searchIntlFlights, { ...asked, ...(date && { date }) }),
  ...still,
  staleTime: 0,
})
export const useIntlSearch = (search: AskedSlice & { date?: string | undefined }, enabled: boolean) =>
  useQuery({ ...searchOptions(search), enabled })

export const draftOptions = (tempOrderNo: string) => ({ ...readOptions(getIntlFlightOrderTemp, { tempOrderNo }), ...still })

/** The draft of a booking; kept beside, so that its search can be repeated after it expired. */
export const useDraft = (tempOrderNo: string) => useKeptDraft(draftOptions(tempOrderNo), keepDraft)

/** A search on another day changes the dates of the draft; then the draft is read again. */
export function useCurrentDates(
  tempOrderNo: string,
  draft: IntlFlightTempOrder | undefined,
  result: IntlFlightSearchResult | undefined,
): void {
  const client = useQueryClient()
  const known = draft?.legs.map(({ date }) => date).join()
  const found = result?.legs.map(({ date }) => date).join()
  useEffect(() => {
    if (known && found && known !== found) void client.invalidateQueries({ queryKey: draftOptions(tempOrderNo).queryKey })
  }, [client, tempOrderNo, known, found])
}

/** All fares of an itinerary that is opened, asked for where the list has not told them all; until they come its leading ones stand. */
export const useItineraryFares = (asked: AskedSlice, itinerary: IntlItinerary, segments: IntlSegment[]) =>
  useQuery({
    ...readOptions(getIntlFlightFares, { ...asked, itineraryKey: itinerary.itineraryKey }),
    ...still,
    staleTime: checkFresh,
    enabled: itinerary.fares.length < itinerary.fareCount,
    placeholderData: { itinerary, segments },
  })

/** Rules of the tickets of a trip as far as it is chosen, the fare in question last. */
export const useFareRules = (tempOrderNo: string, choices: IntlChoice[]) =>
  useRead(getIntlFlightRules, { tempOrderNo, choices }, { staleTime: 300_000 })

export const useDayPrices = (asked: AskedSlice, from: string, to: string, enabled = true) =>
  useRead(getIntlFlightDayPrices, { ...asked, from, to }, { enabled: enabled && from !== '', staleTime: 300_000 })

export const useStayPrices = (tempOrderNo: string, enabled: boolean) =>
  useRead(getIntlStayPrices, { tempOrderNo }, { enabled, staleTime: 300_000 })

export const usePriceGrid = (tempOrderNo: string, departDate: string, returnDate: string) =>
  useRead(getIntlPriceGrid, { tempOrderNo, departDate, returnDate }, { staleTime: 300_000 })

export const useNearbyAirports = (tempOrderNo: string, enabled: boolean) =>
  useRead(getIntlNearbyAirports, { tempOrderNo }, { enabled, staleTime: 300_000 })

/** Ways on two tickets; each takes several searches of its own. */
export const useSelfTransfers = (tempOrderNo: string, enabled: boolean) =>
  useRead(getIntlSelfTransfers, { tempOrderNo }, { enabled, staleTime: 300_000 })

/** Today where a direction begins, the last day on sale and the holidays. */
export const useDateSection = (place: string) =>
  useRead(getBookDateSection, { ProductType: 2, CodeThree: place }, { staleTime: 3_600_000 })

/** Repeats a search, with the same people and perhaps other places or days; gives the number of the new draft. */
export async function repeatSearch(draft: IntlFlightTempOrder): Promise<string> {
  const { searchParams } = draft
  const saved = await invoke(saveIntlFlightOrderTemp, { ...repeatedFrame(draft), searchParams }, { intent: newIntent() })
  await takeTravellers(draft, saved.tempOrderNo)
  return saved.tempOrderNo
}
