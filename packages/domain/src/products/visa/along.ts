import { addDays, compareDates, daysBetween, minutesBetween } from '../../kit/local-date'
import { isSchengen } from '../../reference/place/schengen'

/** A flight with the countries that it joins; moments are instants, days are local. */
export interface FlownAbroad {
  from: string
  to: string
  departAt: string
  arriveAt: string
  departDate: string
  arriveDate: string
}

/** A country that somebody is in, from the day of arrival to the day of leaving, where a flight out of it is known. */
export interface Visit {
  country: string
  from: string
  until?: string
}

/** Whoever flies on from a country within so many hours has only changed planes there; what that asks stands with the flights. */
const transitHours = 24

/** The countries that a journey visits, in the order of entering; the home of whoever travels is none of them. */
export function visitsOf(flights: readonly FlownAbroad[], home = 'CN'): Visit[] {
  const visits: Visit[] = []
  flights.forEach(({ to, arriveAt, arriveDate }, index) => {
    const next = flights[index + 1]
    if (to === home || (next && next.to !== to && minutesBetween(arriveAt, next.departAt) < transitHours * 60)) return
    const last = visits.at(-1)
    // A flight inside a country goes on with the visit.
    if (last?.country === to && last.until === arriveDate) visits.pop()
    const from = last?.country === to && last.until === arriveDate ? last.from : arriveDate
    visits.push({ country: to, from, ...(next && { until: next.departDate }) })
  })
  return visits
}

const nightsOf = ({ from, until }: Visit): number => daysBetween(from, until ?? addDays(from, 1))

/** A stay in a country, or in an area without borders inside, from entering to leaving; the last day is the first where nobody knows another. */
export interface Stay {
  countries: readonly string[]
  from: string
  until: string
}

/** Visits as whoever checks a visa counts them: going on inside an area is no second entry, coming back to it is. */
export function staysOf(visits: readonly Visit[]): Stay[] {
  const stays: Stay[] = []
  for (const visit of visits) {
    const last = stays.at(-1)
    const goesOn = last && areaOf(last.countries[0]!) === areaOf(visit.country) && daysBetween(last.until, visit.from) <= 1
    if (goesOn) stays.pop()
    const countries = goesOn ? [...new Set([...last.countries, visit.country])] : [visit.country]
    stays.push({ countries, from: goesOn ? last.from : visit.from, until: lastDay(visit) })
  }
  return stays
}

/** The stays of flights of many journeys, in the order of time: each begins where somebody leaves home, and says nothing of the one before. */
export function staysOfFlights(flights: readonly FlownAbroad[], home = 'CN'): Stay[] {
  const journeys: FlownAbroad[][] = []
  for (const flight of flights) {
    if (flight.from === home || journeys.length === 0) journeys.push([])
    journeys.at(-1)!.push(flight)
  }
  return journeys.flatMap((journey) => staysOf(visitsOf(journey, home)))
}

/** What is applied for together: one visa for all countries without borders between them, else one for each. */
export interface VisaOfTrip {
  /** Whose consulate decides. */
  country: string
  /** In the order of entering. */
  countries: string[]
  /** The first day on which it is needed, and the last that is known. */
  neededBy: string
  until: string
  /** Each of them takes an entry. */
  stays: readonly Stay[]
}

/**
 * The visas of a trip in the order in which they are needed. Of the Schengen countries that one decides in which most nights are spent, and of
 * equal ones the first that is entered (Visa Code, article 5); a stay that no flight ends counts one night.
 */
export function visasOfTrip(visits: readonly Visit[]): VisaOfTrip[] {
  const keys = visits.map(({ country }) => areaOf(country))
  return [...new Set(keys)]
    .map((key) => {
      const own = visits.filter((_visit, index) => keys[index] === key)
      return {
        country: mainOf(own),
        countries: [...new Set(own.map(({ country }) => country))],
        neededBy: own[0]!.from,
        until: lastDay(own.at(-1)!),
        stays: staysOf(own),
      }
    })
    .toSorted((a, b) => compareDates(a.neededBy, b.neededBy))
}

/** Inside an area one enters once. */
const areaOf = (country: string): string => (isSchengen(country) ? 'schengen' : country)
const lastDay = ({ from, until }: Visit): string => until ?? from

function mainOf(visits: readonly Visit[]): string {
  const nights = new Map<string, number>()
  for (const visit of visits) nights.set(visit.country, (nights.get(visit.country) ?? 0) + nightsOf(visit))
  return [...nights].reduce((most, each) => (each[1] > most[1] ? each : most))[0]
}
