import type { ApplicationState, BudgetControl } from '@sojourn/contract/booking/application/application.codes'
import { isJourney, isStay, type Product } from '@sojourn/contract/booking/codes'
import { addDays, daysBetween } from '../../kit/local-date'
import { parentCity } from './counties'
import { isBookable } from './transitions'

/** A planned leg; cities are names of one kind for every product, empty for any city. */
export interface PlannedLine {
  product: Product
  depart: string
  arrive: string
  startDate: string
  endDate: string
  isReturn: boolean
  /** Booked as often as it is needed. */
  multiUse: boolean
}
/** A direction of a line that somebody has booked. */
export interface UsedSlot {
  line: number
  slot: Slot
  travellerId: string
}
export type Slot = 'out' | 'back'
/** Rooms that bookings have on one night. */
export interface TakenNight {
  night: string
  rooms: number
}

export interface MatchableApplication {
  state: ApplicationState
  products: readonly Product[]
  applicantId: string
  /** Only the listed people may travel under it. */
  limitTraveler: boolean
  travellerIds: readonly string[]
  itineraryMode: 'lines' | 'cities'
  lines: readonly PlannedLine[]
  cities: readonly string[]
  /** Where a set of cities begins and ends; empty where it is one of the set. */
  homeCity: string
  startDate: string
  endDate: string
  flexBefore: number
  flexAfter: number
  control: BudgetControl
  /** Fen. */
  budgetLeft: number
  used: readonly UsedSlot[]
  /** Rooms that all bookings may have on one night (handbook 9.1); absent where nobody counts them. */
  nightsPerDay?: number
  nightsTaken: readonly TakenNight[]
}

/** How the company compares bookings with applications. */
export interface MatchTerms {
  /** Days are not compared (S7.15). */
  dateUnlimited: boolean
  /** A county counts as the city that it belongs to. */
  countiesJoin: boolean
}

/** A booking on its way; what is not known yet is absent or empty and so decides nothing. */
export interface BookingFacts extends MatchTerms {
  product: Product
  travellerIds: readonly string[]
  cities: { depart?: string; arrive?: string }
  startDate: string
  /** Of the way back or of the check-out; the day of departure where there is none. */
  endDate: string
  /** Of a stay; as long as nobody knows, one. */
  rooms?: number
  /** Fen. */
  amount?: number
}

export type MatchFailure =
  | 'state'
  | 'product'
  | 'traveller'
  | 'applicantNotTravelling'
  | 'city'
  | 'date'
  | 'rooms'
  | 'budget'
  | 'lineUsed'

/** The line and its directions that the booking takes; none where the application is a set of cities. */
export type Match = Mismatch | { failure?: undefined; line?: number; slots: Slot[] }

/** With the night on which too few rooms are left. */
export type Mismatch =
  | { failure: Exclude<MatchFailure, 'rooms'> }
  | { failure: 'rooms'; night: string; left: number; nightsPerDay: number }

/** The directions in which a planned leg can be booked. */
export const slotsOfLine = ({ product, isReturn }: PlannedLine): Slot[] =>
  isReturn && isJourney(product) ? ['out', 'back'] : ['out']

/** The six conditions of handbook 9.3, in its order, and the rooms of each night; the first that does not hold is named. */
export function matchApplication(application: MatchableApplication, facts: BookingFacts): Match {
  if (!isBookable(application.state)) return { failure: 'state' }
  if (!coversProduct(application, facts.product)) return { failure: 'product' }
  const wrongPeople = peopleFailure(application, facts)
  if (wrongPeople) return { failure: wrongPeople }
  const place = hasOwnLine(application, facts.product) ? matchLines(application, facts) : matchSet(application, facts)
  if (place.failure) return place
  const crowded = roomsFailure(application, facts)
  if (crowded) return crowded
  const tooMuch = application.control === 'strong' && facts.amount !== undefined && facts.amount > application.budgetLeft
  return tooMuch ? { failure: 'budget' } : place
}

/** The first night on which the application has too few rooms left. */
function roomsFailure({ nightsPerDay, nightsTaken }: MatchableApplication, facts: BookingFacts): Mismatch | undefined {
  if (nightsPerDay === undefined || !isStay(facts.product)) return undefined
  for (let night = facts.startDate; night < facts.endDate; night = addDays(night, 1)) {
    const left = nightsPerDay - (nightsTaken.find((each) => each.night === night)?.rooms ?? 0)
    if ((facts.rooms ?? 1) > left) return { failure: 'rooms', night, left: Math.max(0, left), nightsPerDay }
  }
  return undefined
}

const hasOwnLine = ({ itineraryMode, lines }: MatchableApplication, product: Product): boolean =>
  itineraryMode === 'lines' && lines.some((line) => line.product === product)

/** A journey needs a planned leg of its own kind; a stay may stand wherever the itinerary leads. */
export function coversProduct(application: MatchableApplication, product: Product): boolean {
  if (!application.products.includes(product)) return false
  return application.itineraryMode === 'cities' || !isJourney(product) || hasOwnLine(application, product)
}

function peopleFailure(
  application: MatchableApplication,
  { travellerIds }: BookingFacts,
): Exclude<MatchFailure, 'rooms'> | undefined {
  const { limitTraveler, applicantId } = application
  const listed = new Set(application.travellerIds)
  if (limitTraveler && travellerIds.some((id) => !listed.has(id))) return 'traveller'
  // Whoever applies for others does not travel on it (handbook 9.3, 代提交).
  return !listed.has(applicantId) && travellerIds.includes(applicantId) ? 'applicantNotTravelling' : undefined
}

