import { membersOf, type ApprovedOption, type Envelope, type EnvelopeOption } from '@sojourn/domain/booking/approval/envelope'
import { intlPriceLines, intlTotal } from '@sojourn/domain/products/intl-flight/price'
import { isIntlAirFailure, type IntlAirHeld } from '@sojourn/supply/ports/intl-air'
import type { Work } from '../../../../context'
import type { OfferFailure, SubstitutedOrder, Substitution, SuppliedOrder } from '../../../../capabilities/fulfilment'
import { asking } from '../../../booking/lifecycle/asking'
import { directionOf } from '../book/trip-on-offer'
import { segmentsOf, titleOf } from '../book/order-record'
import { tripTotal } from '../fulfilment/secure'
import { findIntlOrder, updateIntlTrip } from '../order/kept-store'
import { heldTrip } from '../order/kept-trip'
import { sceneOf, type Scene } from './held-trip'
import { judged } from './judge-held'

/** Asks the carriers whether the held seats would be ticketed at the price that was shown; the new one is that of the whole trip. */
export async function confirmHeld(work: Work, { orderNo, supplierReference }: SuppliedOrder): Promise<OfferFailure | undefined> {
  const now = await work.context.intlAir.reprice(asking(work.context), { reference: supplierReference ?? '' })
  if (!isIntlAirFailure(now)) {
    const shown = tripTotal(await findIntlOrder(work, orderNo))
    return now.total > shown ? { failure: 'priceChanged', price: now.total } : undefined
  }
  if (now.failure === 'supplierBusy') return undefined
  return now.failure === 'priceChanged' && now.total !== undefined
    ? { failure: 'priceChanged', price: now.total }
    : { failure: 'soldOut' }
}

/** Keeps the same seats at their new price where the approvers accepted as much; nothing else stands in for a trip abroad. */
export async function substituteWithin(
  work: Work,
  order: SubstitutedOrder,
  envelope: Envelope,
): Promise<Substitution | undefined> {
  const { context } = work
  const reference = order.supplierReference ?? ''
  const now = await context.intlAir.reprice(asking(context), { reference })
  if (!isIntlAirFailure(now) || now.failure !== 'priceChanged' || now.total === undefined) return undefined
  const scene = await sceneOf(work, order)
  // What it costs the company more is what the carriers ask more: our fees stay.
  const dearer = order.total + now.total - tripTotal(scene.kept)
  const approved = approvedOf(scene)
  const option: EnvelopeOption = { ...approved, total: dearer, keepsSeats: true }
  const [member] = membersOf(envelope, approved, [option], () => [])
  if (!member) return undefined
  const held = await context.intlAir.reprice(asking(context), { reference, accepted: now.total })
  if (isIntlAirFailure(held)) return undefined
  const violations = judged(work, scene, directionsAt(scene, held))
  const known = (rule: string, traveller: number) => scene.travellers[traveller]!.violations.some((one) => one.rule === rule)
  // A rule that the approved case did not break would need another decision.
  const isNew = violations.some((own, traveller) => own.some(({ rule }) => !known(rule, traveller)))
  return isNew ? undefined : substitutionOf(scene, held, violations)
}

/** The case as it was approved. */
const approvedOf = ({ order, rows, travellers }: Scene<SubstitutedOrder>): ApprovedOption => ({
  total: order.total,
  journeys: rows.map(({ serviceKey: flightKey, departCity, arriveCity, departDate, departAt }) => ({
    flightKey,
    departCity,
    arriveCity,
    departDate,
    departAt: departAt.toISOString(),
  })),
  violations: travellers.flatMap(({ violations }) => violations),
})

const directionsAt = ({ offers }: Scene<SubstitutedOrder>, held: IntlAirHeld) =>
  held.itineraries.map((itinerary, index) => directionOf(itinerary, held.fares[index]!, offers[index] ?? []))

function substitutionOf(
  { order, kept, travellers }: Scene<SubstitutedOrder>,
  held: IntlAirHeld,
  violations: Substitution['violations'],
): Substitution {
  const passengers = kept.passengers.map(({ passenger }) => passenger)
  const segments = segmentsOf(held, passengers, kept.extras.list)
  const prices = intlPriceLines({
    tickets: held.tickets,
    travellers: travellers.map(({ serviceFee }, index) => ({ passenger: passengers[index]!, serviceFee })),
    directions: held.itineraries.length,
    extras: kept.extras.list,
  })
  const flights = segments.map(({ serviceNo }) => serviceNo).join(' + ')
  return {
    supplierReference: held.reference,
    title: titleOf(held.itineraries),
    from: flights,
    to: flights,
    departAt: segments[0]!.departAt,
    arriveAt: segments.at(-1)!.arriveAt,
    total: intlTotal(prices),
    prices,
    segments,
    violations,
    searchIds: [],
    keep: (tenant) => updateIntlTrip(tenant, order.orderNo, heldTrip(kept.trip, held, passengers)),
  }
}
