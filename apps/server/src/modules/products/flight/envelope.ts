import { travelTypes } from '@sojourn/contract/booking/codes'
import { membersOf, type ApprovedOption, type Envelope } from '@sojourn/domain/booking/approval/envelope'
import { evaluateFlightParty } from '@sojourn/domain/booking/policy/evaluate-flight'
import { connects } from '@sojourn/domain/products/flight/journeys'
import { leadFares } from '@sojourn/domain/products/flight/lead-fares'
import { priceLines, totalOf, type Insurance } from '@sojourn/domain/products/flight/price'
import { isAirFailure, type AirFlight, type AirHeld } from '@sojourn/supply/ports/air'
import type { Context, OfferFailure, SubstitutedOrder, Substitution, SuppliedOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { insertChoiceSet } from '../../booking/draft/store'
import { findOrderSegments, findOrderTravellers, type OrderTravellerRow } from '../../booking/order/store'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'
import { findCredentials, findPeople, logAccess, type PersonRow } from '../../booking/traveller/store'
import { encodeChoiceSet } from './choice-set'
import { journeyOf, type Journey } from './choose'
import { plannedSegment } from './conflicts'
import { segmentRecord, titleOf, type KeptSegment } from './order-record'
import { policyTraveller } from './search'
import { supplyContext } from './supply'
import { storedViolationsOf } from './violations'

/** Options of one journey that are combined with those of the other. */
const optionsEach = 12
const holdsAtMost = 5

/** Asks the carrier whether the held seats would be ticketed at the fare that was shown. */
export async function confirmHeld(context: Context, sql: Sql, order: SuppliedOrder): Promise<OfferFailure | undefined> {
  const answer = await context.air.reprice(supplyContext(context, sql), { pnr: order.supplierReference ?? '' })
  if (!isAirFailure(answer)) return undefined
  const [price] = answer.prices ?? []
  if (answer.failure === 'priceChanged') return { failure: 'priceChanged', ...(price !== undefined && { price }) }
  return { failure: 'soldOut' }
}

interface Scene {
  order: SubstitutedOrder
  enterprise: EnterpriseRow
  kept: KeptSegment[]
  travellers: OrderTravellerRow[]
  people: PersonRow[]
  today: string
}
interface Option {
  journeys: (Journey & ApprovedOption['journeys'][number])[]
  prices: ReturnType<typeof priceLines>
  total: number
  /** The same seats, which only became dearer. */
  risen?: number[]
}

/** Holds the best option of the family that was approved: the same seats at their new fare, else another fare or flight of that day. */
export async function substituteWithin(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: SubstitutedOrder,
  envelope: Envelope,
): Promise<Substitution | undefined> {
  const scene = await sceneOf(context, sql, enterpriseId, order)
  const offers = await Promise.all(scene.kept.map((segment) => offersOf(context, sql, scene, segment)))
  const options = [...(await risenOption(context, sql, scene, offers)), ...otherOptions(scene, offers)]
  const judged = new Map<Option, Substitution['violations']>()
  const members = membersOf(envelope, approvedOf(scene), options, (option) => {
    const violations = scene.people.map((person) => storedViolationsOf(person, option.journeys, scene.today))
    judged.set(option, violations)
    return violations.flat()
  })
  let tries = 0
  for (const option of members) {
    const held = await holdOption(context, sql, enterpriseId, scene, option)
    if (held) {
      const searchIds = await keepChoices(context, sql, enterpriseId, scene, offers)
      return substitutionOf(scene, option, held, judged.get(option) ?? [], searchIds)
    }
    if (++tries === holdsAtMost) return undefined
  }
  return undefined
}

async function sceneOf(context: Context, sql: Sql, enterpriseId: number, order: SubstitutedOrder): Promise<Scene> {
  const today = chinaDate(context.clock.now())
  const [enterprise, segments, travellers] = await Promise.all([
    findEnterprise(sql, enterpriseId),
    findOrderSegments<KeptSegment>(sql, enterpriseId, [order.orderNo]),
    findOrderTravellers(sql, enterpriseId, [order.orderNo]),
  ])
  const business = travelTypes.word(order.travelType as 1) === 'business'
  const ids = travellers.map(({ employeeId }) => employeeId)
  const people = business ? await findPeople(sql, enterpriseId, ids, today) : []
  return { order, enterprise, kept: segments.map(({ body }) => body), travellers, people, today }
}

/** What is on offer between the same airports on the same day. */
const offersOf = (context: Context, sql: Sql, scene: Scene, segment: KeptSegment): Promise<AirFlight[]> =>
  context.air.search(supplyContext(context, sql), {
    departAirports: [segment.departAirport],
    arriveAirports: [segment.arriveAirport],
    date: segment.departDate,
    party: scene.travellers.length,
    agreements: scene.enterprise.config.settings.agreements,
    governmentOnly: false,
    businessTravel: scene.people.length > 0,
  })

/** The seats that are held, where the carrier still has them and only asks more. */
async function risenOption(context: Context, sql: Sql, scene: Scene, offers: readonly AirFlight[][]): Promise<Option[]> {
  const answer = await context.air.reprice(supplyContext(context, sql), { pnr: scene.order.supplierReference ?? '' })
  if (!isAirFailure(answer) || answer.failure !== 'priceChanged' || !answer.prices) return []
  const { prices } = answer
  const journeys = scene.kept.map((segment, index) => {
    const { fare, ...flight } = segment
    const dearer = { ...fare, ticketPrice: prices[index] ?? fare.ticketPrice }
    return journeyOf({ ...flight, fares: [dearer] }, dearer, withFare(offers[index] ?? [], segment, dearer))
  })
  return [{ ...optionOf(scene, journeys), risen: prices }]
}

/** The held fare may have left the list; policy compares it with what is on the list beside it. */
const withFare = (offers: readonly AirFlight[], segment: KeptSegment, fare: Journey['fare']): AirFlight[] => {
  const others = offers.filter(({ flightKey }) => flightKey !== segment.flightKey)
  const own = offers.find(({ flightKey }) => flightKey === segment.flightKey)
  const { fare: _held, ...flight } = segment
  const rest = own?.fares.filter(({ fareKey }) => fareKey !== fare.fareKey) ?? []
  return [...others, { ...(own ?? flight), fares: [fare, ...rest] }]
}

/** Every fare of one journey, or each cheap one combined with each of the way back that can be reached. */
function otherOptions(scene: Scene, offers: readonly AirFlight[][]): Option[] {
  const cap = scene.kept.length === 1 ? Infinity : optionsEach
  const choices = offers.map((flights) =>
    flights
      .flatMap((flight) => flight.fares.map((fare) => journeyOf(flight, fare, flights)))
      .toSorted((a, b) => a.fare.ticketPrice - b.fare.ticketPrice)
      .slice(0, cap),
  )
  return choices
    .reduce<Journey[][]>(
      (made, next) =>
        made.flatMap((before) =>
          next.flatMap((journey) => {
            const last = before.at(-1)
            return last && !connects(last.flight, journey.flight) ? [] : [[...before, journey]]
          }),
        ),
      [[]],
    )
    .map((journeys) => optionOf(scene, journeys))
}

function optionOf({ order, travellers }: Scene, journeys: readonly Journey[]): Option {
  const insurances = travellers.flatMap((traveller) => traveller.insurances)
  const prices = priceLines({
    journeys,
    travellers: travellers.map((traveller) => ({ insurances: traveller.insurances.map(({ code }) => code as Insurance) })),
    insurancePrices: Object.fromEntries(insurances.map(({ code, price }) => [code, price])),
    serviceFee: order.prices.find(({ kind }) => kind === 'serviceFee')?.unit ?? 0,
  })
  const placed = journeys.map((journey) => ({ ...journey, ...placeOf(journey) }))
  return { journeys: placed, prices, total: totalOf(prices) }
}

const placeOf = (journey: Journey) => {
  const { departCity, arriveCity, departDate } = plannedSegment(journey)
  return { flightKey: journey.flight.flightKey, departCity, arriveCity, departDate }
}

const approvedOf = ({ order, kept, travellers }: Scene): ApprovedOption => ({
  total: order.total,
  journeys: kept.map((segment) => {
    const { fare, ...flight } = segment
    const journey = journeyOf({ ...flight, fares: [fare] }, fare, [])
    return { ...placeOf(journey), departAt: journey.departAt }
  }),
  violations: travellers.flatMap(({ violations }) => violations),
})

/** Keeps the same seats at their new fare, or takes others and gives the old ones back; undefined where they are just gone. */
async function holdOption(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  scene: Scene,
  option: Option,
): Promise<AirHeld | undefined> {
  const supply = supplyContext(context, sql)
  const pnr = scene.order.supplierReference ?? ''
  if (option.risen) {
    const kept = await context.air.reprice(supply, { pnr, accepted: option.risen })
    return isAirFailure(kept) ? undefined : kept
  }
  const passengers = await passengersOf(context, sql, enterpriseId, scene)
  if (!passengers) return undefined
  const held = await context.air.hold(supply, {
    key: `${enterpriseId}/${scene.order.orderNo}/${option.journeys.map(({ fare }) => fare.fareKey).join('+')}`,
    choices: option.journeys.map(({ flight, fare }) => ({ flightKey: flight.flightKey, fareKey: fare.fareKey })),
    party: passengers.length,
    agreements: scene.enterprise.config.settings.agreements,
    businessTravel: scene.people.length > 0,
    passengers,
    expectedPrices: option.journeys.map(({ fare }) => fare.ticketPrice),
    holdUntil: scene.order.holdExpiresAt,
    remark: '',
  })
  if (isAirFailure(held)) return undefined
  await context.air.release(supply, { pnr })
  return held
}

/** As they stand in the documents of the order; undefined where one of these is no longer kept. */
async function passengersOf(context: Context, sql: Sql, enterpriseId: number, { order, travellers }: Scene) {
  const known = await findCredentials(
    sql,
    enterpriseId,
    travellers.map(({ employeeId }) => employeeId),
  )
  const found = travellers.map(({ credentialHash }) => known.find(({ numberHash }) => numberHash === credentialHash))
  const credentials = found.filter((credential) => credential !== undefined)
  if (credentials.length < found.length) return undefined
  const at = context.clock.now()
  await logAccess(sql, enterpriseId, {
    at,
    employeeId: 'system',
    purpose: `order ${order.orderNo}: documents for the carrier`,
    subjects: credentials.map(({ credentialId }) => ({ id: newId(at), subject: `credential ${credentialId}` })),
  })
  return credentials.map((credential) => ({
    name: credential.nameOnCredential,
    credentialType: credential.type,
    credentialNumber: context.vault.open(credential.numberCipher),
  }))
}

/** What was on offer when the option was taken, so that anybody can see why it was this one. */
async function keepChoices(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  { order, people, today }: Scene,
  offers: readonly AirFlight[][],
): Promise<string[]> {
  const searchedAt = context.clock.now()
  const searchIds = offers.map(() => newId(searchedAt))
  for (const [journey, flights] of offers.entries()) {
    const verdicts = evaluateFlightParty(people.map(policyTraveller), flights, today, 'zh-CN')
    const leads = flights.map(({ fares }, row) => leadFares(fares, verdicts[row] ?? []))
    const body = encodeChoiceSet({ flights, verdicts, people, bookingDate: today }, leads)
    await insertChoiceSet(sql, enterpriseId, {
      searchId: searchIds[journey]!,
      tempOrderNo: order.tempOrderNo,
      journey,
      searchedAt,
      body,
    })
  }
  return searchIds
}

function substitutionOf(
  scene: Scene,
  option: Option,
  held: AirHeld,
  violations: Substitution['violations'],
  searchIds: string[],
): Substitution {
  const flightsOf = (flights: readonly { flightNo: string; departTime: string }[]): string =>
    flights.map(({ flightNo, departTime }) => `${flightNo} ${departTime}`).join(' + ')
  return {
    supplierReference: held.pnr,
    title: titleOf(option.journeys),
    from: flightsOf(scene.kept),
    to: flightsOf(option.journeys.map(({ flight }) => flight)),
    departAt: option.journeys[0]!.departAt,
    arriveAt: option.journeys.at(-1)!.arriveAt,
    total: option.total,
    prices: option.prices,
    segments: option.journeys.map(segmentRecord),
    violations: scene.people.length > 0 ? violations : scene.travellers.map(() => []),
    searchIds,
  }
}
