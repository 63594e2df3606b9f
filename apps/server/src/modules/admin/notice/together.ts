import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { switchTogether } from '../record/switch-together'
import { noticeRecord } from './notices'
import { findNotice, updateNoticeEnd } from './store'

/** Where it stands as it has to, it is written whether and since when it was taken down. */
async function write(work: Work, noticeId: string, wasEnded: boolean, endedOn: string | null): Promise<Problem | undefined> {
  const row = await findNotice(work, noticeId)
  if (!row || (row.endedOn !== null) !== wasEnded) return problem('noticeUnknown', { field: 'records' })
  await updateNoticeEnd(work, noticeId, endedOn)
  return undefined
}

export const switchNoticesOf = switchTogether({
  kind: 'notice',
  permission: 'manageCompany',
  read: noticeRecord,
  nameOf: async (work, noticeId, { language }) => (await findNotice(work, noticeId))?.title[language] ?? noticeId,
  end: (work, noticeId) => write(work, noticeId, false, chinaDate(work.context.clock.now())),
  resume: (work, noticeId) => write(work, noticeId, true, null),
})
