import { Type } from 'typebox'
import { call } from '../../kit/call'
import { Page, PageRequest } from '../../kit/page'
import { Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { callOutcomes, safetyStatuses, safetyAnswers } from './incident-words'
import {
  Incident,
  incidentArea,
  IncidentDetail,
  IncidentFields,
  IncidentId,
  IncidentPerson,
  MyIncident,
  NamedPlace,
  ServedIncident,
} from './incident.shapes'

/** Calls that name people are POSTs, so that whom they are about stands in no address. */
export const searchIncidents = call({
  summary: 'The incidents of the company, the newest first.',
  method: 'POST',
  path: 'api/Manage/SearchIncidents',
  access: 'manageIncidents',
  agents: 'refused',
  clause: 'S2.44',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    /** Those that are closed, instead of those that are open. */
    closed: Type.Optional(Type.Boolean()),
  }),
  response: Page(Incident),
})

export const findIncidentPlaces = call({
  summary: 'Cities, airports, stations and hotels with booked stays that are called so.',
  method: 'POST',
  path: 'api/Manage/FindIncidentPlaces',
  access: 'manageIncidents',
  agents: 'refused',
  clause: 'S2.44',
  request: Type.Object({ keyword: Type.String({ maxLength: 60 }) }),
  response: Type.Object({ list: Type.Array(NamedPlace) }),
})

export const previewIncident = call({
  summary: 'How many people a place and a time concern, before anybody is told.',
  method: 'POST',
  path: 'api/Manage/PreviewIncident',
  access: 'manageIncidents',
  agents: 'refused',
  clause: 'S2.44',
  request: Type.Object(incidentArea),
  response: Type.Object({ people: Type.Integer(), guests: Type.Integer() }),
  problems: ['incidentInvalid', 'incidentPlaceUnknown'],
})

export const openIncident = call({
  summary: 'Opens an incident and tells everybody whom it concerns.',
  method: 'POST',
  path: 'api/Manage/OpenIncident',
  access: 'manageIncidents',
  agents: 'refused',
  write: true,
  clause: 'S2.44',
  request: IncidentFields,
  response: Type.Object({ incidentId: Type.String(), people: Type.Integer() }),
  problems: ['incidentInvalid', 'incidentPlaceUnknown'],
})

/** Who needs help stays among its people, wherever they are. */
export const changeIncident = call({
  summary:
    'Changes an open incident: whom it concerns now joins and is told, whom it no longer does leaves and is told, the others where it is wished.',
  method: 'POST',
  path: 'api/Manage/ChangeIncident',
  access: 'manageIncidents',
  agents: 'refused',
  write: true,
  clause: 'S2.44',
  request: Type.Object({ ...IncidentFields.properties, incidentId: IncidentId, version: Version, tell: Type.Boolean() }),
  response: Type.Object({
    incidentId: Type.String(),
    version: Version,
    joined: Type.Integer(),
    released: Type.Integer(),
  }),
  problems: ['incidentUnknown', 'incidentClosed', 'incidentInvalid', 'incidentPlaceUnknown', 'recordChanged'],
})

export const getIncident = call({
  summary: 'An incident with its hotels and its log; who has booked into it since it was looked at last joins it and is told.',
  method: 'POST',
  path: 'api/Manage/GetIncident',
  access: 'manageIncidents',
  agents: 'refused',
  clause: 'S2.44',
  request: Type.Object({ incidentId: IncidentId }),
  response: IncidentDetail,
  problems: ['incidentUnknown'],
})

export const searchIncidentPeople = call({
  summary: 'Whom an incident concerns, with what is known of each: who needs help first, then who was not reached.',
  method: 'POST',
  path: 'api/Manage/SearchIncidentPeople',
  access: 'manageIncidents',
  agents: 'refused',
  clause: 'S2.44',
  request: Type.Object({
    ...PageRequest,
    incidentId: IncidentId,
    status: Type.Optional(words(...safetyStatuses)),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  response: Page(IncidentPerson),
  problems: ['incidentUnknown'],
})

export const revealIncidentMobile = call({
  summary: 'The telephone of one person concerned in clear: counted, and written down before it is told.',
  method: 'POST',
  path: 'api/Manage/RevealIncidentMobile',
  access: 'manageIncidents',
  agents: 'refused',
  clause: 'S2.44',
  request: Type.Object({ incidentId: IncidentId, employeeId: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Type.Object({ value: Type.String() }),
  problems: ['incidentUnknown', 'incidentPersonUnknown', 'revealedTooOften'],
})

export const recordIncidentCall = call({
  summary: 'Writes down that a person or a hotel was called and what came of it; how somebody is counts as the answer.',
  method: 'POST',
  path: 'api/Manage/RecordIncidentCall',
  access: 'manageIncidents',
  agents: 'refused',
  write: true,
  clause: 'S2.44',
  request: Type.Object({
    incidentId: IncidentId,
    /** Whom it was about; absent of a hotel alone. */
    employeeId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    hotelId: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    outcome: words(...callOutcomes),
    note: Type.String({ maxLength: 500 }),
  }),
  response: Type.Object({ incidentId: Type.String() }),
  problems: ['incidentUnknown', 'incidentClosed', 'incidentPersonUnknown'],
})

export const remindIncident = call({
  summary: 'Writes once more to those with an account who were not reached.',
  method: 'POST',
  path: 'api/Manage/RemindIncident',
  access: 'manageIncidents',
  agents: 'refused',
  write: true,
  clause: 'S2.44',
  request: Type.Object({ incidentId: IncidentId }),
  response: Type.Object({ people: Type.Integer() }),
  problems: ['incidentUnknown', 'incidentClosed'],
})

export const closeIncident = call({
  summary: 'Closes an incident with what is to be remembered of it.',
  method: 'POST',
  path: 'api/Manage/CloseIncident',
  access: 'manageIncidents',
  agents: 'refused',
  write: true,
  clause: 'S2.44',
  request: Type.Object({ incidentId: IncidentId, note: Type.String({ maxLength: 1000 }) }),
  response: Type.Object({ incidentId: Type.String() }),
  problems: ['incidentUnknown', 'incidentClosed', 'incidentInvalid'],
})

export const getMyIncidents = call({
  summary: 'Incidents that concern the caller and are open, or the one that is asked for.',
  method: 'GET',
  path: 'api/Incident/GetMyIncidents',
  clause: 'S2.44',
  request: Type.Object({ incidentId: Type.Optional(IncidentId) }),
  response: Type.Object({ list: Type.Array(MyIncident) }),
})

export const answerIncident = call({
  summary: 'Says that the caller is safe, or needs help; every answer is kept, and the latest counts.',
  method: 'POST',
  path: 'api/Incident/Answer',
  agents: 'refused',
  write: true,
  clause: 'S2.44',
  request: Type.Object({ incidentId: IncidentId, answer: words(...safetyAnswers), note: Type.String({ maxLength: 300 }) }),
  response: Type.Object({ incidentId: Type.String() }),
  problems: ['incidentUnknown', 'incidentClosed'],
})

export const getServedIncidents = call({
  summary: 'Open incidents of the companies that the agency serves, the newest first: how people are, without their names.',
  method: 'GET',
  path: 'api/Agent/GetServedIncidents',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({ list: Type.Array(ServedIncident) }),
})
