import type { Work } from '../../../context'
import type { KeptRecord } from '../record/change-record'
import { findCostCentreRecord } from './store'

/** A cost centre as the history keeps it. */
export async function costCentreRecord(work: Work, costCentreId: string): Promise<KeptRecord> {
  const row = await findCostCentreRecord(work, costCentreId)
  if (!row) return {}
  const { code, name, ownerName, departmentNames, endedOn } = row
  return {
    code,
    name,
    ...(ownerName !== null && { owner: ownerName }),
    ...(departmentNames.length > 0 && { departments: departmentNames }),
    ...(endedOn !== null && { endedOn }),
  }
}
