import { handlings, type Handling } from '@sojourn/contract/booking/codes'
import type { Verdict, Violation } from '@sojourn/contract/booking/verdict.shapes'

/** What the traveller meets; where a person may choose between approval and paying, approval is the way that always works. */
const verdictOfHandling: Record<Handling, Verdict> = {
  remind: 'remind',
  reason: 'reason',
  approval: 'approval',
  payExcess: 'payExcess',
  choose: 'approval',
  forbid: 'forbidden',
}

type Handled = Pick<Violation, 'handling' | 'excuses'>

/** The weightiest handling of all violations (handbook 7.4). */
export function verdictOf(violations: readonly Handled[]): Verdict {
  let heaviest: Handling | undefined
  for (const { handling } of violations)
    if (heaviest === undefined || handlings.code(handling) > handlings.code(heaviest)) heaviest = handling
  return heaviest === undefined ? 'within' : verdictOfHandling[heaviest]
}

/** Must a reason be given before this can be ordered? */
export const needsReason = (violations: readonly Handled[]): boolean =>
  violations.some(({ handling }) => handling === 'reason' || handling === 'approval' || handling === 'choose')

/** Must somebody approve because of these violations? A reason that a rule itself accepts excuses it. */
export const needsApproval = (violations: readonly Handled[], reasonCode?: string): boolean =>
  violations.some(
    ({ handling, excuses }) =>
      (handling === 'approval' || handling === 'choose') && !(reasonCode !== undefined && excuses?.includes(reasonCode)),
  )

/** One offer for one traveller or for a whole party. */
export interface OfferVerdict {
  verdict: Verdict
  violations: Violation[]
}

export const withinPolicy: OfferVerdict = { verdict: 'within', violations: [] }
