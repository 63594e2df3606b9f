import type { Language } from '@sojourn/contract/kit/language'
import type { MeetingAnswer, MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import type { InvitationState } from '@sojourn/contract/products/meeting/meeting-words'
import { readStored } from '../../kit/stored-version'
import { addDays } from '../../kit/local-date'

/** An answer as it is kept, sealed. */
export type KeptAnswer = MeetingAnswer & {
  version: 1
  /** In which it was given; absent of those before guests were written to. */
  language?: Language
}
export const readAnswer = (body: unknown): KeptAnswer =>
  readStored('the answer to an invitation', body, { 1: (kept: KeptAnswer) => kept })

const mainland = /^(?:\+|00)?86(?=1\d{10}$)/

/** A mobile as it is kept and compared: one of the mainland without its dialling code, others with + in front of theirs. */
export const plainMobile = (typed: string): string => typed.replaceAll(/[ -]/g, '').replace(mainland, '').replace(/^00/, '+')

/** The same answer once more within so many minutes is the first, whose confirmation was lost on its way (assumed). */
const resentWithin = 10
export const isResent = (answeredAt: Date, now: Date): boolean => now.getTime() - answeredAt.getTime() <= resentWithin * 60_000

/** So many days after a meeting what its guests wished is deleted (assumed): its bill may be settled by then. */
const wishesKeptFor = 90
export const deleteAnswersOn = (lastDay: string): string => addDays(lastDay, wishesKeptFor)

/** Guests arrive so many days before an event at the earliest, and leave as many after it (assumed). */
const around = 2

/** Nights for which a room may be wished: of the days, and of those around them. Each is named by the day on which it begins. */
export function nightsAround(days: readonly string[]): string[] {
  const from = addDays(days[0]!, -around)
  return nightsUntil(from, addDays(days.at(-1)!, around - 1))
}

function nightsUntil(from: string, last: string): string[] {
  const nights = [from]
  while (nights.at(-1)! < last) nights.push(addDays(nights.at(-1)!, 1))
  return nights
}

export type AnswerFault =
  | 'comes'
  | 'wishes.days'
  | 'wishes.arrival.date'
  | 'wishes.leaving.date'
  | 'wishes.fromCity'
  | 'wishes.nights'

/** The first field of an answer that does not fit a meeting of these days: of who comes all is asked, of who does not, nothing. */
export function answerFault({ comes, wishes }: MeetingAnswer, days: readonly string[]): AnswerFault | undefined {
  if (comes !== (wishes !== undefined)) return 'comes'
  return wishes && wishesFault(wishes, days)
}

function wishesFault(wishes: MeetingWishes, days: readonly string[]): AnswerFault | undefined {
  const { arrival, leaving, by, fromCity, room, nights } = wishes
  const possible = nightsAround(days)
  if (wishes.days.length === 0 || wishes.days.some((day) => !days.includes(day))) return 'wishes.days'
  const arrivesTooLate = wishes.days.every((day) => day < arrival.date)
  if (arrival.date < possible[0]! || arrivesTooLate) return 'wishes.arrival.date'
  if (leaving && leavesWrongly(leaving.date, wishes, days)) return 'wishes.leaving.date'
  if (by !== 'own' && !fromCity?.trim()) return 'wishes.fromCity'
  const hasNights = nights.length > 0
  const isWrong = (night: string): boolean => !possible.includes(night) || (leaving !== undefined && night >= leaving.date)
  return (room === 'none') === hasNights || nights.some(isWrong) ? 'wishes.nights' : undefined
}

/** Before they came, on a day before the last that they attend, or later than guests leave. */
const leavesWrongly = (date: string, { arrival, days: attended }: MeetingWishes, days: readonly string[]): boolean =>
  date < arrival.date || attended.some((day) => day > date) || date > addDays(days.at(-1)!, around)

/** What tells where a link stands. */
interface InvitationFacts {
  isRevoked: boolean
  /** The last day on which it is answered, in China. */
  answerBy: string
  usesAtMost: number
  uses: number
}

export function invitationState({ isRevoked, answerBy, usesAtMost, uses }: InvitationFacts, today: string): InvitationState {
  if (isRevoked) return 'revoked'
  if (today > answerBy) return 'over'
  return uses >= usesAtMost ? 'full' : 'open'
}
