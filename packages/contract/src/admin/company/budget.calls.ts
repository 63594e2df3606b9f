import { Type } from 'typebox'
import { budgetObjects, budgetPeriods, overLimits } from '../../booking/budget-words'
import { products } from '../../booking/codes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { Budget, BudgetBalance, BudgetEntry } from './budget.shapes'
import { RecordId, sentNames } from '../names.shapes'

const Fen = Type.Integer({ minimum: -100_000_000_000, maximum: 100_000_000_000 })
const Day = Type.String({ maxLength: 10 })

export const searchBudgets = call({
  summary: 'The budgets of the company by name, each with what is pending, spent and available in its period of today.',
  method: 'POST',
  path: 'api/Manage/SearchBudgets',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({
    ...PageRequest,
    /** Of the budget, or of whom it is for. */
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    object: Type.Optional(words(...budgetObjects)),
    period: Type.Optional(words(...budgetPeriods)),
    /** Those that have reached a warning level. */
    warned: Type.Optional(Type.Boolean()),
    /** Those of which GetMonthSpend says the sum. */
    counted: Type.Optional(Type.Boolean()),
    /** Those that have ended, instead of those that have not. */
    ended: Type.Optional(Type.Boolean()),
  }),
  response: Page(Budget),
})

export const getBudgetPeriods = call({
  summary: 'All periods of a budget with what became of each.',
  method: 'POST',
  path: 'api/Manage/GetBudgetPeriods',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({ planId: RecordId }),
  response: Type.Object({ periods: Type.Array(BudgetBalance, { maxItems: 61 }) }),
  problems: ['budgetUnknown'],
})

export const getBudgetEntries = call({
  summary: 'What moved a period of a budget, the newest first: its balance is their sum.',
  method: 'POST',
  path: 'api/Manage/GetBudgetEntries',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({ ...PageRequest, planId: RecordId, from: LocalDate }),
  response: Page(BudgetEntry),
  problems: ['budgetUnknown'],
})

/** Whoever looks after a budget, or was named to view it, needs no role in the console for it. */
export const getMyBudgets = call({
  summary: 'The budgets in force that one looks after or was named to view, each with its period of today.',
  method: 'POST',
  path: 'api/Budget/GetMyBudgets',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object(PageRequest),
  response: Page(Budget),
})

export const getMyBudgetPeriods = call({
  summary: 'All periods of a budget that one looks after or was named to view.',
  method: 'POST',
  path: 'api/Budget/GetMyBudgetPeriods',
  agents: 'refused',
  clause: 'S2.48',
  request: getBudgetPeriods.request,
  response: getBudgetPeriods.response,
  problems: ['budgetUnknown'],
})

export const getMyBudgetEntries = call({
  summary: 'What moved a period of a budget that one looks after or was named to view, the newest first.',
  method: 'POST',
  path: 'api/Budget/GetMyBudgetEntries',
  agents: 'refused',
  clause: 'S2.48',
  request: getBudgetEntries.request,
  response: getBudgetEntries.response,
  problems: ['budgetUnknown'],
})

export const findBudgetObjects = call({
  summary: 'People, departments, cost centres, projects or legal entities by name, to give them a budget.',
  method: 'POST',
  path: 'api/Manage/FindBudgetObjects',
  access: 'manageCosts',
  agents: 'refused',
  clause: 'S2.48',
  request: Type.Object({ kind: words(...budgetObjects), keyword: Type.String({ maxLength: 60 }) }),
  response: Type.Object({
    list: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), code: Type.String() }), { maxItems: 20 }),
  }),
})

/** For whom it is, its periods and its first day stay as they were entered; another amount holds from the period of today on. */
export const saveBudget = call({
  summary: 'Enters a budget, or changes its name, amount, last day, warnings, products or who looks after it.',
  method: 'POST',
  path: 'api/Manage/SaveBudget',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({
    planId: Type.Optional(RecordId),
    version: Version,
    names: sentNames(),
    object: Type.Object({ kind: words(...budgetObjects), id: Type.String({ maxLength: 40 }) }),
    below: Type.Boolean(),
    period: words(...budgetPeriods),
    from: Day,
    to: Day,
    amount: Fen,
    products: Type.Array(words(...products.words), { maxItems: products.words.length, uniqueItems: true }),
    warnFirst: Type.Integer({ minimum: 0, maximum: 1000 }),
    warnSecond: Type.Integer({ minimum: 0, maximum: 1000 }),
    overLimit: words(...overLimits),
    ownerId: Type.Optional(RecordId),
    viewerIds: Type.Array(RecordId, { maxItems: 20, uniqueItems: true }),
  }),
  response: Type.Object({ planId: Type.String(), version: Version }),
  problems: ['budgetUnknown', 'budgetObjectUnknown', 'budgetOverlaps', 'companyInvalid', 'ownerUnsuitable', 'recordChanged'],
})

/** Adds, so that two who adjust at once both count. */
export const adjustBudget = call({
  summary: 'Adds to the amount of one period of a budget, or takes from it, with a reason.',
  method: 'POST',
  path: 'api/Manage/AdjustBudget',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ planId: RecordId, from: LocalDate, amount: Fen, reason: Type.String({ maxLength: 200 }) }),
  response: BudgetBalance,
  problems: ['budgetUnknown', 'companyInvalid', 'costReasonMissing'],
})

export const endBudget = call({
  summary: 'Ends a budget: nothing is set aside of it any more; what was is still spent or given back.',
  method: 'POST',
  path: 'api/Manage/EndBudget',
  access: 'manageCosts',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.48',
  request: Type.Object({ planId: RecordId, version: Version }),
  response: Type.Object({ planId: Type.String() }),
  problems: ['budgetUnknown', 'recordChanged'],
})
