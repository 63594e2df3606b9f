import { airport } from '@sojourn/domain/reference/air/airports'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { groupBy } from '../air/order/group'
import { minimumMinutes } from './connection-rules'
import type { Departure, RouteSearch } from './network'

const hour = 3_600_000

const city = (iata: string): string => airport(iata)!.city
const country = (iata: string): string => airport(iata)!.country
const isDomestic = ({ from, to }: Departure): boolean => country(from) === country(to)
const distances = new Map<string, number>()
function km(from: string, to: string): number {
  const known = distances.get(from + to) ?? distanceKm(airport(from)!, airport(to)!)
  distances.set(from + to, known)
  return known
}
const isWithinDay = (before: Departure, after: Departure): boolean =>
  after.departMs > before.arriveMs && after.departMs - before.arriveMs <= 24 * hour
const last = (connection: readonly Departure[]): Departure => connection.at(-1)!
const elapsed = (connection: readonly Departure[]): number => last(connection).arriveMs - connection[0]!.departMs
const numbers = (connection: readonly Departure[]): string => connection.map(({ flightNo }) => flightNo).join(' ')

type Interline = (one: string, other: string) => boolean

/** The rules of one way, told once more. */
function rulesOf(interline: Interline) {
  function change(before: Departure, after: Departure): boolean {
    if (!isWithinDay(before, after)) return false
    const least = minimumMinutes({
      arrive: before.to,
      depart: after.from,
      domesticIn: isDomestic(before),
      domesticOut: isDomestic(after),
      arriveTerminal: before.toTerminal,
      departTerminal: after.fromTerminal,
    })
    return after.departMs - before.arriveMs >= least * 60_000
  }

  function isSold(connection: readonly Departure[]): boolean {
    const carriers = connection.map(({ carrier }) => carrier)
    if (connection.some(({ flightNo }, index) => flightNo === connection[index + 1]?.flightNo)) return false
    if (connection.some(({ operating }) => operating) && new Set(carriers).size > 1) return false
    return carriers.every((one) => carriers.every((other) => interline(one, other)))
  }

  function isSensible(connection: readonly Departure[]): boolean {
    const [from, to] = [connection[0]!.from, last(connection).to]
    const hubs = connection.slice(1).map((each) => each.from)
    const cities = [city(from), ...hubs.map(city), city(to)]
    if (new Set(cities).size < cities.length) return false
    if (country(from) === country(to) && hubs.some((hub) => country(hub) !== country(from))) return false
    if (connection.length === 3 && country(connection[1]!.from) === 'CN' && country(connection[1]!.to) === 'CN') return false
    return connection.reduce((sum, each) => sum + km(each.from, each.to), 0) <= km(from, to) * 1.35 + 300
  }

  return { change, wanted: (connection: readonly Departure[]): boolean => isSold(connection) && isSensible(connection) }
}

/** All connections by trying every departure after every other: what `connections.ts` must answer, found without an index. */
export function bruteForce(departures: readonly Departure[], interline: Interline) {
  const byCity = groupBy(departures, ({ from }) => city(from))
  const { change, wanted } = rulesOf(interline)
  return ({ departAirports, arriveAirports, date, directOnly }: RouteSearch): Departure[][] => {
    const firsts = departures.filter((each) => each.departDate === date && departAirports.includes(each.from))
    const lasts = groupBy(
      departures.filter(({ to }) => arriveAirports.includes(to)),
      ({ from }) => city(from),
    )
    const completed = (connection: readonly Departure[]): Departure[][] =>
      (lasts.get(city(last(connection).to)) ?? [])
        .filter((each) => change(last(connection), each))
        .map((each) => [...connection, each])
    const direct = firsts.filter((each) => arriveAirports.includes(each.to) && city(each.from) !== city(each.to))
    const few = direct.map((each) => [each])
    if (directOnly) return kept(few)
    few.push(...firsts.flatMap((first) => completed([first])).filter(wanted))
    if (kept(few).length >= 12) return kept(few)
    const many = firsts.flatMap((first) =>
      (byCity.get(city(first.to)) ?? [])
        .filter((second) => isWithinDay(first, second) && lasts.has(city(second.to)) && interline(first.carrier, second.carrier))
        .filter((second) => change(first, second))
        .flatMap((second) => completed([first, second]).filter(wanted)),
    )
    return kept([...few, ...many])
  }
}

/** Without what takes too long or is dominated by another connection of the same airports and carriers; the quickest first. */
function kept(connections: readonly Departure[][]): Departure[][] {
  const most = Math.min(...connections.map(elapsed)) * 2 + 4 * hour
  const inTime = connections.filter((connection) => elapsed(connection) <= most)
  const groups = groupBy(inTime, (connection) => connection.map(({ from, to, carrier }) => from + to + carrier).join())
  const isBetter = (one: readonly Departure[], other: readonly Departure[]): boolean => {
    const [leaves, arrives] = [one[0]!.departMs - other[0]!.departMs, other.at(-1)!.arriveMs - one.at(-1)!.arriveMs]
    return leaves >= 0 && arrives >= 0 && (leaves > 0 || arrives > 0 || numbers(one) < numbers(other))
  }
  return [...groups.values()]
    .flatMap((group) =>
      group.filter((connection) => connection.length === 1 || !group.some((other) => isBetter(other, connection))),
    )
    .sort((a, b) => elapsed(a) - elapsed(b) || a[0]!.departMs - b[0]!.departMs || (numbers(a) < numbers(b) ? -1 : 1))
}
