import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { switchTogether } from '../record/switch-together'
import { projectRecord } from './projects'
import { findProjectRecord, updateProjectEnd } from './store'

/** Where it stands as it has to, it is written whether and since when it has ended. */
async function write(work: Work, code: string, wasEnded: boolean, endedOn: string | null): Promise<Problem | undefined> {
  const row = await findProjectRecord(work, code)
  if (!row || (row.endedOn !== null) !== wasEnded) return problem('projectUnknown', { field: 'records' })
  await updateProjectEnd(work, code, endedOn)
  return undefined
}

export const switchProjectsOf = switchTogether({
  kind: 'project',
  permission: 'manageCosts',
  read: projectRecord,
  nameOf: async (work, code, { language }) => (await findProjectRecord(work, code))?.name[language] ?? code,
  end: (work, code) => write(work, code, false, chinaDate(work.context.clock.now())),
  resume: (work, code) => write(work, code, true, null),
})
