import type { ChosenRide, TrainSearchResult, TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { compareJourney } from '../../../api/calls/booking/comparison'
import {
  checkTrainBooking,
  checkTrainPassengers,
  getTrainBookInfo,
  getTrainDayPrices,
  getTrainOrderTemp,
  getTrainStops,
  searchTrains,
  searchTrainTransfers,
} from '../../../api/calls/products/train/train'
import { saveTrainOrderTemp } from '../../../api/calls/products/train/draft'
import { quoteTrainWaitlist } from '../../../api/calls/products/train/waitlist'
import { getBookDateSection } from '../../../api/calls/reference/city'
import { invoke, newIntent } from '../../../api/client'
import { readOptions, useRead } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import type { TravellerForm } from '../../booking/book/book-form'
import { checkFresh, repeatedFrame, still, takeTravellers, useKeptDraft } from '../../booking/draft/draft-queries'
import { keepDraft } from './book/chosen-train'

export interface SearchOf {
  tempOrderNo: string
  date?: string | undefined
}

/** A search is always asked anew when a list opens: it also tells the server which day the draft is for. */
export const searchOptions = ({ tempOrderNo, date }: SearchOf) => ({
  ...readOptions(searchTrains, { tempOrderNo, ...(date && { departDate: date }) }),
  ...still,
  staleTime: 0,
})
export const useTrainSearch = (search: SearchOf) => useQuery(searchOptions(search))

/** The trains of any day, beside the draft's own: what was sold out may be free now. */
export const useOtherDay = (tempOrderNo: string, departDate: string) =>
  useQuery({ ...readOptions(searchTrains, { tempOrderNo, departDate, onlyLook: true }), ...still, staleTime: checkFresh })

/** The lowest fare of each day of the ribbon that is on sale. */
export const useDayPrices = (tempOrderNo: string | undefined, from: string, to: string) =>
  useRead(
    getTrainDayPrices,
    { tempOrderNo: tempOrderNo ?? '', from, to },
    { enabled: tempOrderNo !== undefined && from !== '', staleTime: 300_000 },
  )

/** Journeys with one change on the day of the last search; the day is part of the key, as the draft's own has moved with it. */
export const useTransfers = (tempOrderNo: string, date: string, enabled: boolean) =>
  useQuery({
    queryKey: [searchTrainTransfers.path, tempOrderNo, date],
    queryFn: ({ signal }) => invoke(searchTrainTransfers, { tempOrderNo }, { signal }),
    ...still,
    staleTime: checkFresh,
    enabled,
  })

export const draftOptions = (tempOrderNo: string) => ({ ...readOptions(getTrainOrderTemp, { tempOrderNo }), ...still })

/** The draft of a booking; kept beside, so that its search can be repeated after it expired. */
export const useDraft = (tempOrderNo: string) => useKeptDraft(draftOptions(tempOrderNo), keepDraft)

/** A search on another day changes the date of the draft; then the draft is read again. */
export function useCurrentDate(
  tempOrderNo: string,
  draft: TrainTempOrder | undefined,
  result: TrainSearchResult | undefined,
): void {
  const client = useQueryClient()
  const known = draft?.searchParams.departDate
  const found = result?.departDate
  useEffect(() => {
    if (known && found && known !== found) void client.invalidateQueries({ queryKey: draftOptions(tempOrderNo).queryKey })
  }, [client, tempOrderNo, known, found])
}

/** Today and the holidays; which days are on sale comes with the search. */
export const useDateSection = () => useRead(getBookDateSection, { ProductType: 5 }, { staleTime: 3_600_000 })

export const useStops = (ride: { trainKey: string; departStation: string; arriveStation: string }, enabled: boolean) =>
  useRead(getTrainStops, ride, { enabled, staleTime: 3_600_000 })

/** The same day by other means, once somebody asks. */
export const useComparison = (tempOrderNo: string, date: string, enabled: boolean) =>
  useQuery({
    queryKey: [compareJourney.path, tempOrderNo, date],
    queryFn: ({ signal }) => invoke(compareJourney, { tempOrderNo }, { signal }),
    ...still,
    staleTime: checkFresh,
    enabled,
  })

/** Price and seats verified before the form is filled in. */
export const useBookCheck = (tempOrderNo: string, rides: ChosenRide[], enabled: boolean) =>
  useQuery({
    ...readOptions(checkTrainBooking, { tempOrderNo, rides }),
    ...still,
    staleTime: checkFresh,
    enabled: enabled && rides.length > 0,
    placeholderData: keepPreviousData,
  })

/** What waiting for these classes costs these people at most, and until when it may last. */
export const waitlistQuoteOptions = (tempOrderNo: string, choices: ChosenRide[], people: readonly TravellerForm[]) => {
  const travellers = people.map(({ employeeId, credentialId }) => ({ employeeId, ...(credentialId && { credentialId }) }))
  return readOptions(quoteTrainWaitlist, { tempOrderNo, choices, travellers })
}
export type WaitlistQuote = WebResponse<NonNullable<typeof quoteTrainWaitlist.contract>>
export const useWaitlistQuote = (tempOrderNo: string, choices: ChosenRide[], people: readonly TravellerForm[]) =>
  useQuery({
    ...waitlistQuoteOptions(tempOrderNo, choices, people),
    ...still,
    staleTime: checkFresh,
    enabled: choices.length > 0,
    placeholderData: keepPreviousData,
  })

/** `lastDay` is the one on which the last ride is boarded. */
export const useBookInfo = (tempOrderNo: string, lastDay: string | undefined) =>
  useQuery({ ...readOptions(getTrainBookInfo, { tempOrderNo, ...(lastDay && { lastDay }) }), ...still })

/** Whom the railway refuses for this ride, whose times are tight, and which rules each traveller breaks. */
export const usePassengerCheck = (tempOrderNo: string, rides: ChosenRide[], employeeIds: string[], waitlist = false) =>
  useRead(
    checkTrainPassengers,
    { tempOrderNo, rides, employeeIds, ...(waitlist && { waitlist }) },
    { enabled: rides.length > 0 && employeeIds.length > 0, keepFormer: true },
  )

/** Repeats a search with the same people, on its own day or another; gives the number of the new draft. */
export async function repeatSearch(draft: TrainTempOrder): Promise<string> {
  const { searchParams } = draft
  const saved = await invoke(saveTrainOrderTemp, { ...repeatedFrame(draft), searchParams }, { intent: newIntent() })
  await takeTravellers(draft, saved.tempOrderNo)
  return saved.tempOrderNo
}
