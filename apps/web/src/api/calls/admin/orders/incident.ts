// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/orders/incident.calls'
import type { WebCall } from '../../../web-call'

export const answerIncident: WebCall<typeof contract.answerIncident> = {
  method: 'POST',
  path: 'api/Incident/Answer',
  write: true,
}
export const changeIncident: WebCall<typeof contract.changeIncident> = {
  method: 'POST',
  path: 'api/Manage/ChangeIncident',
  write: true,
}
export const closeIncident: WebCall<typeof contract.closeIncident> = {
  method: 'POST',
  path: 'api/Manage/CloseIncident',
  write: true,
}
export const findIncidentPlaces: WebCall<typeof contract.findIncidentPlaces> = {
  method: 'POST',
  path: 'api/Manage/FindIncidentPlaces',
  write: false,
}
export const getIncident: WebCall<typeof contract.getIncident> = { method: 'POST', path: 'api/Manage/GetIncident', write: false }
export const getMyIncidents: WebCall<typeof contract.getMyIncidents> = {
  method: 'GET',
  path: 'api/Incident/GetMyIncidents',
  write: false,
}
export const getServedIncidents: WebCall<typeof contract.getServedIncidents> = {
  method: 'GET',
  path: 'api/Agent/GetServedIncidents',
  write: false,
}
export const openIncident: WebCall<typeof contract.openIncident> = {
  method: 'POST',
  path: 'api/Manage/OpenIncident',
  write: true,
}
export const previewIncident: WebCall<typeof contract.previewIncident> = {
  method: 'POST',
  path: 'api/Manage/PreviewIncident',
  write: false,
}
export const recordIncidentCall: WebCall<typeof contract.recordIncidentCall> = {
  method: 'POST',
  path: 'api/Manage/RecordIncidentCall',
  write: true,
}
export const remindIncident: WebCall<typeof contract.remindIncident> = {
  method: 'POST',
  path: 'api/Manage/RemindIncident',
  write: true,
}
export const revealIncidentMobile: WebCall<typeof contract.revealIncidentMobile> = {
  method: 'POST',
  path: 'api/Manage/RevealIncidentMobile',
  write: false,
}
export const searchIncidentPeople: WebCall<typeof contract.searchIncidentPeople> = {
  method: 'POST',
  path: 'api/Manage/SearchIncidentPeople',
  write: false,
}
export const searchIncidents: WebCall<typeof contract.searchIncidents> = {
  method: 'POST',
  path: 'api/Manage/SearchIncidents',
  write: false,
}
