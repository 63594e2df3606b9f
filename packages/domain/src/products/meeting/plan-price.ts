import type { MeetingLine } from '@sojourn/contract/products/meeting/requirement.shapes'
import { sum } from '../../kit/money'
import { eventDays } from './venue-fit'

const fenPerYuan = 100

export const meetingLine = (line: Omit<MeetingLine, 'amount'>): MeetingLine => ({
  ...line,
  amount: line.unit * line.count * line.times,
})

interface OfferedPrices {
  /** Of one day, or of the half day where the event takes no longer. */
  hallPrice: number
  halfDays: number
  services: readonly Omit<MeetingLine, 'amount'>[]
  serviceFee: number
}

/** An offer line by line, in fen: the hall, what goes with it, and what the agency takes. */
export const planLines = ({ hallPrice, halfDays, services, serviceFee }: OfferedPrices): MeetingLine[] =>
  [
    { kind: 'hall' as const, unit: hallPrice, count: 1, times: eventDays(halfDays) },
    ...services,
    { kind: 'meetingService' as const, unit: serviceFee, count: 1, times: 1 },
  ]
    .map(meetingLine)
    .filter(({ amount }) => amount > 0)

/** The same for another number of people: what is counted by heads, or by rooms and cars for them, grows with it; the hall and what is there once do not. */
export const linesFor = (lines: readonly MeetingLine[], { quoted, people }: { quoted: number; people: number }): MeetingLine[] =>
  lines.map((line) =>
    line.kind === 'hall' || line.kind === 'meetingService' || line.count === 1
      ? line
      : meetingLine({ ...line, count: Math.ceil((line.count * people) / quoted) }),
  )

export const linesTotal = (lines: readonly Pick<MeetingLine, 'amount'>[]): number => sum(lines.map(({ amount }) => amount))

/** What each comes to, in whole fen, rounded up: nobody is told less than it is. */
export const perPerson = (total: number, people: number): number => Math.ceil(total / people)

/** The deposit of an offer, in whole yuan. */
export const depositOf = (total: number, percent: number): number => Math.round((total * percent) / 100 / fenPerYuan) * fenPerYuan
