import type { ApprovedOption, BrokenRule, EnvelopeOption } from '@sojourn/domain/booking/approval/envelope'
import type { RailFact } from '@sojourn/domain/products/flight/policy/offers'
import { evaluateFlightParty } from '@sojourn/domain/products/flight/policy/evaluate'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { connects } from '@sojourn/domain/products/flight/journeys'
import type { KeptFlight } from '@sojourn/domain/products/flight/kept'
import { seatsOf } from '@sojourn/domain/products/flight/passengers'
import { priceLines, totalOf, type Insurance } from '@sojourn/domain/products/flight/price'
import { isAirFailure, type AirFlight, type AirSearch } from '@sojourn/supply/ports/air'
import type { Context, Work } from '../../../../context'
import type { JudgedOrder, SubstitutedOrder } from '../../../../capabilities/fulfilment'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import { findEnterprise, type EnterpriseRow } from '../../../booking/settings/store'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { journeyOf, type Journey } from '../search/choose'
import { heldFlight } from '../supply/from-supply'
import { findFlights } from '../order/kept-store'
import { plannedSegment } from '../book/planned-segment'
import { flightSetting, railAlternative } from '../policy/rail-alternative'
import { policyTraveller } from '../search/search'

/** Flights of each journey that are combined with those of the other. */
const flightsEach = 12

/** An approved order with what is on offer beside it now. */
export interface Scene<Order extends JudgedOrder = SubstitutedOrder> {
  order: Order
  enterprise: EnterpriseRow
  kept: KeptFlight[]
  travellers: OrderTravellerRow[]
  /** Seats for all of them. */
  party: number
  /** Empty on a personal trip, which no policy judges. */
  people: PersonRow[]
  today: string
  /** By journey: what is on offer between the same airports on the same day, with its verdicts. */
  offers: AirFlight[][]
  rails: (RailFact | undefined)[]
  verdicts: OfferVerdict[][][]
}
export interface Option extends EnvelopeOption {
  journeys: (Journey & EnvelopeOption['journeys'][number])[]
  prices: ReturnType<typeof priceLines>
}

export async function sceneOf<Order extends JudgedOrder>(work: Work, order: Order): Promise<Scene<Order>> {
  const today = chinaDate(work.context.clock.now())
  const [enterprise, segments, travellers] = await Promise.all([
    findEnterprise(work),
    findFlights(work, [order.orderNo]),
    findOrderTravellers(work, [order.orderNo]),
  ])
  const businessTravel = order.travelType === 'business'
  const ids = travellers.map(({ employeeId }) => employeeId)
  const people = businessTravel
    ? await findPeople(work, ids, { today, reader: 'anybody', under: underApplication(work.context, order.travelApplyNo) })
    : []
  const kept = segments.map(({ body }) => body)
  const party = seatsOf(travellers.map(({ passenger }) => passenger))
  const offers = await Promise.all(
    kept.map((flight) =>
      work.context.air.search(asking(work.context), searchBetween({ order, enterprise, party }, flight, flight)),
    ),
  )
  const rails = await Promise.all(offers.map(([flight]) => railAlternative(work.context, people, flight, party)))
  const judge = (flights: AirFlight[], journey: number) =>
    evaluateFlightParty(people.map(policyTraveller), flights, {
      bookingDate: today,
      language: 'zh-CN',
      setting: flightSetting(enterprise, rails[journey]),
    })
  return { order, enterprise, kept, travellers, party, people, today, offers, rails, verdicts: offers.map(judge) }
}

/** What is on offer from where one kept flight departs to where it or the one that follows arrives. */
export const searchBetween = (
  { order, enterprise, party }: Pick<Scene<JudgedOrder>, 'order' | 'enterprise' | 'party'>,
  { departAirport, departDate }: Pick<KeptFlight, 'departAirport' | 'departDate'>,
  { arriveAirport }: Pick<KeptFlight, 'arriveAirport'>,
): AirSearch => ({
  departAirports: [departAirport],
  arriveAirports: [arriveAirport],
  date: departDate,
  party,
  agreements: order.travelType === 'business' ? enterprise.config.settings.agreements : [],
  governmentOnly: false,
  businessTravel: order.travelType === 'business',
})

/** The case as it was approved. */
export const approvedOf = (scene: Scene): ApprovedOption => ({
  total: scene.order.total,
  journeys: scene.kept.map((flight) => placed(heldJourney(scene, flight, flight.fare.ticketPrice, []))),
  violations: scene.travellers.flatMap(({ violations }) => violations),
})

/**
 * What the carrier asks now of an adult for each of the held flights, also where that was accepted for a decision that came to nothing;
 * undefined where it has the seats no more.
 */
