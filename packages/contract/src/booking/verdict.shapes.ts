import { Type, type Static } from 'typebox'
import { Figure, words } from '../kit/words'

/** The weightiest handling of all violations, as the traveller meets it. */
export const Verdict = words('within', 'remind', 'reason', 'approval', 'payExcess', 'forbidden')
export type Verdict = 'within' | 'remind' | 'reason' | 'approval' | 'payExcess' | 'forbidden'

/**
 * One broken rule for one traveller (handbook 7.5). `expected` and `actual` are figures in the rule's unit
 * (fen for prices, tenths for discounts, days, cabin letters); `sentence` says it in the caller's language and
 * `change` is the smallest change that would comply.
 */
export const Violation = Type.Object({
  travellerId: Type.String(),
  rule: words('lowestPrice', 'advanceDays', 'cabin', 'discount'),
  handling: words('remind', 'reason', 'approval', 'payExcess', 'choose', 'forbid'),
  expected: Figure,
  actual: Figure,
  excess: Type.Optional(Type.Integer()),
  sentence: Type.String(),
  change: Type.Optional(Type.String()),
})
export type Violation = Static<typeof Violation>
