import { Type } from 'typebox'
import { call } from '../kit/call'
import { NumericId } from '../kit/numbers'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { BillMatch, MatchedFile, MatchVariance } from './match.shapes'
import { matchKinds, matchMoves, matchStates, settlementSuppliers } from './match-words'

const BillNo = Type.String({ minLength: 1, maxLength: 40 })
/** A file that a person hands in; those that suppliers send themselves may be longer. */
const csvAtMost = 2_000_000

export const getBillMatch = call({
  summary: 'For the agency: which settlement files of a served company’s bill were read, and what differs.',
  method: 'GET',
  path: 'api/Finance/GetBillMatch',
  access: 'agent',
  clause: 'S2.49',
  request: Type.Object({ enterpriseId: NumericId, billNo: BillNo }),
  response: BillMatch,
  problems: ['customerNotServed', 'billUnknown'],
})

export const searchMatchVariances = call({
  summary: 'For the agency: what differs between order, settlement file and bill.',
  method: 'POST',
  path: 'api/Finance/SearchMatchVariances',
  access: 'agent',
  clause: 'S2.49',
  request: Type.Object({
    enterpriseId: NumericId,
    billNo: BillNo,
    supplier: Type.Optional(words(...settlementSuppliers)),
    kind: Type.Optional(words(...matchKinds)),
    state: Type.Optional(words(...matchStates)),
    ...PageRequest,
  }),
  response: Page(MatchVariance),
  problems: ['customerNotServed', 'billUnknown'],
})

/** Without `csv` the supplier is asked for its file. Read again, the same file changes nothing. */
export const readSettlementFile = call({
  summary: 'For the agency: reads a supplier’s settlement file of a bill and matches it with orders and bill.',
  method: 'POST',
  path: 'api/Finance/ReadSettlementFile',
  access: 'agent',
  write: true,
  large: true,
  clause: 'S2.49',
  request: Type.Object({
    enterpriseId: NumericId,
    billNo: BillNo,
    supplier: words(...settlementSuppliers),
    csv: Type.Optional(Type.String({ maxLength: csvAtMost })),
  }),
  response: MatchedFile,
  problems: ['customerNotServed', 'billUnknown', 'settlementNothing', 'settlementFileBroken'],
})

export const moveMatchVariance = call({
  summary: 'For the agency: asks the supplier about what differs, accepts it or rejects it, with a note.',
  method: 'POST',
  path: 'api/Finance/MoveMatchVariance',
  access: 'agent',
  write: true,
  clause: 'S2.49',
  request: Type.Object({
    enterpriseId: NumericId,
    varianceId: Type.String({ format: 'uuid' }),
    move: words(...matchMoves),
    note: Type.String({ maxLength: 500 }),
  }),
  response: Type.Object({ varianceId: Type.String(), state: words(...matchStates) }),
  problems: ['customerNotServed', 'matchVarianceUnknown', 'matchVarianceMoved', 'matchNoteMissing'],
})
