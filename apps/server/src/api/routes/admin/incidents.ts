import {
  answerIncident,
  changeIncident,
  closeIncident,
  findIncidentPlaces,
  getIncident,
  getMyIncidents,
  getServedIncidents,
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
import { changeIncidentOf } from '../../../modules/admin/incident/change'
import { answer, myIncidents, recordCall, remind } from '../../../modules/admin/incident/heard'
import { findPlaces, incidentDetail, listIncidents } from '../../../modules/admin/incident/incidents'
import { closeIncidentOf, openIncidentOf, preview } from '../../../modules/admin/incident/open'
import { listIncidentPeople, revealMobile } from '../../../modules/admin/incident/people'
import { listCompanyChanges } from '../../../modules/admin/record/list-changes'
import { servedIncidents } from '../../../modules/admin/incident/served'
import { monthSpend } from '../../../modules/admin/spend/spend'
import { listWhereabouts, whereaboutsCounts } from '../../../modules/admin/whereabouts/whereabouts'
import { bind, type Api } from '../../bind'

export function bindIncidents(api: Api): void {
  bind(api, getMonthSpend, monthSpend)
  bind(api, getWhereaboutsCounts, whereaboutsCounts)
  bind(api, searchWhereabouts, listWhereabouts)
  bind(api, searchIncidents, listIncidents)
  bind(api, findIncidentPlaces, findPlaces)
  bind(api, previewIncident, preview)
  bind(api, openIncident, openIncidentOf)
  bind(api, changeIncident, changeIncidentOf)
  bind(api, getIncidentChanges, listCompanyChanges)
  bind(api, getIncident, incidentDetail)
  bind(api, searchIncidentPeople, listIncidentPeople)
  bind(api, revealIncidentMobile, revealMobile)
  bind(api, recordIncidentCall, recordCall)
  bind(api, remindIncident, remind)
  bind(api, closeIncident, closeIncidentOf)
  bind(api, getServedIncidents, servedIncidents)
  bind(api, getMyIncidents, myIncidents)
  bind(api, answerIncident, answer)
}
