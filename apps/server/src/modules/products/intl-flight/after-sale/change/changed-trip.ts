import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { apportion } from '@sojourn/domain/kit/money'
import type { KeptIntlExtra } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import type { KeptIntlTicket, KeptIntlTicketPrice } from '@sojourn/domain/products/intl-flight/kept'
import type { AfterSaleLine } from '../../../../booking/coupon/store'
import type { IntlSegmentRow, KeptIntlOrder } from '../../order/kept-store'
import { keptSegment, keptSlice } from '../../order/kept-trip'
import { plannedSegment } from '../../book/order-record'
import type { IntlAlterable, IntlTicketNow } from '../alterable'
import type { Direction, OfferedChange } from './offers'
import { isFigured } from '../../order/figured-line'

/** Where the flights of a changed trip stand: those after the changed direction move where it has more flights or fewer. */
export interface Places {
  first: number
  count: number
  after(this: void, position: number): number
}

export function placesOf({ flown }: Direction, { itinerary: { segments } }: OfferedChange): Places {
  const first = flown[0]!.position
  const moved = segments.length - flown.length
  return { first, count: segments.length, after: (position) => (position > first ? position + moved : position) }
}

/** The flights of the new ticket: those of the old one that are not flown, and the new direction. */
export function segmentsOfTicket({ left }: IntlTicketNow, { slice }: Direction, places: Places): number[] {
  const kept = left.filter(({ flown }) => flown.body.slice !== slice).map(({ segment }) => places.after(segment))
  const made = Array.from({ length: places.count }, (_, index) => places.first + index)
  return [...kept, ...made].toSorted((one, other) => one - other)
}

interface Changed {
  found: IntlAlterable
  direction: Direction
  offered: OfferedChange
  lines: readonly AfterSaleLine[]
  date: string
}

/** The flights of a change order: those that its tickets keep as they are, and the new direction. */
export function changedSegments({
  direction,
  offered,
  lines,
}: Pick<Changed, 'direction' | 'offered' | 'lines'>): NewOrderSegment[] {
  const { tickets, slice, flown } = direction
  const places = placesOf(direction, offered)
  const kept = new Map(tickets.flatMap(({ left }) => left.map((coupon) => [coupon.segment, coupon.flown] as const)))
  const stays = [...kept.values()].filter(({ body }) => body.slice !== slice).map((row) => keptRow(row, places))
  const worths = worthsOf(tickets, flown, lines)
  const { itinerary, fare } = offered
  const shares = new Map(
    tickets.map(({ traveller }) => [
      traveller.position,
      apportion(
        worths(traveller.position),
        itinerary.segments.map(({ distanceKm }) => Math.max(1, distanceKm)),
      ),
    ]),
  )
  const made = itinerary.segments.map((segment, index): NewOrderSegment => ({
    ...plannedSegment(segment),
    position: places.first + index,
    kind: 'journey',
    serviceKey: `${itinerary.itineraryKey}#${index}`,
    departPlace: segment.departAirport,
    arrivePlace: segment.arriveAirport,
    worths: Object.fromEntries([...shares].map(([traveller, share]) => [traveller, share[index]!])),
    body: keptSegment(segment, slice, fare, index),
  }))
  return [...stays, ...made].toSorted((one, other) => one.position - other.position)
}

const keptRow = ({ orderNo: _, departAt, arriveAt, position, ...row }: IntlSegmentRow, places: Places): NewOrderSegment => ({
  ...row,
  position: places.after(position),
  departAt: departAt.toISOString(),
  arriveAt: arriveAt.toISOString(),
})

/** The new direction is worth what the old one was and what is paid more for it. */
const worthsOf = (tickets: readonly IntlTicketNow[], flown: readonly IntlSegmentRow[], lines: readonly AfterSaleLine[]) => {
  const figured = lines.filter(isFigured(lines))
  return (traveller: number): number => {
    const { ticketNo } = tickets.find((ticket) => ticket.traveller.position === traveller)!
    const { fareDifference, fuelDifference } = figured.find((line) => line.ticketNo === ticketNo)!
    return flown.reduce((total, { worths }) => total + (worths[traveller] ?? 0), 0) + fareDifference + fuelDifference
  }
}

/** What the change order keeps of the trip: the tickets that it exchanges, at what has been paid for them by then. */
export function changedOrder({ found, direction, offered, lines, date }: Changed): KeptIntlOrder {
  const { trip, passengers, wishes, extras } = found.kept
  const { tickets, slice } = direction
  const { waiverCode } = offered
  const { plan } = tickets[0]!
  const places = placesOf(direction, offered)
  const slices = trip.slices.map((kept, index) =>
    index === slice ? keptSlice(offered.itinerary, offered.fare, { ...kept, date }) : kept,
  )
  const staysOf = new Set(
    tickets.flatMap(({ left }) => left.filter((each) => each.flown.body.slice !== slice).map((each) => each.segment)),
  )
  return {
    trip: {
      ...trip,
      slices,
      tickets: trip.tickets.map((each) =>
        each === plan ? { ...changedPlan(plan, tickets, lines), ...(waiverCode !== undefined && { waiverCode }) } : each,
      ),
    },
    passengers,
    wishes: {
      ...wishes,
      list: wishes.list
        .filter(({ segment }) => staysOf.has(segment))
        .map((wish) => ({ ...wish, segment: places.after(wish.segment) })),
    },
    extras: { ...extras, list: extras.list.flatMap((extra) => carried(extra, direction, places)) },
  }
}

/**
 * What was bought beside the fare goes on with its ticket: on a flight that is kept as it is, on the new direction with the flight in the
 * same place, where its carrier gives another seat number. What has no place there any more is over.
 */
function carried(extra: KeptIntlExtra, { tickets, slice, flown }: Direction, places: Places): KeptIntlExtra[] {
  const coupon = tickets
    .filter(({ traveller }) => traveller.position === extra.traveller)
    .flatMap(({ left }) => left)
    .find(({ segment }) => segment === extra.segment)
  if (!coupon || extra.state === 'refused') return []
  if (coupon.flown.body.slice !== slice) return [{ ...extra, segment: places.after(extra.segment) }]
  const place = flown.findIndex(({ position }) => position === extra.segment)
  if (place >= places.count) return []
  const { seatNo: _former, ...given } = extra.given ?? { code: extra.code, price: extra.price }
  return [{ ...extra, segment: places.first + place, given }]
}

/** Of the taxes that a new direction adds only their sum is known, which tickets show as XT. */
const combinedTaxes = 'XT'

function changedPlan(
  { record: _former, waiverCode: _leave, ...plan }: KeptIntlTicket,
  tickets: readonly IntlTicketNow[],
  lines: readonly AfterSaleLine[],
): KeptIntlTicket {
  const figured = lines.filter(isFigured(lines))
  const prices = tickets.map(({ ticketNo, traveller }): [number, KeptIntlTicketPrice] => {
    const price = plan.prices[traveller.position]!
    const { fareDifference, fuelDifference } = figured.find((line) => line.ticketNo === ticketNo)!
    const more = fuelDifference > 0 ? [{ code: combinedTaxes, amount: fuelDifference, refundable: false }] : []
    return [traveller.position, { ...price, fare: price.fare + fareDifference, taxes: [...price.taxes, ...more] }]
  })
  return { ...plan, prices: Object.fromEntries(prices) }
}
