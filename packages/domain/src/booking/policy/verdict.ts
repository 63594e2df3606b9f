import { isPriceRule, type Handling, type PolicyRule } from '@sojourn/contract/booking/codes'
import type { Verdict, Violation } from '@sojourn/contract/booking/policy/verdict.shapes'

/** What the traveller meets; where a person may choose between approval and paying, approval is the way that always works. */
export const verdictOfHandling: Record<Handling, Verdict> = {
  remind: 'remind',
  reason: 'reason',
  approval: 'approval',
  payExcess: 'payExcess',
  choose: 'approval',
  forbid: 'forbidden',
}

/** From the lightest to the weightiest: what somebody else must agree to outweighs what one pays. */
const byWeight: readonly Verdict[] = ['within', 'remind', 'reason', 'payExcess', 'approval', 'forbidden']

export const handlingWeight = (handling: Handling): number => byWeight.indexOf(verdictOfHandling[handling])

/** The weightiest of several verdicts. */
export const weightiest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((worst, verdict) => (isHeavier(verdict, worst) ? verdict : worst), 'within')

/** Whether one weighs more than another. */
export const isHeavier = (one: Verdict, other: Verdict): boolean => byWeight.indexOf(one) > byWeight.indexOf(other)

type Handled = Pick<Violation, 'handling'>

/** The weightiest handling of all violations (handbook 7.4). */
export const verdictOf = (violations: readonly Handled[]): Verdict =>
  weightiest(violations.map(({ handling }) => verdictOfHandling[handling]))

/** Must a reason be given before this can be ordered? */
export const needsReason = (violations: readonly Handled[]): boolean =>
  violations.some(({ handling }) => handling === 'reason' || handling === 'approval' || handling === 'choose')

/** Must somebody approve because of this violation? A reminder, a reason and an excess paid personally ask nobody (handbook 7.4). */
export const needsApproval = ({ handling }: Handled): boolean => handling === 'approval' || handling === 'choose'

/** How a rule can be dealt with: where there is no money to pay, somebody approves. */
export const handledAs = (rule: PolicyRule, handling: Handling): Handling =>
  !isPriceRule(rule) && (handling === 'payExcess' || handling === 'choose') ? 'approval' : handling

/** Orders what keeps the standard before what does not. */
export const compliantFirst = (a: Verdict, b: Verdict): number => Number(a !== 'within') - Number(b !== 'within')

/** One offer for one traveller or for a whole party. */
export interface OfferVerdict {
  verdict: Verdict
  violations: Violation[]
}

export const withinPolicy: OfferVerdict = { verdict: 'within', violations: [] }
