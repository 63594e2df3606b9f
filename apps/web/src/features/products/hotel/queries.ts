import type { ChosenRate } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelSearchResult, HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  checkHotelBooking,
  checkOffContractRate,
  getHotelAreas,
  getHotelBookInfo,
  getHotelDetail,
  getHotelOrderTemp,
  searchHotels,
} from '../../../api/calls/products/hotel/hotel'
import { saveHotelOrderTemp } from '../../../api/calls/products/hotel/draft'
import { getCityMap, getLabelList } from '../../../api/calls/reference/hotel-place'
import { getBookDateSection } from '../../../api/calls/reference/city'
import { invoke, newIntent } from '../../../api/client'
import { readOptions, useRead } from '../../../api/queries'
import type { WebRequest } from '../../../api/web-call'
import { checkFresh, repeatedFrame, still, takeTravellers, useKeptDraft } from '../../booking/draft/draft-queries'
import { keepDraft } from './book/chosen-rate'

type RequestOf<Call extends { contract?: unknown }> = WebRequest<NonNullable<Call['contract']>>

const pageSize = 20
const mostPins = 1000

export type HotelSearchOf = Omit<RequestOf<typeof searchHotels>, 'page' | 'pageSize' | 'pins'>

/** Hotels page by page; the pins of the map come with the first. */
export const searchOptions = (search: HotelSearchOf) => ({
  queryKey: [searchHotels.path, 'pages', search],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    invoke(searchHotels, { ...search, page: pageParam, pageSize, pins: pageParam === 0 ? mostPins : 0 }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last: HotelSearchResult, all: readonly HotelSearchResult[]) =>
    last.hotels.length === pageSize && all.length * pageSize < last.total ? all.length : undefined,
  ...still,
  staleTime: 0,
})
export const useHotelSearch = (search: HotelSearchOf) =>
  useInfiniteQuery({ ...searchOptions(search), placeholderData: keepPreviousData })

/** The one hotel at a place of the map, where the list has not come so far. */
export function useHotelAt(search: HotelSearchOf, at: { latitude: number; longitude: number } | undefined) {
  const [latitude, longitude] = [at?.latitude ?? 0, at?.longitude ?? 0]
  const bounds = { south: latitude - metre, north: latitude + metre, west: longitude - metre, east: longitude + metre }
  return useRead(
    searchHotels,
    { ...search, filters: { ...search.filters, bounds }, page: 0, pageSize: 1, pins: 0 },
    { enabled: at !== undefined, staleTime: checkFresh },
  )
}
/** Degrees; wide enough for the rounding of a pin's position. */
const metre = 0.000_02

export const draftOptions = (tempOrderNo: string) => ({ ...readOptions(getHotelOrderTemp, { tempOrderNo }), ...still })

/** The draft of a booking; kept beside, so that its search can be repeated after it expired. */
export const useDraft = (tempOrderNo: string) => useKeptDraft(draftOptions(tempOrderNo), keepDraft)

/** A search for another stay changes the days of the draft; then the draft is read again. */
export function useCurrentStay(
  tempOrderNo: string,
  draft: HotelTempOrder | undefined,
  found: { checkInDate: string; checkOutDate: string } | undefined,
): void {
  const client = useQueryClient()
  const known = draft && `${draft.searchParams.checkInDate} ${draft.searchParams.checkOutDate}`
  const now = found && `${found.checkInDate} ${found.checkOutDate}`
  useEffect(() => {
    if (known && now && known !== now) void client.invalidateQueries({ queryKey: draftOptions(tempOrderNo).queryKey })
  }, [client, tempOrderNo, known, now])
}

/** Brands and places of the city, for filters and the ground of the map. */
export const useCityLabels = (cityId: number | undefined, isInternational: boolean) =>
  useRead(
    getLabelList,
    { cityId: cityId ?? 0, productType: isInternational ? 4 : 3 },
    { enabled: cityId !== undefined, staleTime: 3_600_000 },
  )

/** The days that can be booked. */
export const useDateSection = (isInternational: boolean) =>
  useRead(getBookDateSection, { ProductType: isInternational ? 4 : 3 }, { staleTime: 600_000 })

export type HotelDetailOf = RequestOf<typeof getHotelDetail>
export const detailOptions = (request: HotelDetailOf) => ({ ...readOptions(getHotelDetail, request), ...still, staleTime: 0 })
export const useHotelDetail = (request: HotelDetailOf) =>
  useQuery({ ...detailOptions(request), placeholderData: keepPreviousData })

export interface CheckOf {
  tempOrderNo: string
  chosen: ChosenRate | undefined
  rooms: string[][] | undefined
  latestArrival: number | undefined
}

/** Price, cancellation, guarantee and excess of the chosen rate for these rooms and this arrival. */
export const useBookCheck = ({ tempOrderNo, chosen, rooms, latestArrival }: CheckOf) =>
  useQuery({
    ...readOptions(checkHotelBooking, {
      tempOrderNo,
      chosen: chosen ?? { searchId: '', hotelId: '', rateId: '', totalPrice: 0 },
      ...(rooms && { rooms }),
      ...(latestArrival !== undefined && { latestArrival }),
    }),
    ...still,
    staleTime: checkFresh,
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  })

export type OffContractRateOf = RequestOf<typeof checkOffContractRate>['rate']
/** Verdict and excess of a rate that our suppliers do not carry, for these rooms. */
export const useOffContractCheck = (tempOrderNo: string, rate: OffContractRateOf, rooms: string[][]) =>
  useQuery({
    ...readOptions(checkOffContractRate, { tempOrderNo, rate, ...(rooms.length > 0 && { rooms }) }),
    ...still,
    staleTime: checkFresh,
    placeholderData: keepPreviousData,
  })

export const useBookInfo = (tempOrderNo: string) => useQuery({ ...readOptions(getHotelBookInfo, { tempOrderNo }), ...still })

/** What is said of the people of a draft. */
export const peopleReads = [getHotelBookInfo, getHotelOrderTemp, checkHotelBooking, checkOffContractRate]

/** Repeats a search with the same people; gives the number of the new draft. */
export async function repeatSearch(draft: HotelTempOrder): Promise<string> {
  const { searchParams } = draft
  const saved = await invoke(saveHotelOrderTemp, { ...repeatedFrame(draft), searchParams }, { intent: newIntent() })
  await takeTravellers(draft, saved.tempOrderNo)
  return saved.tempOrderNo
}

/** Where the areas of a city lie. */
/** The ground of a city's map does not change while the page is open. */
export const useCityMap = (cityId: number) => useRead(getCityMap, { cityId }, { staleTime: Infinity })
export const useCityAreas = (cityId: number) => useRead(getHotelAreas, { cityId }, { staleTime: 3_600_000 })
