import { Type, type Static } from 'typebox'
import { products } from '../booking/codes'
import { Instant, LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { accountingGaps, accountLengthAtMost, accountRulesAtMost, ledgersAtMost } from './accounting-words'
import { billCategories, billMethods } from './bill-words'

const Id = Type.String({ maxLength: 40 })
const Account = Type.String({ maxLength: accountLengthAtMost })

/** Which account bears a cost. Each condition that is absent holds for all; of the rules that fit a line the closest one counts. */
export const AccountRule = Type.Object({
  product: Type.Optional(words(...products.words)),
  category: Type.Optional(words(...billCategories)),
  entityId: Type.Optional(Id),
  costCentreId: Type.Optional(Id),
  projectCode: Type.Optional(Id),
  account: Account,
})
export type AccountRule = Static<typeof AccountRule>

/** How lines of bills become entries in the company's books. */
export const AccountingMapping = Type.Object({
  rules: Type.Array(AccountRule, { maxItems: accountRulesAtMost }),
  /** Of input tax that the company deducts. */
  inputTax: Account,
  /** What is owed or was paid, by how the company pays. */
  settlement: Type.Object({ companyCredit: Account, deposit: Account, companyAccount: Account }),
  /** The books of each legal entity, by their code; an empty id is that of lines of no entity. */
  ledgers: Type.Array(Type.Object({ entityId: Id, code: Account }), { maxItems: ledgersAtMost }),
})
export type AccountingMapping = Static<typeof AccountingMapping>

export const MappingVersion = Type.Object({
  version: Type.Integer(),
  /** Bills whose last day is this one or later are exported by it, until a later version says otherwise. */
  from: LocalDate,
  savedBy: Type.String(),
  savedAt: Instant,
})
export type MappingVersion = Static<typeof MappingVersion>

/** Lines that cannot be exported, by what the mapping lacks for them. */
export const AccountingGap = Type.Object({
  lacks: words(...accountingGaps),
  product: Type.Optional(words(...products.words)),
  category: Type.Optional(words(...billCategories)),
  method: Type.Optional(words(...billMethods)),
  costCentre: Type.Optional(Type.String()),
  projectCode: Type.Optional(Type.String()),
  /** Empty where the lines are of no legal entity. */
  entity: Type.Optional(Type.String()),
  lines: Type.Integer(),
  /** Fen. */
  amount: Type.Integer(),
})
export type AccountingGap = Static<typeof AccountingGap>

/** What a bill moves on an account of one ledger: fen, debits above nought and credits below. */
export const AccountSum = Type.Object({
  ledger: Type.String(),
  account: Type.String(),
  amount: Type.Integer(),
})
export type AccountSum = Static<typeof AccountSum>

export const AccountingExport = Type.Object({
  exportId: Type.String(),
  billNo: Type.String(),
  mappingVersion: Type.Integer(),
  entries: Type.Integer(),
  rows: Type.Integer(),
  /** Fen debited, and as many credited. */
  amount: Type.Integer(),
  /** SHA-256 of the file in CSV. */
  hash: Type.String(),
  madeBy: Type.String(),
  madeAt: Instant,
})
export type AccountingExport = Static<typeof AccountingExport>
