import type {
  ApplicationCity,
  ApplicationContent,
  ApplicationLine,
  ApplicationStandard,
  LineEstimate,
} from '@sojourn/contract/booking/application/application.shapes'
import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import type { getTravelApplyForm } from '../../../../api/calls/booking/application/application'
import type { ResultOf } from '../../../../api/web-call'
import { checkApplication, type AskedOfApplication, type FoundFault } from '@sojourn/domain/booking/application/check'

/** What the writing page was answered. */
export type ApplicationForm = ResultOf<typeof getTravelApplyForm>

/** What is being written: the contents, and the people with their names. */
export interface ApplicationDraft {
  content: ApplicationContent
  people: readonly TravellerSummary[]
}

const nowhere = { code: '', name: '' }

/** The next leg begins where the former one ended. */
export function nextLine({ lines, startDate, endDate, productTypes }: ApplicationContent): ApplicationLine {
  const last = lines.at(-1)
  const begins = last?.endDate ?? startDate
  return {
    productType: productTypes[0] ?? 1,
    depart: last && !last.isReturn ? last.arrive : (last?.depart ?? nowhere),
    arrive: nowhere,
    startDate: begins,
    endDate: lines.length === 0 ? endDate : begins,
    isReturn: lines.length === 0,
  }
}

/** A budget for each product that is applied for; what another product had is gone. */
export function withBudget(content: ApplicationContent, productType: ApplicationLine['productType'], amount: number) {
  const others = content.budgets.filter((budget) => budget.productType !== productType)
  return { ...content, budgets: amount > 0 ? [...others, { productType, amount }] : others }
}

/** Products as chosen; legs and budgets of those taken away go with them. */
export function withProducts(content: ApplicationContent, productTypes: ApplicationContent['productTypes']): ApplicationContent {
  return {
    ...content,
    productTypes,
    lines: content.lines.filter(({ productType }) => productTypes.includes(productType)),
    budgets: content.budgets.filter(({ productType }) => productTypes.includes(productType)),
    ...(content.standard && { standard: standardFor(content.standard, productTypes) }),
  }
}

/** Which part of a standard belongs to which product. */
export const standardParts = { cabins: 1, trainSeats: 5, hotelLimits: 3, nightsPerDay: 3 } as const

const standardFor = (standard: ApplicationStandard, productTypes: ApplicationContent['productTypes']): ApplicationStandard =>
  Object.fromEntries(
    Object.entries(standard).filter(([part]) => productTypes.includes(standardParts[part as keyof ApplicationStandard])),
  )

/** A standard with one of its parts as it is chosen now; without any choice the travellers' own standard holds. */
export function withStandard<Part extends keyof ApplicationStandard>(
  { standard = {} }: ApplicationContent,
  part: Part,
  chosen: NonNullable<ApplicationStandard[Part]>,
): { standard: ApplicationStandard } {
  const { [part]: _former, ...others } = standard
  const isChosen = Array.isArray(chosen) ? chosen.length > 0 : chosen !== 0
  return { standard: isChosen ? { ...others, [part]: chosen } : others }
}

/** The cities for which a limit of hotels may be written: those of the itinerary, any city where it names none, and those that have one. */
export function stayCities({ itineraryMode, lines, cities, standard }: ApplicationContent): ApplicationCity[] {
  const planned = (itineraryMode === 'cities' ? cities : lines.map(({ arrive }) => arrive)).filter(({ code }) => code !== '')
  const limited = (standard?.hotelLimits ?? []).map(({ city }) => city)
  const all = [...(planned.length > 0 ? planned : [nowhere]), ...limited]
  return all.filter(({ code }, at) => all.findIndex((city) => city.code === code) === at)
}

/** What the legs of each product usually cost, up to whole tens of yuan. */
export function suggestedBudgets(estimates: readonly LineEstimate[]): ApplicationContent['budgets'] {
  const totals = new Map<ApplicationLine['productType'], number>()
  for (const { productType, basis, typical } of estimates)
    if (basis !== 'none') totals.set(productType, (totals.get(productType) ?? 0) + typical)
  return [...totals].map(([productType, amount]) => ({ productType, amount: Math.ceil(amount / 1000) * 1000 }))
}

/** Days that stay in order when the first one moves. */
export const withDays = <Days extends { startDate: string; endDate: string }>(days: Days, startDate: string): Days => ({
  ...days,
  startDate,
  endDate: days.endDate < startDate ? startDate : days.endDate,
})

export const faultsOf = (
  { content, people }: ApplicationDraft,
  rules: { today: string; fields: readonly AskedOfApplication[] },
): FoundFault[] => checkApplication({ ...content, travellerIds: people.map(({ employeeId }) => employeeId) }, rules)
