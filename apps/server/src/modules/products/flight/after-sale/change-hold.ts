import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import { isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import { chargeAt } from '@sojourn/domain/products/flight/kept'
import { stricterTier } from '@sojourn/domain/products/flight/fare-rules'
import type { Charge } from '@sojourn/domain/products/flight/passengers'
import type { AirHold } from '@sojourn/supply/ports/air'
import { settle } from '@sojourn/domain/booking/ledger/split'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { sumOf } from '../../../booking/coupon/lines'
import { verdictOfParty } from '../../../booking/approval/booking-chain'
import { afterSaleSubmission, takeCoupons, type AfterSaleParts } from '../../../booking/after-sale/submit-after-sale'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { StoredPriceLine } from '../../../booking/order/record'
import { nextOrderNo, type OrderTravellerRow } from '../../../booking/order/store'
import type { Proposal } from '../../../booking/placing/proposal'
import { writeHandOver } from '../../../booking/traveller/hand-over'
import type { PreparedChange } from './change-prepare'
import { airProblem } from '../search/choose'
import { buyerOf, keptGovernment } from '../government/government'
import { keptFlight } from '../supply/from-supply'
import { holdSeats, type AirAnswer } from '../fulfilment/hold-seats'
import { segmentRecord, titleOf } from '../book/order-record'
import { reasonOf } from '../../../booking/party/party'
import { refuseUnseenSearch } from '../../../booking/draft/shown'
import { flightSetting } from '../policy/rail-alternative'
import { storedViolationsOf } from '../book/violations'
import { reasonsFor } from '../../../booking/settings/reasons'
import { airPassenger } from '../supply/to-supply'

type Request = RequestOf<typeof applyFlightChange>

/** A change order whose new seats the carrier holds. */
export async function proposeChange(
  work: Work,
  actor: Actor,
  request: Request,
  prepared: PreparedChange,
): Promise<Proposal<AirAnswer> | Problem> {
  const { found, journey, lines, chain, coupons } = prepared
  const unseen = await refuseUnseenFlight(work, request, prepared)
  if (unseen) return unseen
  const travellers = judgedTravellers(work.context, request, prepared)
  if (isProblem(travellers)) return travellers
  const { enterpriseId, employeeId } = actor
  const orderNo = await nextOrderNo(work.sql, 'FC', chinaDate(work.context.clock.now()))
  const parts = {
    kind: 'change',
    fulfiller: 'flight',
    orderNo,
    title: titleOf([journey]),
    departAt: new Date(journey.departAt),
    arriveAt: new Date(journey.arriveAt),
    total: sumOf(lines, 'amount'),
    prices: pricesOf(prepared),
    verdict: verdictOfParty(travellers),
    remark: request.reasonText?.trim() ?? '',
    searchIds: [request.searchId],
    supplierReference: null,
    holdExpiresAt: new Date(prepared.holdUntil),
    travellers,
    segments: [changedSegment(prepared)],
    lines,
    problemIfTaken: 'couponTaken',
  } as const satisfies AfterSaleParts
  return {
    submission: afterSaleSubmission(work.context, actor, { parent: found.order, parts, chain }),
    async keep(own) {
      const subjects = coupons.map(({ traveller }) => `traveller ${traveller.employeeId} of ${traveller.orderNo}`)
      const purpose = `change ${orderNo}: documents for the carrier`
      await writeHandOver(own, { enterpriseId, employeeId, purpose, subjects })
      return takeCoupons(own, parts)
    },
    hold: holdSeats(work.context, {
      enterpriseId,
      orderNo,
      hold: seatsOf(work.context, request, prepared),
      problemOf: (failure) => airProblem(failure, 'flightKey'),
    }),
  }
}

/** Only what a search has shown is judged as it was shown. */
function refuseUnseenFlight(work: Work, { searchId }: Request, { found, coupons }: PreparedChange): Promise<Problem | undefined> {
  return refuseUnseenSearch(work, {
    tempOrderNo: found.order.tempOrderNo,
    searchId,
    journey: coupons[0]!.segment,
    unseen: 'flightUnknown',
  })
}

/** The travellers with what policy says of the new flight; a change re-evaluates it (handbook 7.2). */
function judgedTravellers(context: Context, request: Request, prepared: PreparedChange): OrderTravellerRow[] | Problem {
  const { found, coupons, people, journey, business, enterprise } = prepared
  const today = chinaDate(context.clock.now())
  const together = { party: people, setting: flightSetting(enterprise) }
  const travellers: OrderTravellerRow[] = []
  for (const row of found.travellers.filter(({ position }) => coupons.some(({ traveller }) => traveller.position === position))) {
    const person = people.find(({ employeeId }) => employeeId === row.employeeId)
    const violations = business && person ? settle(storedViolationsOf(person, [journey], today, together), request) : []
    if (violations.some(({ handling }) => handling === 'forbid')) return problem('policyForbids', { field: 'flightKey' })
    const reason = reasonOf(request, violations, reasonsFor(enterprise.config.settings, found.order.product), 'reasonCode')
    if (isProblem(reason)) return reason
    travellers.push({ ...row, violations, reason: reason.text })
  }
  return travellers
}

const seatsOf = (
  context: Context,
  request: Request,
  { coupons, journey, enterprise, business, holdUntil }: PreparedChange,
): Omit<AirHold, 'key'> => ({
  choices: [{ flightKey: request.flightKey, fareKey: request.fareKey }],
  agreements: business ? enterprise.config.settings.agreements : [],
  businessTravel: business,
  passengers: coupons.map(({ traveller }) =>
    airPassenger({ ...traveller, credentialNumber: context.vault.open(traveller.credentialCipher) }),
  ),
  expectedPrices: [journey.fare.ticketPrice],
  holdUntil: new Date(holdUntil),
  government: buyerOf(coupons[0]!.flown.body.government),
  remark: request.reasonText ?? '',
})

/** The new flight in the place of the old one; it is worth what was paid for it and follows the stricter rule of both. */
function changedSegment({ coupons, journey, lines }: PreparedChange): NewOrderSegment {
  const { flown } = coupons[0]!
  const line = lines[coupons.findIndex(({ traveller }) => traveller.passenger === 'adult')]!
  const flight = { ...journey.flight, fuelFee: flown.body.fuelFee + line.fuelDifference }
  const fare = {
    ...journey.fare,
    ticketPrice: line.ticketPrice + line.fareDifference,
    ruleTier: stricterTier(line.ruleTier, journey.fare.ruleTier),
  }
  const kept = keptFlight(flight, fare, {
    journey: flown.body.journey,
    charges: chargesAfter(coupons, lines),
    government: isGovernmentFare(fare) ? keptGovernment(flown.body.government) : undefined,
  })
  return segmentRecord(journey, flown.position, kept)
}

/** Each ticket is worth what was paid for it and for its change. */
const chargesAfter = (coupons: PreparedChange['coupons'], lines: PreparedChange['lines']): Record<number, Charge> =>
  Object.fromEntries(
    coupons.map(({ traveller, flown }, index) => {
      const { ticketPrice, fareDifference, fuelDifference } = lines[index]!
      const { buildFee, fuelFee } = chargeAt(flown.body, traveller.position)
      return [traveller.position, { ticketPrice: ticketPrice + fareDifference, buildFee, fuelFee: fuelFee + fuelDifference }]
    }),
  )

function pricesOf({ lines }: PreparedChange): StoredPriceLine[] {
  const kinds = [
    ['changeFee', 'fee'],
    ['fareDifference', 'fareDifference'],
    ['fuelDifference', 'fuelDifference'],
    ['afterSalesFee', 'serviceFee'],
  ] as const
  return kinds.flatMap(([kind, figure]) => {
    const units = [...new Set(lines.map((line) => line[figure]))].filter((unit) => unit > 0)
    return units.map((unit) => {
      const count = lines.filter((line) => line[figure] === unit).length
      return { kind, unit, count, amount: unit * count }
    })
  })
}
