import { Type, type Static } from 'typebox'
import { budgetObjects, budgetPeriods, overLimits } from '../../booking/budget-words'
import { products } from '../../booking/codes'
import { Instant, LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { Names } from '../names.shapes'

const Person = Type.Object({ employeeId: Type.String(), name: Type.String() })

/** A period of a budget with what became of its amount, in fen; an amount or what is available of -1 is no limit. */
export const BudgetBalance = Type.Object({
  from: LocalDate,
  to: LocalDate,
  amount: Type.Integer(),
  adjusted: Type.Integer(),
  /** Set aside for orders and applications on their way. */
  pending: Type.Integer(),
  spent: Type.Integer(),
  available: Type.Integer(),
  percent: Type.Integer(),
  /** 0 fine, 1 and 2 past the warning levels, 3 beyond the budget. */
  level: Type.Integer(),
})
export type BudgetBalance = Static<typeof BudgetBalance>

export const Budget = Type.Object({
  planId: Type.String(),
  version: Version,
  /** In the reader's language, and in each. */
  name: Type.String(),
  names: Names,
  object: Type.Object({ kind: words(...budgetObjects), id: Type.String(), name: Type.String() }),
  /** Of a department: with all that stands below it. */
  below: Type.Boolean(),
  period: words(...budgetPeriods),
  from: LocalDate,
  to: LocalDate,
  /** Fen of each period; -1 is no limit. */
  amount: Type.Integer(),
  /** None are all. */
  products: Type.Array(words(...products.words)),
  /** Percent from which the first and the second warning stand. */
  warnFirst: Type.Integer(),
  warnSecond: Type.Integer(),
  overLimit: words(...overLimits),
  owner: Type.Optional(Person),
  viewers: Type.Array(Person),
  endedOn: Type.Optional(LocalDate),
  /** The period of today, else the next or the last one. */
  current: BudgetBalance,
})
export type Budget = Static<typeof Budget>

/** What moved a period: an order, an application, or somebody who added to it or took from it; amounts are differences in fen. */
export const BudgetEntry = Type.Object({
  entryId: Type.String(),
  at: Instant,
  orderNo: Type.Optional(Type.String()),
  travelApplyNo: Type.Optional(Type.String()),
  pending: Type.Integer(),
  spent: Type.Integer(),
  adjusted: Type.Integer(),
  byName: Type.Optional(Type.String()),
  reason: Type.String(),
})
export type BudgetEntry = Static<typeof BudgetEntry>