export async function pricesNow(context: Context, supplierReference: string | null): Promise<readonly number[] | undefined> {
  const answer = await context.air.reprice(asking(context), { pnr: supplierReference ?? '' })
  if (!isAirFailure(answer)) return answer.journeys.map(({ fare }) => fare.ticketPrice)
  return answer.failure === 'priceChanged' ? answer.prices : undefined
}

/** The seats that are held, where the carrier still has them and only asks more. */
export async function dearerOption(context: Context, scene: Scene): Promise<Option[]> {
  const prices = await pricesNow(context, scene.order.supplierReference)
  if (!prices || scene.kept.every(({ fare }, index) => prices[index] === fare.ticketPrice)) return []
  const journeys = scene.kept.map((flight, index) =>
    heldJourney(scene, flight, prices[index] ?? flight.fare.ticketPrice, scene.offers[index] ?? []),
  )
  return [{ ...optionOf(scene, journeys), keepsSeats: true }]
}

/** The held seats at a price; the flight stands among the offers with this fare first. */
export function heldJourney(
  { party }: Pick<Scene, 'party'>,
  kept: KeptFlight,
  ticketPrice: number,
  offers: readonly AirFlight[],
): Journey {
  const { flight, fare } = heldFlight({ ...kept, fare: { ...kept.fare, ticketPrice } }, party)
  const others = offers.find(({ flightKey }) => flightKey === flight.flightKey)?.fares ?? []
  const own = { ...flight, fares: [fare, ...others.filter(({ fareKey }) => fareKey !== fare.fareKey)] }
  return journeyOf(own, fare, [own, ...offers.filter(({ flightKey }) => flightKey !== flight.flightKey)])
}

/** Every flight of that day at its cheapest fare, the flights that were approved at all of theirs; a way back that can be reached. */
export function otherOptions(scene: Scene): Option[] {
  const most = scene.kept.length === 1 ? Infinity : flightsEach
  const choices = scene.offers.map((flights, index) =>
    flights
      .flatMap((flight) => {
        const cheapest = flight.fares.toSorted((a, b) => a.ticketPrice - b.ticketPrice)
        const wanted = flight.flightKey === scene.kept[index]?.flightKey ? cheapest : cheapest.slice(0, 1)
        return wanted.map((fare) => journeyOf(flight, fare, flights))
      })
      .toSorted((a, b) => a.fare.ticketPrice - b.fare.ticketPrice)
      .slice(0, most),
  )
  const journeys = choices.reduce<Journey[][]>(
    (made, next) =>
      made.flatMap((before) => next.flatMap((journey) => (isReached(before, journey) ? [[...before, journey]] : []))),
    [[]],
  )
  return journeys.map((journeys) => optionOf(scene, journeys))
}

function isReached(before: readonly Journey[], journey: Journey): boolean {
  const last = before.at(-1)
  return last === undefined || connects(last.flight, journey.flight)
}

/** The rules that an option breaks, from the verdicts of the list; the held seats have a list of their own. */
export const brokenRulesOf =
  (scene: Scene) =>
  (option: Option): BrokenRule[] =>
    option.journeys.flatMap(({ flight, fare, offers }, index) => {
      const listed = option.keepsSeats ? offers : (scene.offers[index] ?? [])
      const setting = flightSetting(scene.enterprise, scene.rails[index])
      const verdicts = option.keepsSeats
        ? evaluateFlightParty(scene.people.map(policyTraveller), listed, { bookingDate: scene.today, language: 'zh-CN', setting })
        : scene.verdicts[index]
      const row = listed.findIndex(({ flightKey }) => flightKey === flight.flightKey)
      const column = listed[row]?.fares.findIndex(({ fareKey }) => fareKey === fare.fareKey) ?? -1
      return verdicts?.[row]?.[column]?.violations ?? []
    })

function optionOf({ travellers, rails }: Scene, journeys: readonly Journey[]): Option {
  const insurances = travellers.flatMap((traveller) => traveller.insurances)
  const prices = priceLines({
    journeys,
    travellers: travellers.map(({ passenger, insurances: chosen, serviceFee }) => ({
      passenger,
      serviceFee,
      insurances: chosen.map(({ code }) => code as Insurance),
    })),
    insurancePrices: Object.fromEntries(insurances.map(({ code, price }) => [code, price])),
  })
  return {
    journeys: journeys.map((journey, index) => ({ ...placed(journey), rail: rails[index] })),
    prices,
    total: totalOf(prices),
  }
}

function placed(journey: Journey): Option['journeys'][number] {
  const { departCity, arriveCity, departDate } = plannedSegment(journey)
  return { ...journey, flightKey: journey.flight.flightKey, departCity, arriveCity, departDate }
}