/** A city as it is compared: airports and stations are their city already, counties where the company joins them (handbook 9.3). */
const compared = (city: string, { countiesJoin }: MatchTerms): string => (countiesJoin ? parentCity(city) : city)

const same = (planned: string, booked: string | undefined, terms: MatchTerms): boolean =>
  planned === '' || booked === undefined || compared(planned, terms) === compared(booked, terms)

/** Which directions of a line the booking would take, or undefined where the cities differ. */
function slotsOf(line: PlannedLine, facts: BookingFacts): Slot[] | undefined {
  const { cities, startDate, endDate } = facts
  if (!isJourney(line.product)) return same(line.arrive, cities.arrive, facts) ? ['out'] : undefined
  const there = same(line.arrive, cities.arrive, facts) && same(line.depart, cities.depart, facts)
  if (there) return line.isReturn && endDate > startDate ? ['out', 'back'] : ['out']
  const back = line.isReturn && same(line.arrive, cities.depart, facts) && same(line.depart, cities.arrive, facts)
  return back ? ['back'] : undefined
}

function matchLines(application: MatchableApplication, facts: BookingFacts): Match {
  const here = application.lines.flatMap((line, index) => {
    const slots = line.product === facts.product ? slotsOf(line, facts) : undefined
    return slots ? [{ line, index, slots }] : []
  })
  if (here.length === 0) return { failure: 'city' }
  const timely = here.filter(({ line }) => within(application, line, facts))
  if (timely.length === 0) return { failure: 'date' }
  const free = timely.find(
    ({ line, index, slots }) => line.multiUse || !isUsed(application.used, index, slots, facts.travellerIds),
  )
  return free ? { line: free.index, slots: free.slots } : { failure: 'lineUsed' }
}

/** The itinerary as a set of cities in free order. */
function matchSet(application: MatchableApplication, facts: BookingFacts): Match {
  const { cities, homeCity, lines, itineraryMode } = application
  const home = homeCity === '' ? [] : [homeCity]
  const planned = itineraryMode === 'cities' ? [...home, ...cities] : lines.flatMap(({ depart, arrive }) => [depart, arrive])
  const set = new Set(planned.map((city) => compared(city, facts)))
  const asked = [facts.cities.depart, facts.cities.arrive].filter((city) => city !== undefined)
  if (!set.has('') && asked.some((city) => !set.has(compared(city, facts)))) return { failure: 'city' }
  return within(application, application, facts) ? { slots: [] } : { failure: 'date' }
}

/** Departure and return, or every night, lie within the days and their flexible days. */
function within(
  { flexBefore, flexAfter }: MatchableApplication,
  { startDate, endDate }: { startDate: string; endDate: string },
  facts: BookingFacts,
): boolean {
  if (facts.dateUnlimited) return true
  const lastDay = isStay(facts.product) && facts.endDate > facts.startDate ? addDays(facts.endDate, -1) : facts.endDate
  return facts.startDate >= addDays(startDate, -flexBefore) && lastDay <= addDays(endDate, flexAfter)
}

export const slotTaken = (used: readonly UsedSlot[], line: number, slot: Slot, travellerId: string): boolean =>
  used.some((each) => each.line === line && each.slot === slot && each.travellerId === travellerId)

const isUsed = (used: readonly UsedSlot[], line: number, slots: readonly Slot[], travellerIds: readonly string[]): boolean =>
  slots.some((slot) => travellerIds.some((travellerId) => slotTaken(used, line, slot, travellerId)))

/** The days on which a departure under the application may lie, both included. */
export const bookableDays = (application: Pick<MatchableApplication, 'startDate' | 'endDate' | 'flexBefore' | 'flexAfter'>) => ({
  from: addDays(application.startDate, -application.flexBefore),
  to: addDays(application.endDate, application.flexAfter),
})

/**
 * The days on which journeys of a product fit, where its legs leave days between them out; undefined where all days of the application
 * fit. Nights may lie anywhere in their leg, so stays have none.
 */
export function daysOfLegs(application: MatchableApplication, product: Product): string[] | undefined {
  if (!isJourney(product) || !hasOwnLine(application, product)) return undefined
  const { from, to } = bookableDays(application)
  const legs = application.lines.filter((line) => line.product === product)
  const spans = legs.map(({ startDate, endDate }) => bookableDays({ ...application, startDate, endDate }))
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day))
  const fitting = all.filter((date) => spans.some((span) => span.from <= date && date <= span.to))
  return fitting.length < all.length ? fitting : undefined
}

/**
 * Nothing more can be booked under it: every planned leg is taken by everybody listed, and no product is free of a leg
 * (handbook 9.2). A set of cities, a leg for several uses, or one that anybody may use, is never used up.
 */
export function isUsedUp(application: MatchableApplication): boolean {
  const { itineraryMode, limitTraveler, lines, products, travellerIds, used } = application
  if (itineraryMode === 'cities' || !limitTraveler || !products.every((product) => hasOwnLine(application, product))) return false
  return lines.every(
    (line, index) =>
      !line.multiUse &&
      travellerIds.every((travellerId) => slotsOfLine(line).every((slot) => slotTaken(used, index, slot, travellerId))),
  )
}
