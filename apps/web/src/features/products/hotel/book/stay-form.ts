import type { HotelBookInfo, HotelCheckResult, CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import type { BookTraveller } from '@sojourn/contract/booking/book.shapes'
import { roomFee } from '@sojourn/domain/booking/service-fee'
import { sum } from '@sojourn/domain/kit/money'
import { isGuestName } from '@sojourn/domain/products/hotel/guests'

export interface KeptCard {
  cardToken: string
  network: string
  lastFour: string
}

/** What a hotel asks for beside what every order needs. */
export interface StayForm {
  latestArrival: number
  /** Index of the room by employee. */
  roomOf: Readonly<Record<string, number>>
  names: Readonly<Record<string, string>>
  /** Membership card by employee, as far as somebody chose; empty is none. */
  cards: Readonly<Record<string, string>>
  requests: readonly string[]
  guarantee: 'card' | 'company'
  card: KeptCard | undefined
}

/** The form as it opens: what was kept of it, else the usual arrival and everybody in the room of the search. */
export function openStay(
  info: HotelBookInfo,
  kept: StayForm | undefined,
  rooms: readonly (readonly string[])[] | undefined,
): StayForm {
  const planned = rooms ?? info.travellers.map(({ employeeId }) => [employeeId])
  const roomIn = (employeeId: string, index: number) => {
    const found = planned.findIndex((room) => room.includes(employeeId))
    return found === -1 ? index : found
  }
  const perGuest = <Value>(valueOf: (traveller: HotelBookInfo['travellers'][number], index: number) => Value) =>
    Object.fromEntries(info.travellers.map((traveller, index) => [traveller.employeeId, valueOf(traveller, index)]))
  return {
    latestArrival: kept?.latestArrival ?? info.usualArrival,
    roomOf: perGuest(({ employeeId }, index) => kept?.roomOf[employeeId] ?? roomIn(employeeId, index)),
    names: perGuest(({ employeeId, guestName }) => kept?.names[employeeId] ?? guestName),
    cards: kept?.cards ?? {},
    requests: kept?.requests ?? [],
    guarantee: kept?.guarantee ?? info.guaranteeMethods[0] ?? 'card',
    card: kept?.card,
  }
}

/** Employee ids room by room, rooms without a guest left out; undefined while nobody is chosen. */
export function roomsOfStay(info: HotelBookInfo, { roomOf }: StayForm): string[][] | undefined {
  const rooms = new Map<number, string[]>()
  for (const { employeeId } of info.travellers) {
    const room = roomOf[employeeId] ?? 0
    rooms.set(room, [...(rooms.get(room) ?? []), employeeId])
  }
  const numbered = [...rooms].toSorted(([a], [b]) => a - b).map(([, guests]) => guests)
  return numbered.length > 0 ? numbered : undefined
}

type Rooms = readonly (readonly string[])[]

/** Our fee of each room per night in fen, by who sleeps in it. */
export const roomFees = (rooms: Rooms, travellers: readonly Pick<BookTraveller, 'employeeId' | 'serviceFee'>[]): number[] =>
  rooms.map((room) => roomFee(travellers.filter(({ employeeId }) => room.includes(employeeId))))

/** The same of a whole stay; what is paid at the hotel costs none. */
export const stayFees = (
  rooms: Rooms,
  travellers: Parameters<typeof roomFees>[1],
  { hotelType, nights }: { hotelType: 1 | 2; nights: readonly unknown[] },
): number[] => roomFees(rooms, travellers).map((fee) => (hotelType === 2 ? fee * nights.length : 0))

/** What one guest's bed comes to, in fen: a room's price with its own of the fees, which are of the whole stay, by those who share it. */
export function bedPrice(employeeId: string, rooms: Rooms, total: number, fees: readonly number[]): number {
  const own = rooms.findIndex((guests) => guests.includes(employeeId))
  if (own < 0) return 0
  const ofRoom = (total - sum(fees)) / rooms.length + fees[own]!
  return Math.round(ofRoom / rooms[own]!.length)
}

/** How many sleep in one room at most, and whose membership cards the hotel takes. */
export interface StayRules {
  room: { maxGuests: number }
  memberGroup?: string
}

type Cards = HotelBookInfo['travellers'][number]['memberCards']

/** The cards of a guest that count in this hotel. */
export const cardsTaken = ({ memberCards }: { memberCards: Cards }, memberGroup: string | undefined): Cards =>
  memberCards.filter(({ group }) => group === memberGroup)

/** The card that was chosen, at first the one that counts here; empty is none. */
export function cardOf(form: StayForm, { employeeId }: { employeeId: string }, taken: Cards): string {
  const chosen = form.cards[employeeId]
  const card = taken.find(({ cardId }) => cardId === chosen) ?? taken[0]
  return chosen === '' ? '' : (card?.cardId ?? '')
}

export type StayFault = 'nameWrong' | 'pinyinWrong' | 'roomFull' | 'cardNeeded'

/** What is missing or wrong, by the path of its control, in the order of the screen. */
export function stayFaults(form: StayForm, info: HotelBookInfo, check: StayRules): Map<string, StayFault> {
  const faults = new Map<string, StayFault>()
  const sleepers = new Map<number, number>()
  info.travellers.forEach(({ employeeId }, index) => {
    const room = form.roomOf[employeeId] ?? 0
    sleepers.set(room, (sleepers.get(room) ?? 0) + 1)
    if (!isGuestName(form.names[employeeId] ?? '', info.pinyinNames))
      faults.set(`guests.${index}.name`, info.pinyinNames ? 'pinyinWrong' : 'nameWrong')
    if ((sleepers.get(room) ?? 0) > check.room.maxGuests) faults.set(`guests.${index}.room`, 'roomFull')
  })
  return faults
}

/** The card is asked for on a page of its own, after everything else is right. */
export const needsCard = (form: StayForm, check: Pick<HotelCheckResult, 'guarantee'>): boolean =>
  check.guarantee.needed && form.guarantee === 'card' && form.card === undefined

type OrderStay = Pick<CreateHotelOrder, 'rooms' | 'latestArrival' | 'requests' | 'guarantee'>

/** That part of the order that the stay form asks for. */
export function orderedStay(
  form: StayForm,
  info: HotelBookInfo,
  { guaranteed, memberGroup }: { guaranteed: boolean; memberGroup?: string | undefined },
): OrderStay {
  const indexOf = (employeeId: string) => info.travellers.findIndex((traveller) => traveller.employeeId === employeeId)
  const guest = (employeeId: string) => {
    const traveller = indexOf(employeeId)
    const memberCardId = cardOf(form, { employeeId }, cardsTaken(info.travellers[traveller]!, memberGroup))
    return { traveller, name: (form.names[employeeId] ?? '').trim(), ...(memberCardId && { memberCardId }) }
  }
  const guarantee =
    form.guarantee === 'company'
      ? { kind: 'company' as const }
      : form.card && { kind: 'card' as const, cardToken: form.card.cardToken }
  return {
    rooms: (roomsOfStay(info, form) ?? []).map((room) => ({ guests: room.map(guest) })),
    latestArrival: form.latestArrival,
    ...(form.requests.length > 0 && { requests: [...form.requests] as NonNullable<OrderStay['requests']> }),
    ...(guaranteed && guarantee && { guarantee }),
  }
}
