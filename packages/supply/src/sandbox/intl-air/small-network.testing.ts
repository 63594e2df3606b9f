import { addDays, epochDay, minutesOf, dateOfEpochDay, timeOfMinutes } from '@sojourn/domain/kit/local-date'
import { airport } from '@sojourn/domain/reference/air/airports'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { hashText, unit } from '../air/random'
import { blockMinutes, legId } from '../air/timetable/timetable'
import type { Change, Departure, IntlNetwork, Route, RouteSearch } from './network'

/** Flies every day at this local time. */
interface Flight {
  flightNo: string
  from: string
  to: string
  departTime: string
}
const lines = [
  'CA PEK SIN',
  'CA PEK NRT',
  'CA PEK LHR',
  'CA PEK FRA',
  'CA PEK LAX',
  'CA PEK HKG',
  'CA PVG FRA',
  'MU PVG SIN',
  'MU PVG NRT',
  'MU PVG LHR',
  'MU PVG BKK',
  'MU PVG SYD',
  'MU PVG LAX',
  'MU PVG HKG',
  'CZ CAN SIN',
  'CZ CAN SYD',
  'CZ CAN LHR',
  'CX HKG SIN',
  'CX HKG LHR',
  'CX HKG SYD',
  'CX HKG NRT',
  'SQ SIN PVG',
  'SQ SIN PEK',
  'SQ SIN SYD',
  'SQ SIN LHR',
  'SQ SIN BKK',
  'TR SIN CAN',
  'NH NRT PVG',
  'NH NRT LAX',
  'TG BKK PEK',
  'TG BKK LHR',
  'BA LHR PVG',
  'LH FRA PVG',
]
const hours = ['08:20', '13:45', '20:10']

function flightsOf(seed: number): Flight[] {
  return lines.flatMap((line, index) => {
    const [carrier = '', one = '', other = ''] = line.split(' ')
    const number = 201 + index * 4
    const minutes = Math.floor(unit(hashText(line, seed)) * 12) * 5
    return hours.slice(0, 1 + (index % 3)).flatMap((hour, turn) => {
      const departTime = timeOfMinutes(minutesOf(hour) + minutes)
      return [
        { flightNo: `${carrier}${number + turn * 200}`, from: one, to: other, departTime },
        {
          flightNo: `${carrier}${number + turn * 200 + 1}`,
          from: other,
          to: one,
          departTime: timeOfMinutes(minutesOf(departTime) + 120),
        },
      ]
    })
  })
}

const minuteMs = 60_000
const offsets = new Map<string, number>()
/** Minutes ahead of UTC at noon of a day. */
function offsetOf(zone: string, date: string): number {
  const key = zone + date
  const known = offsets.get(key)
  if (known !== undefined) return known
  const shown = new Date(`${date}T12:00:00Z`).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')
  const made = (Date.parse(`${shown}Z`) - Date.parse(`${date}T12:00:00Z`)) / minuteMs
  offsets.set(key, made)
  return made
}

function departureOf({ flightNo, from, to, departTime }: Flight, departDate: string): Departure {
  const [start, end] = [airport(from)!, airport(to)!]
  const km = Math.round(distanceKm(start, end))
  const minutes = blockMinutes(km)
  const departMs = (epochDay(departDate) * 1440 + minutesOf(departTime) - offsetOf(start.zone, departDate)) * minuteMs
  const arriveMs = departMs + minutes * minuteMs
  const arriveLocal = arriveMs / minuteMs + offsetOf(end.zone, departDate)
  return {
    flightNo,
    carrier: flightNo.slice(0, 2),
    from,
    to,
    fromTerminal: start.terminals[0] ?? '',
    toTerminal: end.terminals[0] ?? '',
    departDate,
    departTime,
    arriveDate: dateOfEpochDay(Math.floor(arriveLocal / 1440)),
    arriveTime: timeOfMinutes(arriveLocal),
    departMs,
    arriveMs,
    blockMinutes: minutes,
    distanceKm: km,
    aircraft: flightNo.startsWith('TR') ? '32N' : km > 5000 ? '77W' : '333',
    meal: 'meal',
    stops: [],
    legId: legId(flightNo, from, to),
  }
}

const least = 90
const longest = 720

/** Trunk flights of a few carriers every day, with one change at most: what tests of fares need of a timetable. */
export function smallNetwork(seed: number): IntlNetwork {
  const flights = flightsOf(seed)
  const leaving = (airports: readonly string[]): Flight[] => flights.filter(({ from }) => airports.includes(from))
  function onwards(first: Departure, { arriveAirports }: RouteSearch): Route[] {
    return leaving([first.to])
      .filter(({ to }) => arriveAirports.includes(to))
      .flatMap((flight) => [0, 1, 2].map((days) => departureOf(flight, addDays(first.departDate, days))))
      .flatMap((second): Route[] => {
        const minutes = (second.departMs - first.arriveMs) / minuteMs
        if (minutes < least || minutes > longest) return []
        const change: Change = {
          arriveAirport: first.to,
          departAirport: second.from,
          minutes,
          minimumMinutes: least,
          bagsThrough: true,
        }
        return [routeOf([first, second], [change])]
      })
  }
  return {
    prepare: async () => undefined,
    routes(search) {
      const firsts = leaving(search.departAirports).map((flight) => departureOf(flight, search.date))
      const direct = firsts.filter(({ to }) => search.arriveAirports.includes(to)).map((first) => routeOf([first], []))
      const changing = search.directOnly ? [] : firsts.flatMap((first) => onwards(first, search))
      return [...direct, ...changing].toSorted((a, b) => a.durationMinutes - b.durationMinutes)
    },
    departure(flightNo, from, departDate) {
      const flight = flights.find((each) => each.flightNo === flightNo && each.from === from)
      return flight && departureOf(flight, departDate)
    },
    numbered: (flightNo, departDate) =>
      flights.filter((each) => each.flightNo === flightNo).map((flight) => departureOf(flight, departDate)),
    interline: (one, other) => one !== 'TR' && other !== 'TR',
  }
}

const routeOf = (departures: Departure[], changes: Change[]): Route => ({
  departures,
  changes,
  durationMinutes: (departures.at(-1)!.arriveMs - departures[0]!.departMs) / minuteMs,
})
