import type { VisaStage } from '@sojourn/contract/products/visa/visa-words'
import { compareDates, daysBetween } from '../../../kit/local-date'

/** What whoever still has to hand something in is told: by when, that it is soon, that it is too late for the departure. Each once. */
type HandInReminder = 'asked' | 'soon' | 'late'
export type Reminder = HandInReminder | 'appointment'

const soonDays = 3

export interface HandingIn {
  today: string
  /** The last day on which everything still is in time; absent where it is too late. */
  handInBy?: string | undefined
  told: readonly Reminder[]
}

/** What is to be told today, if anything; whoever heard that it is soon is not asked calmly afterwards. */
export function reminderOf({ today, handInBy, told: all }: HandingIn): HandInReminder | undefined {
  const told = all.filter((each) => each !== 'appointment')
  if (handInBy === undefined) return told.includes('late') ? undefined : 'late'
  if (daysBetween(today, handInBy) <= soonDays) return told.some((each) => each !== 'asked') ? undefined : 'soon'
  return told.length === 0 ? 'asked' : undefined
}

/** An appointment is told of again on the day before, or on its own. */
export const isNear = (day: string, today: string): boolean => daysBetween(today, day) === 1 || day === today

/** Days after the departure for which an answer of the consulate is waited for. */
const consulateDays = 180

/** Whether an application has come to nothing: of which nothing was lodged by the departure, or no answer came for half a year after it. */
export function lapses(stage: VisaStage, { departDate, today }: { departDate: string; today: string }): boolean {
  if (stage === 'preparing') return compareDates(today, departDate) > 0
  return (stage === 'lodged' || stage === 'appointed') && daysBetween(departDate, today) > consulateDays
}
