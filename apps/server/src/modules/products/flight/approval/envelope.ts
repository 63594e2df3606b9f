import { membersOf, type Envelope } from '@sojourn/domain/booking/approval/envelope'
import { sum } from '@sojourn/domain/kit/money'
import { leadFares } from '@sojourn/domain/products/flight/lead-fares'
import { isAirFailure, type AirHeld } from '@sojourn/supply/ports/air'
import type { Context, Work } from '../../../../context'
import type { OfferFailure, SubstitutedOrder, Substitution, SuppliedOrder } from '../../../../capabilities/fulfilment'
import { newId } from '../../../../kit/id'
import { insertChoiceSet } from '../../../booking/draft/store'
import { asking } from '../../../booking/lifecycle/asking'
import { logHandOver } from '../../../booking/traveller/hand-over'
import { findCredentials } from '../../../booking/traveller/store'
import { encodeChoiceSet } from '../search/choice-set'
import {
  approvedOf,
  brokenRulesOf,
  dearerOption,
  otherOptions,
  pricesNow,
  sceneOf,
  type Option,
  type Scene,
} from './envelope-options'
import { findFlights } from '../order/kept-store'
import { verifiedGovernment } from '../government/government'
import { segmentsOf, titleOf } from '../book/order-record'
import { flightSetting } from '../policy/rail-alternative'
import { storedViolationsOf } from '../book/violations'
import { airPassenger } from '../supply/to-supply'

const holdsAtMost = 5

/** Asks the carrier whether the held seats would be ticketed at the fare that was shown; the new price is that of all flights. */
export async function confirmHeld(work: Work, order: SuppliedOrder): Promise<OfferFailure | undefined> {
  const { orderNo, supplierReference } = order
  const [prices, kept] = await Promise.all([pricesNow(work.context, supplierReference), findFlights(work, [orderNo])])
  if (!prices) return { failure: 'soldOut' }
  const price = sum(prices)
  return price > sum(kept.map(({ body }) => body.fare.ticketPrice)) ? { failure: 'priceChanged', price } : undefined
}

/**
 * Holds the best option of the family that was approved: the same seats at their new fare, else another fare or flight of that day.
 * Nothing stands in for the two flights of a connection, which were approved as one.
 */
export async function substituteWithin(
  work: Work,
  order: SubstitutedOrder,
  envelope: Envelope,
): Promise<Substitution | undefined> {
  const scene = await sceneOf(work, order)
  if (scene.kept.some(({ whole }) => whole)) return undefined
  const options = [...(await dearerOption(work.context, scene)), ...otherOptions(scene)]
  let tries = 0
  for (const option of membersOf(envelope, approvedOf(scene), options, brokenRulesOf(scene))) {
    const held = await holdOption(work, scene, option)
    if (held) return substitutionOf(work.context, scene, option, held)
    if (++tries === holdsAtMost) return undefined
  }
  return undefined
}

/** Keeps the same seats at their new fare, or takes others; undefined where they are just gone. */
async function holdOption(work: Work, scene: Scene, option: Option): Promise<AirHeld | undefined> {
  const { enterpriseId, orderNo, attempt, holdExpiresAt, supplierReference } = scene.order
  const expectedPrices = option.journeys.map(({ fare }) => fare.ticketPrice)
  if (option.keepsSeats) {
    const kept = await work.context.air.reprice(asking(work.context), { pnr: supplierReference ?? '', accepted: expectedPrices })
    return isAirFailure(kept) ? undefined : kept
  }
  const passengers = await passengersOf(work, scene)
  if (!passengers) return undefined
  const businessTravel = scene.people.length > 0
  const held = await work.context.air.hold(asking(work.context), {
    // The order's own key stands for the seats that were lost.
    key: `${enterpriseId}/${orderNo}/${attempt}/${option.journeys.map(({ fare }) => fare.fareKey).join('+')}`,
    choices: option.journeys.map(({ flight, fare }) => ({ flightKey: flight.flightKey, fareKey: fare.fareKey })),
    agreements: businessTravel ? scene.enterprise.config.settings.agreements : [],
    businessTravel,
    passengers,
    expectedPrices,
    holdUntil: holdExpiresAt,
    remark: '',
  })
  return isAirFailure(held) ? undefined : held
}

/** As they stand in the documents of the order; undefined where one of these is no longer kept. */
async function passengersOf(work: Work, { order, travellers }: Scene) {
  const { enterpriseId } = order
  const ids = travellers.map(({ employeeId }) => employeeId)
  const known = await findCredentials(work, ids)
  const found = travellers.map(({ credentialHash }) => known.find(({ numberHash }) => numberHash === credentialHash))
  const credentials = found.filter((credential) => credential !== undefined)
  if (credentials.length < found.length) return undefined
  await logHandOver(work, {
    enterpriseId,
    employeeId: 'system',
    purpose: `order ${order.orderNo}: documents for the carrier`,
    subjects: credentials.map(({ credentialId }) => `credential ${credentialId}`),
  })
  return credentials.map((credential, index) =>
    airPassenger({
      name: credential.nameOnCredential,
      passenger: travellers[index]!.passenger,
      credentialType: credential.type,
      credentialNumber: work.context.vault.open(credential.numberCipher),
    }),
  )
}

/** What was on offer when the option was held, so that anybody can see why it was this one. */
function choicesShown(context: Context, { order, enterprise, people, today, offers, rails, verdicts }: Scene) {
  const searchedAt = context.clock.now()
  return offers.map((flights, journey) => {
    const setting = flightSetting(enterprise, rails[journey])
    const judged = { flights, verdicts: verdicts[journey] ?? [], people, policyApplies: true, bookingDate: today, setting }
    const leads = flights.map(({ fares }, row) => leadFares(fares, judged.verdicts[row] ?? []))
    const body = encodeChoiceSet(judged, leads)
    return { searchId: newId(searchedAt), tempOrderNo: order.tempOrderNo, journey, searchedAt, body }
  })
}

function substitutionOf(context: Context, scene: Scene, option: Option, held: AirHeld): Substitution {
  const { supplierReference } = scene.order
  const shown = choicesShown(context, scene)
  const flightsOf = (flights: readonly { flightNo: string; departTime: string }[]): string =>
    flights.map(({ flightNo, departTime }) => `${flightNo} ${departTime}`).join(' + ')
  const passengers = scene.travellers.map(({ passenger }) => passenger)
  const together = { party: scene.people, setting: flightSetting(scene.enterprise) }
  const soldTo = scene.kept.find(({ government }) => government)?.government
  return {
    supplierReference: held.pnr,
    title: titleOf(option.journeys),
    from: flightsOf(scene.kept),
    to: flightsOf(option.journeys.map(({ flight }) => flight)),
    departAt: option.journeys[0]!.departAt,
    arriveAt: option.journeys.at(-1)!.arriveAt,
    total: option.total,
    prices: option.prices,
    segments: segmentsOf(option.journeys, passengers, verifiedGovernment(soldTo, held)),
    violations: scene.travellers.map(({ employeeId }) => {
      const person = scene.people.find((one) => one.employeeId === employeeId)
      return person ? storedViolationsOf(person, option.journeys, scene.today, together) : []
    }),
    searchIds: shown.map(({ searchId }) => searchId),
    ...(!option.keepsSeats && supplierReference && { replaces: supplierReference }),
    keep: (tenant) => Promise.all(shown.map((set) => insertChoiceSet(tenant, set))),
  }
}
