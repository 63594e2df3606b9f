import { problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { IntlAirFailure, IntlAirFailureKind } from '@sojourn/supply/ports/intl-air'
import type { SupplierRefusal } from '../../../../capabilities/after-sales'

const problems: Partial<Record<IntlAirFailureKind, ProblemName>> = {
  rulesUnknown: 'fareRulesUnknown',
  // A ticket that the desk made with the carrier.
  referenceUnknown: 'fareRulesUnknown',
  couponNotOpen: 'couponAtAirport',
  notChangeable: 'ticketNotChangeable',
  itineraryUnknown: 'itineraryUnknown',
  soldOut: 'itineraryUnknown',
  saleClosed: 'itineraryUnknown',
}

/** What a carrier's refusal of a refund or change is to whoever asks for it. */
export const afterSaleProblem = ({ failure }: IntlAirFailure): Problem =>
  problem((problems[failure] ?? 'supplierFailed') as 'supplierFailed', { field: 'ticketNos' })

/** The carrier's refusals that may pass by themselves. */
export const refusalOf = ({ failure }: IntlAirFailure): SupplierRefusal => ({
  failure,
  ...(failure === 'supplierBusy' && { passing: true }),
})
