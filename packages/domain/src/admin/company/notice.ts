import type { NoticeFields } from '@sojourn/contract/admin/company/notice.calls'
import type { NoticeState } from '@sojourn/contract/admin/company/notice-words'
import { isNameless, isPlace, type CompanyFault } from './company-faults'

export type NoticeField = 'titles' | 'contents' | 'banner' | 'travelTo' | 'shownTo'

const crosses = (from: string | undefined, to: string | undefined): boolean => Boolean(from && to && to < from)

/** What keeps an announcement from being made, in the order of its form. */
export function noticeFaults(fields: NoticeFields): { field: NoticeField; fault: CompanyFault }[] {
  const { banner } = fields
  const [words, place] = [!isNameless(banner.titles), banner.param.trim() !== '']
  const found: readonly [NoticeField, CompanyFault | false][] = [
    ['titles', isNameless(fields.titles) && 'noticeTitleMissing'],
    ['contents', isNameless(fields.contents) && 'noticeContentMissing'],
    ['banner', words !== place ? 'bannerIncomplete' : place && !isPlace(banner.param.trim()) && 'linkWrong'],
    ['travelTo', crosses(fields.travelFrom, fields.travelTo) && 'periodCrossed'],
    ['shownTo', crosses(fields.shownFrom, fields.shownTo) && 'periodCrossed'],
  ]
  return found.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []))
}

interface Shown {
  shownFrom: string
  shownTo: string
  ended: boolean
}

/** Where an announcement stands today. */
export function noticeState({ shownFrom, shownTo, ended }: Shown, today: string): NoticeState {
  if (ended) return 'ended'
  if (shownTo < today) return 'over'
  return shownFrom > today ? 'coming' : 'shown'
}
