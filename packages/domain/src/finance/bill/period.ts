import { addDays, addMonths, laterInstant, localInstant, localOf } from '../../kit/local-date'
import { hoursOn, usualHours } from '../../booking/office-hours'

/** A period of bills: local days, `to` the first day that is no longer in it. */
export interface BillPeriod {
  from: string
  to: string
}

/**
 * The first cut-off after a local day; at its first second the next period begins. A cut-off on the first is that of the natural month
 * (handbook 10.3); no later day than the 28th, so that every month has it.
 */
export function cutOffAfter(day: string, cutOffDay: number): string {
  const inMonth = `${day.slice(0, 8)}${String(cutOffDay).padStart(2, '0')}`
  return inMonth > day ? inMonth : addMonths(inMonth, 1)
}

/** The last cut-off up to a local day, that day included. */
export function cutOffUntil(day: string, cutOffDay: number): string {
  const inMonth = `${day.slice(0, 8)}${String(cutOffDay).padStart(2, '0')}`
  return inMonth <= day ? inMonth : addMonths(inMonth, -1)
}

/** The period that follows the former one; the first ends at the last cut-off before `today`. */
export function nextPeriod(formerTo: string | undefined, cutOffDay: number, today: string): BillPeriod {
  const from = formerTo ?? cutOffUntil(addDays(cutOffUntil(today, cutOffDay), -1), cutOffDay)
  return { from, to: cutOffAfter(from, cutOffDay) }
}

/** Its first instant and the first that is no longer in it, in a zone so many minutes ahead of UTC. */
export const instantsOf = ({ from, to }: BillPeriod, offset: number): { from: string; to: string } => ({
  from: localInstant(from, '00:00', offset),
  to: localInstant(to, '00:00', offset),
})

/** Working days that a company has to look at its pre-bill. */
const confirmedAfter = 5

/** The instant from which a pre-bill is confirmed by itself: the end of the fifth working day after the one on which it was made. */
export const confirmsItselfAt = (preBilledAt: string, offset: number): string =>
  endOfWorkingDay(preBilledAt, confirmedAfter, offset)

/** What the agency changed or refused can be looked at for a whole working day, however soon time would confirm. */
export const confirmsAfterChange = (confirmsAt: string, changedAt: string, offset: number): string =>
  laterInstant(confirmsAt, endOfWorkingDay(changedAt, 1, offset))

function endOfWorkingDay(after: string, days: number, offset: number): string {
  let { date } = localOf(after, offset)
  for (let worked = 0; worked < days;) {
    date = addDays(date, 1)
    if (hoursOn(usualHours, date)) worked += 1
  }
  return localInstant(addDays(date, 1), '00:00', offset)
}

/** The last day on which a bill is paid in time. */
export const dueDayOf = (confirmedAt: string, dueDays: number, offset: number): string =>
  addDays(localOf(confirmedAt, offset).date, dueDays)
