import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { judgeAgain, seenOffers, type PolicyOf } from '../choice-set'
import type { PolicySections } from '../section'
import type { Read } from './kept-search'

export const differingAtMost = 20

export interface FoundDifference {
  searchId: string
  searchedAt: string
  /** Of the first that bought of it. */
  orderNo?: string
  travellerIds: string[]
  /** The first offer that is judged otherwise, as a list in simplified Chinese shows it. */
  offer: string
  recorded: Verdict
  found: Verdict
  count: number
}
/** What judging again found: with the same versions every verdict is that which was kept. */
export interface ReplayFound {
  sets: number
  verdicts: number
  same: number
  differing: FoundDifference[]
}

export function createReplayTally() {
  const total: ReplayFound = { sets: 0, verdicts: 0, same: 0, differing: [] }
  return {
    add(read: Read, recordedOf: PolicyOf, sections: PolicySections): void {
      const { set, verdicts } = read
      const { verdicts: judged } = judgeAgain(set, recordedOf, sections, 'zh-CN')
      const differing = judged.flatMap((verdict, position) => (verdict === verdicts[position] ? [] : position))
      total.sets += 1
      total.verdicts += judged.length
      total.same += judged.length - differing.length
      const [position] = differing
      if (position === undefined || total.differing.length === differingAtMost) return
      total.differing.push({
        searchId: read.searchId,
        searchedAt: read.searchedAt,
        ...(read.bookings[0] && { orderNo: read.bookings[0].orderNo }),
        travellerIds: set.travellers.map(({ employeeId }) => employeeId),
        offer: seenOffers(set, sections, 'zh-CN')[position]?.label ?? '',
        recorded: verdicts[position] ?? 'within',
        found: judged[position]!,
        count: differing.length,
      })
    },
    found: (): ReplayFound => total,
  }
}
