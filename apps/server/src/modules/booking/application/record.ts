import type { OverLimit } from '@sojourn/contract/booking/budget-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { ApplicationState, ApplicationType, BudgetControl } from '@sojourn/contract/booking/application/application.codes'
import type { ApplicationContent, LineEstimate } from '@sojourn/contract/booking/application/application.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'

/** The head of an application; what depends on its contents is of the valid version, before there is one of the latest. */
export interface ApplicationRow {
  travelApplyNo: string
  displayNo: string
  state: ApplicationState
  version: number
  /** Latest version that was written. */
  contentVersion: number
  /** Version that bookings follow; 0 before the first approval. */
  validVersion: number
  applicantId: string
  applicantName: string
  /** As it is read; an application on its way in has none. */
  applicantLatin?: LatinName
  departmentId: string
  type: ApplicationType
  title: string
  description: string
  travellerNames: string[]
  products: Product[]
  startDate: string
  endDate: string
  currency: string
  control: BudgetControl
  budgetTotal: number
  encumbered: number
  spent: number
  budgetId: string | null
  /** What applications that share their budgets have in common; null where one has its own. */
  sharedBudget: string | null
  sharing: readonly SharingRow[]
  createdAt: Date
  updatedAt: Date
}

/** Another one that shares the budget, once it held. */
export type SharingRow = Pick<
  ApplicationRow,
  'travelApplyNo' | 'displayNo' | 'state' | 'validVersion' | 'budgetTotal' | 'encumbered' | 'spent' | 'budgetId'
>

/** A traveller as he was when the version was written. */
export interface PersonSnapshot {
  employeeId: string
  /** Looked up where it is read. */
  latin?: LatinName | null
  name: string
  departmentId: string
  departmentName: LocalText
  gradeName: LocalText
  /** Name and version of the travel standard that held. */
  policy: { name: LocalText; version: number } | null
}

/** One version of what was applied for. */
export interface ContentRow {
  contentVersion: number
  content: ApplicationContent
  people: PersonSnapshot[]
  writtenAt: Date
  /** Of a version that was submitted; null of a draft. */
  outlook: Outlook | null
}

/** What could be known when a version was submitted: what its legs would cost, and the account that would pay. */
export interface Outlook {
  estimates: LineEstimate[]
  account: BudgetRow | null
}

export interface ApplicationHistoryRow {
  version: number
  at: Date
  actorId: string
  actorName: string
  event: string
  fromState: ApplicationState | null
  toState: ApplicationState
  contentVersion: number
  reason: string
  /** The name of the approver for whom a substitute decided. */
  inPlaceOf?: string
}

/** What one order takes of an application. */
export interface UseRow {
  orderNo: string
  travelApplyNo: string
  contentVersion: number
  product: Product
  line: number | null
  slots: ('out' | 'back')[]
  travellerIds: string[]
  state: 'encumbered' | 'spent' | 'released'
  amount: number
  /** The account on which what it spent lies, whatever account its application has by now. */
  budgetId: string | null
  createdAt: Date
}

/** One movement of what the orders of an application take, in fen. */
export interface EntryRow {
  at: Date
  orderNo: string
  encumbered: number
  spent: number
}

export interface BudgetRow {
  budgetId: string
  planId: string
  name: LocalText
  from: string
  to: string
  amount: number
  encumbered: number
  spent: number
  warnFirst: number
  warnSecond: number
  overLimit: OverLimit
}
