import {
  changeIncident,
  closeIncident,
  findIncidentPlaces,
  getIncident,
  openIncident,
  previewIncident,
  recordIncidentCall,
  remindIncident,
  revealIncidentMobile,
  searchIncidentPeople,
  searchIncidents,
} from '@sojourn/contract/admin/orders/incident.calls'
import { getIncidentChanges } from '@sojourn/contract/admin/record-change.calls'
import { getMonthSpend } from '@sojourn/contract/admin/orders/spend.calls'
import { getWhereaboutsCounts, searchWhereabouts } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { incidentOf } from '../../../testing/incidents'
import type { ConsoleCall } from './console-call.testing'

const { places, from, to } = incidentOf('2027-03-01')
const none = { incidentId: 'none' }

/** Spend, whereabouts and incidents. */
export const incidentCalls: readonly ConsoleCall[] = [
  [getMonthSpend, {}],
  [getWhereaboutsCounts, {}],
  [searchWhereabouts, {}],
  [searchIncidents, {}],
  [findIncidentPlaces, { keyword: '上海' }],
  [previewIncident, { places, from, to }],
  [openIncident, incidentOf('2027-03-01')],
  [changeIncident, { ...incidentOf('2027-03-01'), ...none, version: 0, tell: false }],
  [getIncidentChanges, { kind: 'incident', id: 'none' }],
  [getIncident, none],
  [searchIncidentPeople, none],
  [revealIncidentMobile, { ...none, employeeId: 'none' }],
  [recordIncidentCall, { ...none, employeeId: 'none', outcome: 'noAnswer', note: '' }],
  [remindIncident, none],
  [closeIncident, { ...none, note: '' }],
]
