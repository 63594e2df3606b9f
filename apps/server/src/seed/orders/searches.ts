import type { SeatClass } from '@sojourn/contract/products/train/train.shapes'
import { encodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { replay, type ChoiceSet } from '@sojourn/domain/booking/policy/choice-set'
import type { KeptFlight } from '@sojourn/domain/products/flight/kept'
import type { SearchedFlight } from '@sojourn/domain/products/flight/kept-search'
import { policySections } from '@sojourn/domain/products/index'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import type { KeptTrain } from '@sojourn/domain/products/train/kept/kept-search'
import type { Tenant } from '../../db/tenant'
import { newId } from '../../kit/id'
import { insertChoiceSet } from '../../modules/booking/draft/store'
import { findPeople } from '../../modules/booking/traveller/store'
import type { Purchase } from './purchases'

interface Search {
  tempOrderNo: string
  employeeId: string
  /** Local day, and the moment. */
  orderedOn: string
  searchedAt: Date
  purchase: Purchase
}

/**
 * What somebody was shown when they bought a flight or a ride, with the verdicts of the policy of that day, so that a policy can be tried in a
 * demonstration that has just begun; answers its number. Stays are not kept: nobody searched them at the built-in supplier.
 */
export async function keepSearch(
  tenant: Tenant,
  { tempOrderNo, employeeId, orderedOn, searchedAt, purchase }: Search,
): Promise<string | undefined> {
  const shown = shownWith(purchase)
  if (!shown) return undefined
  const [person] = await findPeople(tenant, [employeeId], { today: orderedOn })
  const { policyId = null, version = null } = person?.policy?.body ?? {}
  const set: ChoiceSet = { ...shown, travellers: [{ employeeId, policyId, version }], setting: { bookingDate: orderedOn } }
  const judged = replay(set, () => person?.policy?.body, policySections, 'zh-CN')
  const body = encodeChoices({ set, verdicts: judged.map(({ verdict }) => verdict) })
  const searchId = newId(searchedAt)
  await insertChoiceSet(tenant, { searchId, tempOrderNo, journey: 0, searchedAt, body })
  return searchId
}

function shownWith({ flight, ride }: Purchase): Pick<ChoiceSet, 'product' | 'offers'> | undefined {
  if (flight) return { product: 'flight', offers: flightsOfDay(flight) }
  return ride ? { product: 'train', offers: trainsOfDay(ride) } : undefined
}

/** From early morning on, the same on every machine. */
const departures = Array.from({ length: 20 }, (_, index) => index)
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Percent of the price of what was bought, which was the cheapest but of every third day. */
const dearness = (index: number, date: string): number => (Number(date.slice(8)) % 3 === 0 ? 85 : 100) + ((index * 37) % 90)
const yuan = 100
const wholeYuan = (fen: number): number => Math.round(fen / yuan) * yuan

const carriers = ['MU', 'CA', 'CZ', 'HU', 'ZH'] as const
const fares = [
  { bookingClass: 'M', cabin: 'Y', percent: 100 },
  { bookingClass: 'B', cabin: 'Y', percent: 130 },
  { bookingClass: 'Y', cabin: 'Y', percent: 200 },
  { bookingClass: 'J', cabin: 'C', percent: 480 },
] as const

/** The own flight first, then the others of the day between these airports. */
function flightsOfDay(own: KeptFlight): SearchedFlight[] {
  const { departAirport, arriveAirport, departDate, durationMinutes, fullFare, spanDays } = own
  const others = departures.map((index): SearchedFlight => {
    const carrier = carriers[index % carriers.length]!
    const flightNo = `${carrier}${7100 + index}`
    const departs = 390 + index * 45
    const common = { departAirport, arriveAirport, departDate, durationMinutes, fullFare, spanDays }
    return {
      ...common,
      flightKey: `${flightNo}-${departDate.replaceAll('-', '')}-${departAirport}${arriveAirport}`,
      flightNo,
      carrier,
      departTime: timeOf(departs),
      arriveTime: timeOf(departs + durationMinutes),
      fares: faresAt(own, flightNo, dearness(index, departDate)),
    }
  })
  const { flightKey, flightNo, carrier, departTime, arriveTime } = own
  const bought = { flightKey, flightNo, carrier, departTime, arriveTime, fares: faresAt(own, flightNo, 100) }
  return [{ departAirport, arriveAirport, departDate, durationMinutes, fullFare, spanDays, ...bought }, ...others]
}

const faresAt = ({ fare, fullFare }: KeptFlight, flightNo: string, dear: number): SearchedFlight['fares'] =>
  fares.map(({ bookingClass, cabin, percent }) => {
    const ticketPrice = wholeYuan((fare.ticketPrice * dear * percent) / 10_000)
    return {
      fareKey: `${flightNo}-${bookingClass}`,
      bookingClass,
      cabin,
      ticketPrice,
      discount: Math.round((ticketPrice * 100) / fullFare),
      ruleTier: fare.ruleTier,
      fareType: fare.fareType,
      seats: 9,
    }
  })

const classes: readonly { seat: SeatClass; percent: number }[] = [
  { seat: 'O', percent: 100 },
  { seat: 'M', percent: 165 },
  { seat: '9', percent: 315 },
]

function trainsOfDay(own: KeptRide): KeptTrain[] {
  const { departStation, arriveStation, departDate, rideMinutes, spanDays, fare } = own
  const common = { lane: `${departStation}${arriveStation}`, departDate, spanDays }
  const seats = (dear: number) =>
    classes.map(({ seat, percent }) => ({ seat, price: wholeYuan((fare * dear * percent) / 10_000), seats: 21 }))
  const others = departures.map((index): KeptTrain => {
    const departs = 400 + index * 40
    const minutes = rideMinutes + (index % 5) * 12
    const trainNo = `G${101 + index * 2}`
    return {
      ...common,
      trainKey: `${departStation}0000${trainNo}-${departDate.replaceAll('-', '')}`,
      trainNo,
      departTime: timeOf(departs),
      arriveTime: timeOf(departs + minutes),
      rideMinutes: minutes,
      seats: seats(index % 4 === 0 && Number(departDate.slice(8)) % 3 === 0 ? 95 : 100),
    }
  })
  const { trainKey, trainNo, departTime, arriveTime } = own
  return [{ ...common, trainKey, trainNo, departTime, arriveTime, rideMinutes, seats: seats(100) }, ...others]
}
