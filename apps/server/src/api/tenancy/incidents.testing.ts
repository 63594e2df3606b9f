import { incidentOf } from '../../testing/incidents'
import { managed } from './admin.testing'
import { own, type Row } from './row.testing'

const { places, from, to } = incidentOf('2026-12-17')
const area = { places, from, to }

/** Spend, whereabouts and incidents in the console, and what a traveller says; closing comes last, since nothing can be said afterwards. */
export const incidentRows: Record<string, Row> = {
  'GET Manage/GetMonthSpend': managed(),
  'GET Manage/GetWhereaboutsCounts': managed(),
  'POST Manage/SearchWhereabouts': managed(() => ({ date: '2026-12-17' })),
  'POST Manage/SearchIncidents': managed(),
  'POST Manage/FindIncidentPlaces': managed(() => ({ keyword: '上海' })),
  'POST Manage/PreviewIncident': managed(() => area),
  'POST Manage/OpenIncident': managed(() => incidentOf('2026-12-18')),
  'POST Manage/ChangeIncident': managed(({ incidentId }) => ({
    ...incidentOf('2026-12-17'),
    incidentId,
    version: 1,
    tell: false,
  })),
  'POST Manage/GetIncidentChanges': managed(({ incidentId }) => ({ kind: 'incident', id: incidentId })),
  'POST Manage/GetIncident': managed(({ incidentId }) => ({ incidentId })),
  'POST Manage/SearchIncidentPeople': managed(({ incidentId }) => ({ incidentId })),
  'POST Manage/RevealIncidentMobile': managed(({ incidentId, employeeId }) => ({ incidentId, employeeId })),
  'POST Manage/RecordIncidentCall': managed(({ incidentId, employeeId }) => ({
    incidentId,
    employeeId,
    outcome: 'noAnswer',
    note: '',
  })),
  'POST Manage/RemindIncident': managed(({ incidentId }) => ({ incidentId })),
  'GET Incident/GetMyIncidents': own(),
  'POST Incident/Answer': {
    request: ({ incidentId }) => ({ incidentId, answer: 'safe', note: '' }),
    stranger: 'incidentUnknown',
  },
  'POST Manage/CloseIncident': managed(({ incidentId }) => ({ incidentId, note: '无人受伤' })),
}
