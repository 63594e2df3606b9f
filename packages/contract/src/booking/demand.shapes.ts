import { Type, type Static } from 'typebox'
import { codes, type WordOf } from '../kit/codes'
import { Instant } from '../kit/local-date'

/** Handbook 2.5: what becomes of a request to the agency for an offer. From `chosen` to `issued` it goes as its order goes. */
export const demandStates = codes({
  0: 'draft',
  1: 'submitted',
  2: 'quoted',
  3: 'chosen',
  4: 'approving',
  5: 'awaitingPayment',
  6: 'rejected',
  7: 'expired',
  8: 'refused',
  9: 'obsolete',
  10: 'issued',
})
export type DemandState = WordOf<typeof demandStates>

export const DemandNumber = Type.String({ maxLength: 40 })
export const DemandNo = Type.Object({ demandNo: DemandNumber })
export const DemandReason = Type.String({ maxLength: 200 })

/** What happened to a request; `actor` is empty where time did it. */
export const DemandHistory = Type.Array(
  Type.Object({ at: Instant, actor: Type.String(), event: Type.String(), sentence: Type.String() }),
)
export type DemandHistory = Static<typeof DemandHistory>
