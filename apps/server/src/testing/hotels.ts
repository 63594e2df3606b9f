import {
  checkHotelBooking,
  createHotelOrder,
  getHotelBookInfo,
  getHotelDetail,
  searchHotels,
} from '@sojourn/contract/products/hotel/hotel.calls'
import { saveHotelOrderTemp } from '@sojourn/contract/products/hotel/draft.calls'
import { getHotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelDetailResult } from '@sojourn/contract/products/hotel/search.shapes'
import type { HotelRate } from '@sojourn/contract/products/hotel/hotel.shapes'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import { decide, expectResult, payByCredit } from './flights'
import type { Caller, TestServer } from './server'

export interface StaySearch {
  cityId?: number
  checkIn?: string
  checkOut?: string
  hotelType?: 1 | 2
  travelType?: 1 | 2
  international?: boolean
  travellers?: string[]
  travelApplyNo?: string
}

export async function saveStay(server: Caller, who: string, search: StaySearch = {}): Promise<string> {
  const {
    cityId = 224,
    checkIn = '2026-12-09',
    checkOut = '2026-12-11',
    hotelType = 2,
    travelType = 1,
    international = false,
  } = search
  const { tempOrderNo } = expectResult(
    await server.call(who, saveHotelOrderTemp, {
      searchParams: {
        cityId,
        cityName: '',
        checkInDate: checkIn,
        checkOutDate: checkOut,
        hotelType,
        isInternational: international,
      },
      travelType,
      bookType: search.travellers ? 1 : 0,
      bookMode: 0,
      ...(search.travelApplyNo !== undefined && { travelApplyNo: search.travelApplyNo }),
    }),
  )
  if (search.travellers) expectResult(await server.call(who, chooseTravellers, { tempOrderNo, employeeIds: search.travellers }))
  return tempOrderNo
}

export interface ChosenStay {
  detail: HotelDetailResult
  rate: HotelRate
}
export type WantedRate = (rate: HotelRate, detail: HotelDetailResult) => boolean

/** The first rate of the city that fits; `rooms` as of the request. */
export async function chooseRate(
  server: Caller,
  who: string,
  tempOrderNo: string,
  wanted: WantedRate,
  options: { rooms?: string[][]; sort?: 'recommended' | 'price' | 'priceDown'; stars?: (32 | 31 | 30 | 28)[] } = {},
): Promise<ChosenStay> {
  const rooms = options.rooms ? { rooms: options.rooms } : {}
  for (let page = 0; page < 4; page++) {
    const { hotels } = expectResult(
      await server.call(who, searchHotels, {
        tempOrderNo,
        ...rooms,
        filters: { availableOnly: true, ...(options.stars ? { stars: options.stars } : {}) },
        sort: options.sort ?? 'recommended',
        page,
        pageSize: 20,
      }),
    )
    for (const { hotelId } of hotels) {
      const detail = expectResult(await server.call(who, getHotelDetail, { tempOrderNo, hotelId, ...rooms }))
      const rate = detail.hotel.rooms.flatMap(({ rates }) => rates).find((each) => each.rooms > 0 && wanted(each, detail))
      if (rate) return { detail, rate }
    }
  }
  throw new Error('no such rate on offer')
}

