import type { ConsoleHome, SetUpStep } from '@sojourn/contract/admin/console.calls'
import type { IconName } from '../../../kit/marks/icon-paths'
import { paths } from '../../../paths'

/** What may wait for the company's administrators, the most urgent first. */
const waitingKinds = [
  'openIncidents',
  'undecidable',
  'agreementsToSign',
  'agreementDaysLeft',
  'policyProposals',
  'flowProposals',
  'warnedBudgets',
  'billsToConfirm',
  'leaving',
  'endingDocuments',
  'endingPassports',
  'peopleWithoutPolicy',
  'peopleWithoutSuperior',
  'flowsWithoutApprover',
  'departmentsWithoutHead',
  'policiesWithoutPeople',
  'invited',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

const places: Readonly<Record<WaitingKind, { icon: IconName; to: string }>> = {
  openIncidents: { icon: 'alert', to: paths.incidents() },
  undecidable: { icon: 'approve', to: paths.people({ concern: 'undecidable' }) },
  endingPassports: { icon: 'globe', to: paths.people({ concern: 'endingPassports' }) },
  warnedBudgets: { icon: 'chart', to: paths.budgets({ warned: '1' }) },
  billsToConfirm: { icon: 'check', to: paths.billsToConfirm() },
  policyProposals: { icon: 'approve', to: paths.policies() },
  flowProposals: { icon: 'approve', to: paths.flows() },
  agreementsToSign: { icon: 'edit', to: paths.agreement() },
  agreementDaysLeft: { icon: 'clock', to: paths.agreement() },
  peopleWithoutPolicy: { icon: 'shield', to: paths.policies() },
  policiesWithoutPeople: { icon: 'shield', to: paths.policies() },
  leaving: { icon: 'clock', to: paths.people({ state: 'leaving' }) },
  endingDocuments: { icon: 'card', to: paths.people({ concern: 'endingDocuments' }) },
  peopleWithoutSuperior: { icon: 'approve', to: paths.people({ concern: 'noSuperior' }) },
  flowsWithoutApprover: { icon: 'approve', to: paths.flows() },
  departmentsWithoutHead: { icon: 'building', to: paths.departments({ headless: '1' }) },
  invited: { icon: 'mail', to: paths.people({ state: 'invited' }) },
}

export interface WaitingLine {
  kind: WaitingKind
  count: number
  icon: IconName
  to: string
}

/** Of what may wait, what does. */
export const waitingLines = (waiting: ConsoleHome['waiting']): WaitingLine[] =>
  waitingKinds.flatMap((kind) => (waiting[kind] > 0 ? [{ kind, count: waiting[kind], ...places[kind] }] : []))

/** Where each step is taken. */
export const stepPlaces: Readonly<Record<SetUpStep, string>> = {
  company: paths.company(),
  products: paths.company({ tab: 'products' }),
  people: paths.addPerson(),
  departments: paths.departments(),
  heads: paths.departments({ headless: '1' }),
  superiors: paths.people({ concern: 'noSuperior' }),
  policy: paths.policies(),
  approvals: paths.flows(),
  agreement: paths.agreement(),
}
