import { Type, type Static } from 'typebox'
import { budgetObjects } from '../../booking/budget-words'
import { products } from '../../booking/codes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'

export const MonthSpend = Type.Object({
  from: LocalDate,
  to: LocalDate,
  /** The same days of the year before. */
  beforeFrom: LocalDate,
  beforeTo: LocalDate,
  /** Fen, less what came back; the dearest first. Products without any are absent. */
  products: Type.Array(Type.Object({ product: words(...products.words), amount: Type.Integer(), before: Type.Integer() })),
  amount: Type.Integer(),
  before: Type.Integer(),
  /** Of budgets with a limit that are in force this month: what of them falls to the whole month by days, and what the month has spent of them.
   * Absent of one's department alone, and where there are none. */
  budget: Type.Optional(
    Type.Object({
      /** Those of one kind are added up; SearchBudgets lists them as `counted`. */
      kind: words(...budgetObjects),
      count: Type.Integer(),
      /** The largest of them. */
      names: Type.Array(Type.String()),
      amount: Type.Integer(),
      spent: Type.Integer(),
    }),
  ),
})
export type MonthSpend = Static<typeof MonthSpend>

export const getMonthSpend = call({
  summary:
    'What the company paid for business orders fulfilled this month, less what came back, by product, beside the same days a year ago.',
  method: 'GET',
  path: 'api/Manage/GetMonthSpend',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.44',
  response: MonthSpend,
})
