import { daysBetween } from '../../kit/local-date'

/** Days before the event from which calling it off loses so much of the deposit (assumed, as contracts of venues usually are). */
const steps = [
  { days: 15, percent: 0 },
  { days: 7, percent: 50 },
] as const
const allOfIt = 100

/** Percent of the deposit that is lost on a day. */
const lostPercent = (today: string, firstDay: string): number =>
  steps.find(({ days }) => daysBetween(today, firstDay) >= days)?.percent ?? allOfIt

/** Fen of the deposit that calling a meeting off today loses. */
export const lossOf = (deposit: number, today: string, firstDay: string): number =>
  Math.floor((deposit * lostPercent(today, firstDay)) / 100)

/** Days before the event until which nothing is lost, and until which half is. */
export const freeDays = steps[0].days
export const halfDays = steps[1].days
