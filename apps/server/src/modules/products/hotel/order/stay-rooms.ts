import type { OrderedRoom } from '@sojourn/contract/products/hotel/order.calls'
import { roomFee } from '@sojourn/domain/booking/service-fee'
import { addDays, localOf } from '@sojourn/domain/kit/local-date'
import { isNightUsed } from '@sojourn/domain/products/hotel/stay'
import type { HotelBookingState } from '@sojourn/supply/ports/hotel-booking'
import type { Context, Work } from '../../../../context'
import { findOpenLines, type AfterSaleLineRow } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrders, type OrderTravellerRow } from '../../../booking/order/store'
import { findTickets, type TicketRow } from '../../../booking/order/ticket-store'
import { findGuests, findNights, type GuestRow, type HotelOrderRow, type NightRow } from './order-store'
import { ticketParts } from './tickets'

type NightState = OrderedRoom['nights'][number]['state']
export interface StayRoom {
  room: number
  /** From the hotel's confirmation on. */
  ticket: TicketRow | undefined
  guests: GuestRow[]
  nights: (NightRow & { segment: number; state: NightState })[]
}
interface StayNow {
  rooms: StayRoom[]
  /** As the hotel tells; undefined where no supplier carries it. */
  booking: HotelBookingState | undefined
}

/** The rooms of an order night by night as they stand now, by our books and by the hotel's. */
export async function findStayRooms(
  work: Work,
  { orderNo, supplierReference }: { orderNo: string; supplierReference: string | null },
  stay: Pick<HotelOrderRow, 'body'>,
): Promise<StayNow> {
  const booking = await bookingOf(work.context, supplierReference)
  return { rooms: await roomsOfStay(work, orderNo, stay, booking), booking }
}

/** The same where it is known how the hotel has its booking. */
export async function roomsOfStay(
  work: Work,
  orderNo: string,
  { body }: Pick<HotelOrderRow, 'body'>,
  booking: HotelBookingState | undefined,
): Promise<StayRoom[]> {
  const [tickets, nights, guests, taken] = await Promise.all([
    findTickets(work, orderNo),
    findNights(work, orderNo),
    findGuests(work, orderNo),
    findOpenLines(work, [orderNo]),
  ])
  const local = localOf(work.context.clock.now().toISOString(), body.offsetMinutes)
  const isAbsent = booking?.state === 'noShow'
  const sent = isAbsent ? await sentToHotel(work, taken) : []
  const numbers = [...new Set(nights.map(({ room }) => room))]
  return numbers.map((room): StayRoom => {
    const ticket = tickets.find(({ ticketNo }) => ticketParts(ticketNo).room === room)
    const own = nights.filter((night) => night.room === room)
    return {
      room,
      ticket,
      guests: guests.filter((guest) => guest.room === room),
      nights: own.map((night, segment) => ({
        ...night,
        segment,
        state: stateOf(
          night,
          isTaken(taken, ticket, segment),
          ticket && (isAbsent && !isTaken(sent, ticket, segment) ? 'absent' : local),
        ),
      })),
    }
  })
}

/** Of what refunds have taken, what nobody decides about any more: the hotel was asked, and what it answers is what comes back. */
async function sentToHotel(work: Work, taken: readonly AfterSaleLineRow[]): Promise<AfterSaleLineRow[]> {
  const refunds = await findOrders(work, [...new Set(taken.map(({ orderNo }) => orderNo))])
  const sent = new Set(refunds.flatMap(({ orderNo, state }) => (state === 'refunding' ? [orderNo] : [])))
  return taken.filter(({ orderNo }) => sent.has(orderNo))
}

async function bookingOf(context: Context, reference: string | null): Promise<HotelBookingState | undefined> {
  if (!reference) return undefined
  const [state] = await context.hotels.bookings(asking(context), { bookingNos: [reference] })
  return state
}

const isTaken = (taken: readonly AfterSaleLineRow[], ticket: TicketRow | undefined, segment: number): boolean =>
  taken.some((line) => line.ticketNo === ticket?.ticketNo && line.segment === segment)

/** `now` is where calendar and clock of a confirmed stay stand, or that the hotel saw nobody come. */
function stateOf(
  { night, cancelled }: NightRow,
  taken: boolean,
  now: { date: string; time: string } | 'absent' | undefined,
): NightState {
  if (cancelled) return 'cancelled'
  // Whatever somebody still decides about, of a stay for which nobody came there is nothing to cancel.
  if (now === 'absent') return 'notUsed'
  if (taken) return 'cancelling'
  return now && isNightUsed(night, now) ? 'used' : 'booked'
}

/** Our fee of a room per night, as it was agreed when it was booked. */
export const roomFeeOf = (guests: readonly GuestRow[], travellers: readonly OrderTravellerRow[]): number =>
  roomFee(travellers.filter(({ position }) => guests.some(({ traveller }) => traveller === position)))

/** Fen of the nights of each room that were not given up; rooms without any are left out. */
export const keptPrices = (rooms: readonly StayRoom[]): number[][] => pricesOf(rooms, ({ state }) => state !== 'cancelled')

/** The same of nights that can still be given up. */
export const bookedPrices = (rooms: readonly StayRoom[]): number[][] => pricesOf(rooms, ({ state }) => state === 'booked')

/** Of rooms that are given up altogether what was booked once: the policy that applied to them. */
export const stayPrices = (rooms: readonly StayRoom[]): number[][] => {
  const kept = keptPrices(rooms)
  return kept.length > 0 ? kept : pricesOf(rooms, () => true)
}

const pricesOf = (rooms: readonly StayRoom[], counts: (night: StayRoom['nights'][number]) => boolean): number[][] =>
  rooms.map(({ nights }) => nights.filter(counts).map(({ price }) => price)).filter(({ length }) => length > 0)

/** The day of departure after what was given up; that of the booking where nothing is left. */
export function departureOf(nights: readonly Pick<NightRow, 'night' | 'cancelled'>[], booked: string): string {
  const last = nights
    .filter(({ cancelled }) => !cancelled)
    .map(({ night }) => night)
    .toSorted()
    .at(-1)
  return last === undefined ? booked : addDays(last, 1)
}
