import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant, LocalDate } from '../kit/local-date'
import { NumericId } from '../kit/numbers'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'

/** Handbook 10.4: what moves the prepaid deposit. */
export const depositKinds = ['topUp', 'debit', 'freeze', 'unfreeze', 'refund', 'adjust', 'withdraw'] as const
export const depositChangeKinds = ['topUp', 'adjust', 'withdraw'] as const

/** The company's deposit; available = balance − frozen. */
export const getDeposit = call({
  summary: "The company's deposit: balance, frozen and available.",
  method: 'GET',
  path: 'api/Enterprise/GetDeposit',
  access: 'readCompany',
  clause: 'S1.06',
  response: Type.Object({
    balance: Type.Integer(),
    frozen: Type.Integer(),
    available: Type.Integer(),
    currency: Type.String(),
    warnBelow: Type.Integer(),
    /** Available money is below the warning threshold. */
    low: Type.Boolean(),
  }),
})

/** Finance is told once the available money falls below; fen, 0 for never. */
export const setDepositWarning = call({
  summary: "Sets below what available money the company's finance is told.",
  method: 'POST',
  path: 'api/Enterprise/SetDepositWarning',
  access: 'finance',
  write: true,
  clause: 'S1.06',
  request: Type.Object({ warnBelow: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }) }),
  response: Type.Object({ warnBelow: Type.Integer() }),
})

export const DepositEntry = Type.Object({
  entryId: Type.String(),
  at: Instant,
  kind: words(...depositKinds),
  orderNo: Type.Optional(Type.String()),
  amount: Type.Integer(),
  balanceAfter: Type.Integer(),
  frozenAfter: Type.Integer(),
  operator: Type.String(),
  receipt: Type.String(),
  remark: Type.String(),
})
export type DepositEntry = Static<typeof DepositEntry>

/** Entries are never changed; days in China, both inclusive, newest first. */
export const getDepositEntries = call({
  summary: "Entries of the company's deposit, newest first, by day in China.",
  method: 'POST',
  path: 'api/Enterprise/GetDepositEntries',
  access: 'readCompany',
  clause: 'S1.06',
  request: Type.Object({
    kind: Type.Optional(words(...depositKinds)),
    from: Type.Optional(LocalDate),
    to: Type.Optional(LocalDate),
    ...PageRequest,
  }),
  response: Page(DepositEntry),
})

export const DepositChange = Type.Object({
  changeId: Type.String(),
  kind: words(...depositChangeKinds),
  amount: Type.Integer(),
  receipt: Type.String(),
  remark: Type.String(),
  state: words('asked', 'agreed', 'refused', 'withdrawn'),
  /** Why it was refused. */
  reason: Type.String(),
  askedBy: Type.String(),
  askedAt: Instant,
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Instant),
})
export type DepositChange = Static<typeof DepositChange>

/** The newest hundred requests to move the deposit outside orders: the company's own, or for the agency a served company's. */
export const getDepositChanges = call({
  summary: 'The newest hundred requests to move the deposit outside orders.',
  method: 'GET',
  path: 'api/Enterprise/GetDepositChanges',
  clause: 'S1.06',
  request: Type.Object({ enterpriseId: Type.Optional(NumericId) }),
  response: Type.Object({ companyName: Type.String(), list: Type.Array(DepositChange) }),
  problems: ['forbidden', 'customerNotServed'],
})

/** The company asks for a top-up (with the bank's receipt), a correction (fen, may be negative) or a payment back. */
export const askDepositChange = call({
  summary: 'Asks for a top-up, a correction or a payment back of the deposit.',
  method: 'POST',
  path: 'api/Enterprise/AskDepositChange',
  access: 'finance',
  write: true,
  clause: 'S1.06',
  request: Type.Object({
    kind: words(...depositChangeKinds),
    amount: Type.Integer({ minimum: -100_000_000_000, maximum: 100_000_000_000 }),
    receipt: Type.String({ maxLength: 60 }),
    remark: Type.String({ maxLength: 200 }),
  }),
  response: Type.Object({ changeId: Type.String() }),
  problems: ['badRequest'],
})

/** The agency that serves the company agrees or refuses; only then the deposit moves. */
export const decideDepositChange = call({
  summary: 'Agrees to a request to move the deposit or refuses it.',
  method: 'POST',
  path: 'api/Enterprise/DecideDepositChange',
  access: 'agent',
  write: true,
  clause: 'S1.06',
  request: Type.Object({
    enterpriseId: NumericId,
    changeId: Type.String({ format: 'uuid' }),
    decision: words('agree', 'refuse'),
    /** Whoever refuses says why. */
    reason: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: Type.Object({ changeId: Type.String(), state: words('agreed', 'refused') }),
  problems: ['customerNotServed', 'depositChangeUnknown', 'depositChangeDecided', 'depositInsufficient', 'reasonMissing'],
})

/** What nobody has decided. */
export const withdrawDepositChange = call({
  summary: 'Takes back a request to move the deposit.',
  method: 'POST',
  path: 'api/Enterprise/WithdrawDepositChange',
  access: 'finance',
  write: true,
  clause: 'S1.06',
  request: Type.Object({ changeId: Type.String({ format: 'uuid' }) }),
  response: Type.Object({ changeId: Type.String(), state: words('withdrawn') }),
  problems: ['depositChangeUnknown', 'depositChangeDecided'],
})
