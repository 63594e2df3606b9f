import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { actsOnDemand, mayDemand } from '@sojourn/domain/booking/demand/demand'
import { isBefore } from '@sojourn/domain/kit/local-date'
import type { KeptFlightPlan, PlanPassenger } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { adultPriceOf, directionsOf, planPriceOf } from '@sojourn/domain/products/intl-flight/demand/plan'
import { tripDocumentFault } from '@sojourn/domain/products/intl-flight/documents/document-rules'
import { abroadOf } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import { intlPriceLines } from '@sojourn/domain/products/intl-flight/price'
import type { Actor, Context, Work } from '../../../../context'
import { sideOf, stateNow } from '../../../booking/demand/demand'
import { findDemand } from '../../../booking/demand/demand-store'
import { flightDemandKind, type FlightDemandRow } from './demand-kind'

/** A plan that its asker may choose now. */
export function planOf(context: Context, row: FlightDemandRow, planId: string): KeptFlightPlan | Problem {
  const state = stateNow(context, flightDemandKind, row)
  if (!mayDemand('accept', state, 'customer') && state !== 'expired') return problem('demandClosed', { field: 'demandNo' })
  const plan = row.plans.find((each) => each.planId === planId)
  if (!plan) return problem('planUnknown', { field: 'planId' })
  if (plan.ended) return problem('planEnded', { field: 'planId' })
  const stands = state !== 'expired' && isBefore(context.clock.now().toISOString(), plan.validUntil)
  return stands ? plan : problem('planExpired', { field: 'planId' })
}

export interface ChosenPlan {
  row: FlightDemandRow
  plan: KeptFlightPlan
}

/** Whose plan it is: chosen by the person who asked, never by the agency. */
export async function ownPlan(
  work: Work,
  actor: Actor,
  { demandNo, planId }: { demandNo: string; planId: string },
): Promise<ChosenPlan | Problem> {
  if (!actsOnDemand('accept', sideOf(actor))) return problem('forbidden')
  const row = await findDemand(work, flightDemandKind, demandNo)
  if (row?.employeeId !== actor.employeeId) return problem('demandUnknown', { field: 'demandNo' })
  const plan = planOf(work.context, row, planId)
  return isProblem(plan) ? plan : { row, plan }
}

/** Fen of each kind; `fees` are ours of one direction, by traveller. */
export const linesOf = (plan: KeptFlightPlan, passengers: readonly PlanPassenger[], fees: readonly number[]) =>
  intlPriceLines({
    tickets: [
      {
        validatingCarrier: plan.validatingCarrier,
        prices: plan.prices.map(({ passenger, fare, taxes }) => ({ passenger, fare, surcharge: 0, taxes: [{ amount: taxes }] })),
      },
    ],
    travellers: passengers.map((passenger, index) => ({
      passenger: (planPriceOf(plan, passenger) ?? adultPriceOf(plan)).passenger,
      serviceFee: fees[index] ?? 0,
    })),
    directions: directionsOf(plan.segments).length,
  })

/** Why a document does not do for the flights of a plan. */
export const credentialFaultOn = ({ segments }: KeptFlightPlan) => tripDocumentFault(abroadOf(segments))
