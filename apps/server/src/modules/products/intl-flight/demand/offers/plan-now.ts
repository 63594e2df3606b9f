import { isProblem, problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { KeptFlightPlan, KeptPlanEnd, KeptPlanOffer, PlanEnd } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { lastPlanStands, whyPlanEnds } from '@sojourn/domain/products/intl-flight/demand/plan-offer'
import type { Actor, Context, Work } from '../../../../../context'
import { inCompany, inTransaction } from '../../../../../work'
import { keepMoved } from '../../../../booking/demand/demand'
import { lockDemand, type DemandEvent } from '../../../../booking/demand/demand-store'
import { announce } from '../../../../booking/notification/announce'
import { pricedTrip, type TripOnOffer } from '../../book/trip-on-offer'
import { buyersOf } from '../../search/judged-offers'
import { flightDemandKind, type FlightDemandRow } from '../demand-kind'
import { tripOf } from './demand-trip'
import { planOfQuote } from './priced-offer'

interface Own {
  row: FlightDemandRow
  plan: KeptFlightPlan
}

const problemOf: Record<PlanEnd, ProblemName> = {
  dearer: 'planDearer',
  soldOut: 'planSoldOut',
  retimed: 'planRetimed',
  notSold: 'planNotSold',
}
/** What the supply says of a trip that it does not sell as it was quoted. */
const endOf: Partial<Record<ProblemName, PlanEnd>> = {
  planDearer: 'dearer',
  planSoldOut: 'soldOut',
  planRetimed: 'retimed',
  planNotSold: 'notSold',
  priceChanged: 'dearer',
  fareSoldOut: 'soldOut',
  saleClosed: 'notSold',
  itineraryUnknown: 'notSold',
}

const over = (why: PlanEnd, total?: number): Problem =>
  problem(problemOf[why], { field: 'planId', ...(total !== undefined && { detail: { total: shortYuan(total), price: total } }) })

/** The trip of a plan of the supply, priced anew: with the hours and classes and at no more than was quoted, or why it is over. */
export async function planNow(
  work: Work,
  actor: Actor,
  { row, plan }: Own,
  offer: KeptPlanOffer,
): Promise<TripOnOffer | Problem> {
  const { legs, choices } = offer
  const draft = tripOf(row, legs, actor)
  const { enterprise, ages, passengers } = await buyersOf(work, actor, draft)
  const trip = await pricedTrip(work, { draft, enterprise, passengers, choices })
  if (isProblem(trip)) {
    const why = endOf[trip.problem]
    return why ? over(why) : trip
  }
  const why = whyPlanEnds(plan, planOfQuote(trip.quote, { legs, passengers: ages, choices }))
  return why ? over(why, why === 'dearer' ? trip.quote.total : undefined) : trip
}

/** Before a plan of the supply is opened to be chosen: whether it is still to be had; what is over is written down. */
export async function refuseOver(context: Context, actor: Actor, own: Own): Promise<Problem | undefined> {
  const { offer, planId } = own.plan
  if (!offer) return undefined
  const now = await inCompany(context, actor.enterpriseId, (work) => planNow(work, actor, own, offer))
  return isProblem(now) ? endPlan(context, actor, { demandNo: own.row.demandNo, planId }, now) : undefined
}

/**
 * A plan that could not be had: it is over, for whoever asked and for the agency, while the others stand. An order that was refused for it
 * has never been, so that the demand stands as before. Whatever else was wrong changes nothing.
 */
export async function endPlan(
  context: Context,
  { enterpriseId }: Pick<Actor, 'enterpriseId'>,
  { demandNo, planId }: { demandNo: string; planId: string },
  refused: Problem,
): Promise<Problem> {
  const concerned = await inTransaction(context, enterpriseId, async (work) => {
    const row = await lockDemand(work, flightDemandKind, demandNo)
    const plan = row?.plans.find((each) => each.planId === planId)
    const neverBeen = row?.state === 'chosen' && row.orderState === 'refused'
    if (!row || !plan?.offer || plan.ended || !(neverBeen || refused.problem.startsWith('plan'))) return []
    const end = endFor(context, refused)
    if (!end && !neverBeen) return []
    const plans = end ? row.plans.map((each) => (each === plan ? { ...each, ended: end } : each)) : row.plans
    const stands = lastPlanStands(plans)
    const dueAt = stands === undefined ? context.clock.now() : new Date(stands)
    const open = row.state === 'quoted' || neverBeen
    await keepMoved(work, flightDemandKind, row, {
      plans,
      ...(open && { state: 'quoted', orderNo: null, dueAt }),
      ...(end && { event: eventOf(end, row.plans.indexOf(plan)) }),
    })
    return [row.employeeId, ...row.body.employeeIds]
  })
  if (concerned.length > 0) announce(context, enterpriseId, demandNo, concerned)
  return refused
}

function endFor(context: Context, { problem: name, detail = {} }: Problem): KeptPlanEnd | undefined {
  const why = endOf[name]
  const price = detail['price']
  return why && { at: context.clock.now().toISOString(), why, ...(typeof price === 'number' && { total: price }) }
}

/** The supply's doing, nobody's. */
const eventOf = ({ at, why, total }: KeptPlanEnd, index: number): DemandEvent => ({
  at,
  actor: '',
  event: 'planOver',
  detail: { number: index + 1, why, price: total === undefined ? '' : shortYuan(total) },
})
