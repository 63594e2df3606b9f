import { addDays, addMonths, weekday } from '@sojourn/domain/kit/local-date'

/** Which days can be chosen (S5.17, S5.18). */
export interface CalendarRules {
  today: string
  first: string
  last: string
  /** When given, only these days. */
  bookable?: ReadonlySet<string> | undefined
  greyed?: ReadonlySet<string> | undefined
  /** 0 is Sunday. */
  offWeekdays?: readonly number[] | undefined
  /** False closes every day; the section's own sentence says why. */
  choosable?: boolean | undefined
  /** Days that are over can be meant too: of a birth, or of a list. */
  past?: boolean | undefined
}

export interface DayMark {
  name?: string | undefined
  off?: boolean | undefined
  workday?: boolean | undefined
  /** The day off is expected, not yet announced. */
  expected?: boolean | undefined
}

export const cellsPerPane = 42
export const yearsPerView = 12

export const monthOf = (date: string): string => date.slice(0, 7)
export const firstOf = (month: string): string => `${month}-01`
export const shiftMonth = (month: string, by: number): string => monthOf(addMonths(firstOf(month), by))

/** The 42 days of a pane, from the week of the first on; days of neighbouring months included. */
export function paneDays(month: string, weekStart: number): string[] {
  const lead = (weekday(firstOf(month)) - weekStart + 7) % 7
  return Array.from({ length: cellsPerPane }, (_, index) => addDays(firstOf(month), index - lead))
}

export function canChoose(date: string, rules: CalendarRules): boolean {
  return (
    rules.choosable !== false &&
    date >= rules.first &&
    date <= rules.last &&
    !rules.greyed?.has(date) &&
    !rules.offWeekdays?.includes(weekday(date)) &&
    (!rules.bookable || rules.bookable.has(date))
  )
}

/** Months that can be shown: never before the current one (S5.18) but where past days can be meant, never beyond the range (S4.28). */
export function monthSpan(rules: CalendarRules): { first: string; last: string } {
  const current = monthOf(rules.today)
  const first = rules.past || monthOf(rules.first) > current ? monthOf(rules.first) : current
  const last = monthOf(rules.last)
  return { first, last: last > first ? last : first }
}

/** The left pane stays where the right one still lies within the span. */
export function clampPane(month: string, panes: number, rules: CalendarRules): string {
  const span = monthSpan(rules)
  const latest = shiftMonth(span.last, 1 - panes)
  const capped = month > latest ? latest : month
  return capped < span.first ? span.first : capped
}

/** The twelve years of a decade view: the decade and a year on either side (S9.15). */
export function yearsAround(year: number): number[] {
  const start = year - (year % 10) - 1
  return Array.from({ length: yearsPerView }, (_, index) => start + index)
}

const weekOffset = (date: string, weekStart: number): number => (weekday(date) - weekStart + 7) % 7

interface KeyMove {
  shift: boolean
  weekStart: number
  rules: CalendarRules
}

/** Where a key moves the focus, kept within the months that can be shown. */
export function moveByKey(date: string, key: string, { shift, weekStart, rules }: KeyMove): string | undefined {
  const offset = weekOffset(date, weekStart)
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -offset),
    End: () => addDays(date, 6 - offset),
    PageUp: () => addMonths(date, shift ? -12 : -1),
    PageDown: () => addMonths(date, shift ? 12 : 1),
  }
  const target = moves[key]?.()
  if (!target) return undefined
  const span = monthSpan(rules)
  if (monthOf(target) < span.first) return firstOf(span.first)
  if (monthOf(target) > span.last) return addDays(firstOf(shiftMonth(span.last, 1)), -1)
  return target
}
