import { Type, type Static } from 'typebox'
import { ApprovalPreview } from '../../booking/order.shapes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant } from '../../kit/local-date'
import { IntlExtraOffer, IntlExtraRequests, IntlOrderExtra } from './extras.shapes'
import { IntlDictionary } from './itinerary.shapes'
import { IntlOrderSegment } from './order.shapes'

const Fen = Type.Integer()

/** What carriers still sell for the tickets of an order, traveller by traveller. */
export const IntlLaterExtras = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  segments: Type.Array(IntlOrderSegment),
  dictionary: IntlDictionary,
  travellers: Type.Array(
    Type.Object({
      employeeId: Type.String(),
      name: Type.String(),
      offers: Type.Array(
        Type.Object({
          ...IntlExtraOffer.properties,
          /** Until when its carrier sells it. */
          sellsUntil: Instant,
        }),
      ),
      /** What there is already. */
      extras: Type.Array(IntlOrderExtra),
    }),
  ),
})
export type IntlLaterExtras = Static<typeof IntlLaterExtras>

/** What some travellers want of it. */
export const IntlLaterChoices = Type.Array(
  Type.Object({ employeeId: Type.String({ maxLength: 40 }), extras: IntlExtraRequests }),
  { minItems: 1, maxItems: 9 },
)
export type IntlLaterChoices = Static<typeof IntlLaterChoices>

/** What it costs, what policy says and who must approve; fen. */
export const IntlLaterQuote = Type.Object({
  lines: Type.Array(Type.Object({ employeeId: Type.String(), name: Type.String(), amount: Fen })),
  total: Fen,
  verdict: Verdict,
  violations: Type.Array(Violation),
  reasons: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), needsText: Type.Boolean() })),
  /** Nobody is in two places for it. */
  conflicts: Type.Array(Type.String()),
  approval: ApprovalPreview,
  /** By when it is approved and paid at the latest. */
  holdsUntil: Instant,
})
export type IntlLaterQuote = Static<typeof IntlLaterQuote>
