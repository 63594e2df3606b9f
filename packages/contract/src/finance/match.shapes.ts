import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { Bill } from './bill.shapes'
import { matchKinds, matchSides, matchStates, settlementSuppliers } from './match-words'

/** A settlement file that was read; fen. */
export const MatchedFile = Type.Object({
  supplier: words(...settlementSuppliers),
  name: Type.String(),
  readAt: Instant,
  readBy: Type.String(),
  lines: Type.Integer(),
  sum: Type.Integer(),
  /** Lines of orders of which nothing differs. */
  matched: Type.Integer(),
})
export type MatchedFile = Static<typeof MatchedFile>

/** How a bill stands to its suppliers' files. */
export const BillMatch = Type.Object({
  companyName: Type.String(),
  bill: Bill,
  suppliers: Type.Array(
    Type.Object({
      supplier: words(...settlementSuppliers),
      /** Lines of the bill that are its, and their fen. */
      lines: Type.Integer(),
      company: Type.Integer(),
      file: Type.Optional(MatchedFile),
    }),
  ),
  counts: Type.Array(
    Type.Object({
      supplier: words(...settlementSuppliers),
      kind: words(...matchKinds),
      state: words(...matchStates),
      count: Type.Integer(),
    }),
  ),
})
export type BillMatch = Static<typeof BillMatch>

export const MatchVariance = Type.Object({
  varianceId: Type.String(),
  supplier: words(...settlementSuppliers),
  kind: words(...matchKinds),
  side: words(...matchSides),
  orderNo: Type.String(),
  ticketNo: Type.String(),
  /** Of the file. */
  line: Type.Optional(Type.Integer()),
  /** What the order says, and what the file or the bill says; absent where it has nothing of it. Amounts in fen. */
  ours: Type.Object({
    amount: Type.Optional(Type.Integer()),
    day: Type.Optional(LocalDate),
    currency: Type.Optional(Type.String()),
  }),
  theirs: Type.Object({
    amount: Type.Optional(Type.Integer()),
    day: Type.Optional(LocalDate),
    currency: Type.Optional(Type.String()),
  }),
  /** Fen by which the other is more. */
  difference: Type.Integer(),
  state: words(...matchStates),
  moves: Type.Array(Type.Object({ state: words(...matchStates), at: Instant, by: Type.String(), note: Type.String() })),
})
export type MatchVariance = Static<typeof MatchVariance>