/** A request that the server accepts as it stands; tests change what they are about. */
export async function stayRequest(
  server: Caller,
  who: string,
  tempOrderNo: string,
  { detail, rate }: ChosenStay,
  rooms?: string[][],
): Promise<CreateHotelOrder> {
  const chosen = {
    searchId: detail.searchId,
    hotelId: detail.hotel.hotelId,
    rateId: rate.rateId,
    totalPrice: rate.totalPrice,
  }
  const [info, checked] = [
    expectResult(await server.call(who, getHotelBookInfo, { tempOrderNo })),
    expectResult(await server.call(who, checkHotelBooking, { tempOrderNo, chosen, ...(rooms ? { rooms } : {}) })),
  ]
  const needsReason = checked.violations.some(({ handling }) => handling !== 'remind')
  const seats = rooms ?? info.travellers.map(({ employeeId }) => [employeeId])
  return {
    tempOrderNo,
    chosen,
    travellers: info.travellers.map((traveller) => ({
      employeeId: traveller.employeeId,
      credentialId: traveller.credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId: traveller.costCentreId,
      insurances: [],
      ...(needsReason ? { reasonCode: 'urgent' } : {}),
    })),
    rooms: seats.map((room) => ({
      guests: room.map((employeeId) => {
        const traveller = info.travellers.findIndex((each) => each.employeeId === employeeId)
        const name = info.travellers[traveller]?.guestName
        return { traveller, ...(name ? { name } : {}) }
      }),
    })),
    contact: { name: info.contact.name, mobile: '', email: '' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: checked.total,
    latestArrival: 1080,
  }
}

export async function bookStay(
  server: Caller,
  who: string,
  search: StaySearch,
  wanted: WantedRate,
  change: (request: CreateHotelOrder) => CreateHotelOrder = (request) => request,
) {
  const tempOrderNo = await saveStay(server, who, search)
  const chosen = await chooseRate(server, who, tempOrderNo, wanted)
  const request = change(await stayRequest(server, who, tempOrderNo, chosen))
  const created = expectResult(await server.call(who, createHotelOrder, request))
  return { ...chosen, tempOrderNo, request, created }
}

const prepaidWithin: WantedRate = ({ verdict, confirmation }) => verdict === 'within' && confirmation === 'instant'

/** A stay that is approved by the booker's superior, paid and confirmed; answers its number. */
export async function confirmedStay(server: TestServer, who: string, search: StaySearch): Promise<string> {
  const { created, request } = await bookStay(server, who, search, prepaidWithin)
  await decide(server, 'manager', created.orderNo)
  expectResult(await payByCredit(server, who, created.orderNo, request.expectedTotal))
  await server.context.drainJobs()
  return created.orderNo
}

export const stayOrder = async (server: Caller, who: string, orderId: string) =>
  expectResult(await server.call(who, getHotelOrderDetail, { orderId }))

/** The form of an outside rate, as the person fills it in from the booking page of a draft. */
export async function offContractRequest(server: Caller, who: string, tempOrderNo: string, expectedTotal: number) {
  const info = expectResult(await server.call(who, getHotelBookInfo, { tempOrderNo }))
  return {
    tempOrderNo,
    travellers: info.travellers.map(({ employeeId, credentials, costCentreId }) => ({
      employeeId,
      credentialId: credentials.find(({ usable }) => usable)!.credentialId,
      costCentreId,
      insurances: [],
      reasonCode: 'urgent',
    })),
    rooms: info.travellers.map((_traveller, traveller) => ({ guests: [{ traveller }] })),
    contact: { name: info.contact.name, mobile: '', email: '' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal,
    latestArrival: 1080,
  }
}

interface EventStay {
  hotelId: string
  cityId: number
  checkIn: string
  checkOut: string
  /** The trip of the event, where it is booked in one. */
  travelOrderNo?: string
}

/** A room that is held for an event, as somebody is offered it on the page of its hotel; booked by the second answer. */
export async function eventRoom(server: Caller, who: string, { hotelId, cityId, checkIn, checkOut, ...trip }: EventStay) {
  const searchParams = {
    cityId,
    cityName: '',
    checkInDate: checkIn,
    checkOutDate: checkOut,
    hotelType: 2 as const,
    isInternational: false,
  }
  const frame = { searchParams, travelType: 1 as const, bookType: 0 as const, bookMode: 0 as const, ...trip }
  const { tempOrderNo } = expectResult(await server.call(who, saveHotelOrderTemp, frame))
  const detail = expectResult(await server.call(who, getHotelDetail, { tempOrderNo, hotelId }))
  const rate = detail.hotel.rooms.flatMap(({ rates }) => rates).find(({ kind }) => kind === 'group')
  const book = async () => {
    const request = await stayRequest(server, who, tempOrderNo, { detail, rate: rate! })
    return expectResult(await server.call(who, createHotelOrder, request))
  }
  return { rate, book }
}
