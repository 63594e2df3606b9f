import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { isJoiningCostCentre } from '../company/store'
import { lockEveryRecord } from '../record/store'
import { switchTogether } from '../record/switch-together'
import { costCentreRecord } from './record'
import { countPeople, findCostCentreRecord, lockCostCentre, updateCostCentreEnd } from './store'

const unknown = problem('costCentreUnknown', { field: 'records' })

/** One to which people are written is ended alone, where it is said to which they go. */
async function end(work: Work, id: string): Promise<Problem | undefined> {
  if (!(await lockCostCentre(work, id))) return unknown
  const people = await countPeople(work, id)
  if (people > 0 || (await isJoiningCostCentre(work, id))) return problem('costCentreInUse', { detail: { people } })
  await updateCostCentreEnd(work, id, chinaDate(work.context.clock.now()))
  return undefined
}

async function resume(work: Work, id: string): Promise<Problem | undefined> {
  const row = await findCostCentreRecord(work, id)
  if (!row || row.endedOn === null) return unknown
  await updateCostCentreEnd(work, id, null)
  return undefined
}

export const switchCostCentresOf = switchTogether({
  kind: 'costCentre',
  permission: 'manageCosts',
  // Whoever saves a person holds the person before the cost centre.
  hold: (work) => lockEveryRecord(work, 'person'),
  read: costCentreRecord,
  nameOf: async (work, id, { language }) => (await findCostCentreRecord(work, id))?.name[language] ?? id,
  end,
  resume,
})
