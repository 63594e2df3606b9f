import type { FlightDemandStart } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { FlightLeg } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { submitFlightDemand } from '../../../../api/calls/products/intl-flight/demand'
import type { WebRequest } from '../../../../api/web-call'

export type SentDemand = WebRequest<NonNullable<typeof submitFlightDemand.contract>>

export interface AskedPerson {
  employeeId: string
  name: string
}

/** A request as it is written; the budget is whole yuan as typed. */
export interface AskForm extends Pick<SentDemand, 'travelType' | 'cabin' | 'flexibleDays' | 'remarks' | 'travelApplyNo'> {
  legs: FlightLeg[]
  people: AskedPerson[]
  budget: string
}

/** What the fields of the form work with. */
export interface AskPart {
  form: AskForm
  change: (more: Partial<AskForm>) => void
  errorOf: (field: string) => string | undefined
}

/** Personal travel is asked for under no application (S1.01). */
export const business = 1
const fenPerYuan = 100
const mostYuan = 1_000_000

export const startedForm = (start: FlightDemandStart): AskForm => ({
  travelType: start.travelType,
  legs: start.legs,
  flexibleDays: start.flexibleDays,
  cabin: start.cabin,
  people: start.travellers.map(({ employeeId, name }) => ({ employeeId, name })),
  budget: start.budget === undefined ? '' : String(start.budget / fenPerYuan),
  remarks: start.remarks,
  ...(start.travelApplyNo !== undefined && { travelApplyNo: start.travelApplyNo }),
})

/** Fen; undefined where nothing is typed, null where it is no amount. */
export function budgetOf(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined
  const yuan = Number(typed.trim())
  return Number.isInteger(yuan) && yuan > 0 && yuan <= mostYuan ? yuan * fenPerYuan : null
}

/** The request of a form. */
export function sentDemand({ people, budget, travelApplyNo, ...form }: AskForm): SentDemand {
  const fen = budgetOf(budget)
  return {
    ...form,
    legs: form.legs.map((leg, journeyIndex) => ({ ...leg, journeyIndex })),
    employeeIds: people.map(({ employeeId }) => employeeId),
    ...(fen && { budget: fen }),
    ...(travelApplyNo !== undefined && form.travelType === business && { travelApplyNo }),
  }
}
