import type { DeskHall, MeetingDemandDetail, NewMeetingPlan } from '@sojourn/contract/products/meeting/requirement.shapes'
import { depositShare, type MeetingService } from '@sojourn/contract/products/meeting/meeting-words'
import { fenOf, yuanOf } from '../../../../kit/forms/typed-amount'
import { lineFaults, linesOf, type TypedLine } from '../typed-lines'

/** An offer as the agency's staff type it. */
export interface PlanForm {
  key: number
  hallKey: string
  startDate: string
  /** Yuan. */
  hallPrice: string
  services: TypedLine<MeetingService>[]
  serviceFee: string
  depositPercent: string
  validUntil: string
  note: string
}

export const mostPlans = 5
const usualDeposit = 40

/** Begins with the next hall that is free on a wished day, at its own price, and what was asked for everybody. */
export function freshPlan(
  key: number,
  demand: MeetingDemandDetail,
  halls: readonly DeskHall[],
  used: readonly string[],
): PlanForm {
  const free = halls.filter(({ freeDates }) => freeDates.length > 0)
  const venuesUsed = halls.filter(({ hallKey }) => used.includes(hallKey)).map(({ venueKey }) => venueKey)
  const hall = free.find(({ venueKey }) => !venuesUsed.includes(venueKey)) ?? free[0]
  const days = String(Math.ceil(demand.halfDays / 2))
  return {
    key,
    ...ofHall(hall),
    services: demand.services.map((kind) => ({ kind, unit: '', count: String(demand.people), times: days })),
    serviceFee: '',
    depositPercent: String(usualDeposit),
    validUntil: demand.decideBy,
    note: '',
  }
}

export const ofHall = (hall: DeskHall | undefined): Pick<PlanForm, 'hallKey' | 'startDate' | 'hallPrice'> => ({
  hallKey: hall?.hallKey ?? '',
  startDate: hall?.freeDates[0] ?? '',
  hallPrice: hall ? yuanOf(hall.price) : '',
})

export type PlanField = 'hallKey' | 'startDate' | 'hallPrice' | 'serviceFee' | 'depositPercent' | 'validUntil'
const planFields: readonly PlanField[] = ['hallKey', 'startDate', 'hallPrice', 'serviceFee', 'depositPercent', 'validUntil']

const depositOf = (typed: string): number | undefined => {
  const percent = Number(typed)
  return Number.isInteger(percent) && percent >= depositShare.least && percent <= depositShare.most ? percent : undefined
}

export function isPlanWrong(plan: PlanForm, field: PlanField): boolean {
  if (field === 'hallPrice') return fenOf(plan.hallPrice) === undefined
  if (field === 'serviceFee') return plan.serviceFee.trim() !== '' && fenOf(plan.serviceFee) === undefined
  if (field === 'depositPercent') return depositOf(plan.depositPercent) === undefined
  return plan[field] === ''
}

/** Paths of everything that is missing or wrong, in the order of the screen. */
export const quoteFaults = (plans: readonly PlanForm[]): string[] =>
  plans.flatMap((plan, index) => [
    ...planFields.filter((field) => isPlanWrong(plan, field)).map((field) => `plans.${index}.${field}`),
    ...lineFaults(plan.services, `plans.${index}.services`),
  ])

/** The offer of a form without faults; undefined where one is left. */
export function planOf(plan: PlanForm, { layout }: MeetingDemandDetail, halls: readonly DeskHall[]): NewMeetingPlan | undefined {
  const hall = halls.find(({ hallKey }) => hallKey === plan.hallKey)
  const hallPrice = fenOf(plan.hallPrice)
  const depositPercent = depositOf(plan.depositPercent)
  if (!hall || hallPrice === undefined || depositPercent === undefined) return undefined
  const note = plan.note.trim()
  return {
    venueKey: hall.venueKey,
    hallKey: hall.hallKey,
    startDate: plan.startDate,
    layout,
    hallPrice,
    services: linesOf(plan.services),
    serviceFee: plan.serviceFee.trim() === '' ? 0 : (fenOf(plan.serviceFee) ?? 0),
    depositPercent,
    validUntil: plan.validUntil,
    ...(note && { note }),
  }
}
