import type { ReportFacts } from '../../booking/report-facts'
import type { KeptMeetingSegment } from './kept'

/** How large a meeting is, from these many people on. */
const sizes = [
  [201, 'from201'],
  [101, 'from101'],
  [51, 'from51'],
  [21, 'from21'],
] as const
export type MeetingSize = (typeof sizes)[number][1] | 'upTo20'

const sizeOf = (people: number): MeetingSize => sizes.find(([from]) => people >= from)?.[1] ?? 'upTo20'

/** What reports say of a meeting: its size and its city. The order of its deposit stands for it; what is paid later is beside that. */
export const meetingFacts = ({
  cityId,
  people,
  balance,
}: Pick<KeptMeetingSegment, 'cityId' | 'people' | 'balance'>): ReportFacts => ({
  journey: 0,
  classKey: sizeOf(people),
  carrier: '',
  route: String(cityId),
  tier: '',
  economy: false,
  kilometres: 0,
  gramsPerKilometre: 0,
  ...(balance && { beside: true }),
})
