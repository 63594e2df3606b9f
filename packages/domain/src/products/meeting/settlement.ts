import { addMinutes, isBefore } from '../../kit/local-date'

const day = 24 * 60
/** Within so many days whoever booked answers a statement, reminded every so many days; then silence is an answer, or the desk's to close. */
const answerDays = 7
const remindDays = 3

export const answerDueBy = (statedAt: string): string => addMinutes(statedAt, answerDays * day)

/** Statements of before this moment had to be answered by now. */
export const answeredBefore = (now: string): string => addMinutes(now, -answerDays * day)

interface Unanswered {
  /** Instants. */
  statedAt: string
  remindedAt?: string | undefined
  now: string
  /** All papers are there, and nothing is left to be paid. */
  acceptable: boolean
}

/** What follows for a statement that nobody has answered: `desk` closes it, since somebody was silent about money or papers. */
export function unansweredStep({ statedAt, remindedAt = statedAt, now, acceptable }: Unanswered): {
  next: 'wait' | 'accept' | 'desk'
  remind: boolean
} {
  const isDue = !isBefore(now, answerDueBy(statedAt))
  if (isDue && acceptable) return { next: 'accept', remind: false }
  return { next: isDue ? 'desk' : 'wait', remind: !isBefore(now, addMinutes(remindedAt, remindDays * day)) }
}
