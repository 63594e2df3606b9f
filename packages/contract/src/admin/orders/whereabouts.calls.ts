import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { whereaboutsActivities } from './whereabouts-words'

/** People of a city on a day; the key is the same in every language. */
const CityCount = Type.Object({ city: Type.String(), name: Type.String(), people: Type.Integer() })

const counts = {
  date: LocalDate,
  /** Each counted once, wherever they are. */
  people: Type.Integer(),
  /** The fullest first. */
  cities: Type.Array(CityCount),
  activities: Type.Object({
    air: Type.Integer(),
    rail: Type.Integer(),
    ride: Type.Integer(),
    stay: Type.Integer(),
    between: Type.Integer(),
  }),
}
export const WhereaboutsCounts = Type.Object(counts)
export type WhereaboutsCounts = Static<typeof WhereaboutsCounts>

/** Somebody on a flight or train, in a car or hotel, or in a city between arriving and going back. */
export const Whereabout = Type.Object({
  key: Type.String(),
  employeeId: Type.String(),
  name: Type.String(),
  department: Type.String(),
  /** Not one of the company's people. */
  guest: Type.Boolean(),
  activity: words(...whereaboutsActivities),
  /** Where one is, or arrives. */
  city: Type.String(),
  /** The number of the flight or train, the class of the car, or the name of the hotel; empty between. */
  service: Type.String(),
  from: Type.String(),
  to: Type.String(),
  beginsAt: Instant,
  endsAt: Instant,
  /** At this moment. */
  now: Type.Boolean(),
  orderNo: Type.String(),
})
export type Whereabout = Static<typeof Whereabout>

export const getWhereaboutsCounts = call({
  summary: 'How many people are in which cities, in the air, on trains and in hotels today; no names.',
  method: 'GET',
  path: 'api/Manage/GetWhereaboutsCounts',
  access: 'readWhereabouts',
  agents: 'refused',
  clause: 'S2.44',
  response: WhereaboutsCounts,
})

export const searchWhereabouts = call({
  summary: 'Where people are on a day by what was issued to them, by city and activity; each look is written down.',
  method: 'POST',
  path: 'api/Manage/SearchWhereabouts',
  access: 'readWhereabouts',
  agents: 'refused',
  clause: 'S2.44',
  request: Type.Object({
    ...PageRequest,
    /** Today where absent. */
    date: Type.Optional(LocalDate),
    city: Type.Optional(Type.String({ maxLength: 60 })),
    activity: Type.Optional(words(...whereaboutsActivities)),
    /** Of a name, a flight, a train, a hotel or a city. */
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  response: Type.Object({ ...Page(Whereabout).properties, counts: WhereaboutsCounts }),
})
