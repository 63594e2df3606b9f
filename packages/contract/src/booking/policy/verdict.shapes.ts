import { Type, type Static } from 'typebox'
import { Figure, words } from '../../kit/words'
import { handlings, policyRules } from '../codes'

/** The weightiest handling of all violations, as the traveller meets it. */
export const Verdict = words('within', 'remind', 'reason', 'approval', 'payExcess', 'forbidden')
export type Verdict = 'within' | 'remind' | 'reason' | 'approval' | 'payExcess' | 'forbidden'

/**
 * One broken rule for one traveller (handbook 7.5). `expected` and `actual` are figures in the rule's unit
 * (fen for prices, tenths for discounts, days, minutes, codes of classes); `sentence` says it in the caller's language and
 * `change` is the smallest change that would comply.
 */
export const Violation = Type.Object({
  travellerId: Type.String(),
  rule: words(...policyRules.words),
  handling: words(...handlings.words),
  expected: Figure,
  actual: Figure,
  excess: Type.Optional(Type.Integer()),
  /** Reason codes that excuse this violation: with one of them nobody has to approve it. */
  excuses: Type.Optional(Type.Array(Type.String())),
  /** Of the lowest price: the flight that was compared with, its fen, and tenths of a hundred of its full fare. */
  reference: Type.Optional(Type.Object({ service: Type.String(), price: Type.Integer(), discount: Type.Integer() })),
  sentence: Type.String(),
  change: Type.Optional(Type.String()),
})
export type Violation = Static<typeof Violation>
