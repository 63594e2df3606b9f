import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../context'
import type { KeptRecord } from '../record/change-record'
import { findIncident } from './store'

/** An incident as the history keeps it, hours of China. */
export async function incidentRecord(work: Work, incidentId: string): Promise<KeptRecord> {
  const row = await findIncident(work, incidentId)
  if (!row) return {}
  const { kind, title, message, places, from, to } = row
  return { kind, title, message, places: places.map(({ name }) => name), from: inChina(from), to: inChina(to) }
}

function inChina(moment: Date): string {
  const { date, time } = localOf(moment.toISOString(), chinaOffsetMinutes)
  return `${date} ${time}`
}
