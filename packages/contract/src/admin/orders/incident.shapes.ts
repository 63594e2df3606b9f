import { Type, type Static } from 'typebox'
import { Instant } from '../../kit/local-date'
import { NumericId, Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import {
  callOutcomes,
  incidentActs,
  incidentKinds,
  incidentPlacesAtMost,
  incidentPlaceTypes,
  safetyStatuses,
  safetyAnswers,
} from './incident-words'
import { Names, sentNames } from '../names.shapes'
import { whereaboutsActivities } from './whereabouts-words'

export const IncidentId = Type.String({ minLength: 1, maxLength: 40 })

/** A city by its key, an airport or station by its code, a hotel by its number. */
const place = { type: words(...incidentPlaceTypes), id: Type.String({ minLength: 1, maxLength: 60 }) }
export const NamedPlace = Type.Object({ ...place, name: Type.String() })
export type NamedPlace = Static<typeof NamedPlace>

/** A place and a time. */
export const incidentArea = {
  places: Type.Array(Type.Object(place), { minItems: 1, maxItems: incidentPlacesAtMost }),
  from: Instant,
  to: Instant,
}

export const IncidentFields = Type.Object({
  ...incidentArea,
  kind: words(...incidentKinds),
  titles: sentNames(60),
  messages: sentNames(600),
})
export type IncidentFields = Static<typeof IncidentFields>

/** How many there are, and how they stand. */
const counts = {
  people: Type.Integer(),
  unreached: Type.Integer(),
  help: Type.Integer(),
  safe: Type.Integer(),
}

const countKeys = ['people', 'unreached', 'help', 'safe'] as const

export const Incident = Type.Object({
  incidentId: Type.String(),
  kind: words(...incidentKinds),
  title: Type.String(),
  places: Type.Array(NamedPlace),
  from: Instant,
  to: Instant,
  openedAt: Instant,
  openedBy: Type.String(),
  closedAt: Type.Optional(Instant),
  closedBy: Type.Optional(Type.String()),
  closingNote: Type.Optional(Type.String()),
  ...counts,
})
export type Incident = Static<typeof Incident>

/** An open incident of a served company, as its agency is told: without a name of who is concerned. */
export const ServedIncident = Type.Object({
  enterpriseId: NumericId,
  companyName: Type.String(),
  ...Type.Pick(Incident, ['incidentId', 'kind', 'title', 'places', 'from', 'to', 'openedAt', ...countKeys]).properties,
  message: Type.String(),
})
export type ServedIncident = Static<typeof ServedIncident>

const IncidentLogRow = Type.Object({
  at: Instant,
  act: words(...incidentActs),
  by: Type.String(),
  /** Of whom it is, or which hotel was called. */
  about: Type.String(),
  outcome: Type.Optional(words(...callOutcomes)),
  note: Type.String(),
  /** To so many people at once. */
  people: Type.Integer(),
})
export type IncidentLogRow = Static<typeof IncidentLogRow>

export const IncidentDetail = Type.Object({
  ...Incident.properties,
  version: Version,
  /** In each language, to be changed. */
  titles: Names,
  messages: Names,
  message: Type.String(),
  /** Hotels in which people concerned stay. */
  hotels: Type.Array(
    Type.Object({ hotelId: Type.String(), name: Type.String(), telephone: Type.String(), people: Type.Integer() }),
  ),
  /** The latest first. */
  log: Type.Array(IncidentLogRow),
  /** More stands in the log than is told here. */
  moreLog: Type.Boolean(),
})
export type IncidentDetail = Static<typeof IncidentDetail>

export const IncidentPerson = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  department: Type.String(),
  /** Has no account: can only be called. */
  guest: Type.Boolean(),
  mobile: Type.String(),
  status: words(...safetyStatuses),
  saidAt: Type.Optional(Instant),
  /** Who spoke with the person; absent where it was the person's own answer. */
  saidTo: Type.Optional(Type.String()),
  note: Type.String(),
  calls: Type.Integer(),
  joinedAt: Instant,
  /** Not there any more by what is issued now. */
  gone: Type.Boolean(),
  parts: Type.Array(
    Type.Object({
      activity: words(...whereaboutsActivities),
      city: Type.String(),
      service: Type.String(),
      from: Type.String(),
      to: Type.String(),
      beginsAt: Instant,
      endsAt: Instant,
      orderNo: Type.String(),
    }),
  ),
})
export type IncidentPerson = Static<typeof IncidentPerson>

/** What one of those concerned is told. */
export const MyIncident = Type.Object({
  incidentId: Type.String(),
  kind: words(...incidentKinds),
  title: Type.String(),
  message: Type.String(),
  places: Type.Array(Type.String()),
  from: Instant,
  to: Instant,
  openedAt: Instant,
  closed: Type.Boolean(),
  /** What one said last, or somebody wrote down for one. */
  answer: Type.Optional(words(...safetyAnswers)),
  answeredAt: Type.Optional(Instant),
})
export type MyIncident = Static<typeof MyIncident>
