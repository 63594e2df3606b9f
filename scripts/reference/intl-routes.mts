import {
  addedRoutes,
  alsoAtHome,
  atDaxing,
  ceased,
  movedAbroad,
  stillInChina,
  successors,
  usShare,
  winterLands,
} from './facts/intl-routes.mts'
import type { Place } from './places.mts'
import { readTable } from './sources.mts'

const weeksOfMonth = 365.25 / 12 / 7
const greaterChina = new Set(['CN', 'HK', 'MO', 'TW'])

/** Seats of a usual departure, from which the size of its aircraft follows. */
const largeFrom = 225
const smallBelow = 115

/** Between places abroad: what people who change there need. */
const weeklyBetweenCountries = 7
const weeklyWithinCountry = 21
const weeklyAtMost = 35

const season = { busy: 1, quiet: 0.8, from: 3 }

interface Programme {
  weekly: number
  seats: number
}
type Network = Map<string, Map<string, Programme>>

const lands = new Set(winterLands.split(' '))

/** Of airlines by their country: airports, carriers with their weekly flights each way in summer and winter, and the size of aircraft. */
export function intlRouteRows(folder: string, places: readonly Place[], airlines: ReadonlyMap<string, string>): string[][] {
  const placeOf = new Map(places.map((place) => [place.iata, place]))
  const network = readNetwork(folder, placeOf, airlines)
  for (const [airline, programme] of Object.entries(addedRoutes)) addRoutes(network, airline, programme)
  const gateways = gatewaysOf(network, placeOf)
  return [...network]
    .filter(([pair, carriers]) => isWanted(pair, carriers, placeOf, gateways))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pair, carriers]) => {
      const busiestFirst = [...carriers].sort(([a, x], [b, y]) => y.weekly - x.weekly || (a < b ? -1 : 1))
      return [pair, busiestFirst.map(([airline, programme]) => airline + wordOf(pair, programme, placeOf)).join(' ')]
    })
}

function readNetwork(folder: string, placeOf: Map<string, Place>, airlines: ReadonlyMap<string, string>): Network {
  const network: Network = new Map()
  for (const row of readTable(folder, 'air/optd_airline_por_rcld.csv.gz', '^')) {
    const airline = successors[row['airline_code']!] ?? row['airline_code']!
    const [from, to] = [row['apt_org']!, row['apt_dst']!].map((iata) => placeOf.get(flownFrom(airline, iata)))
    if (!from || !to || from === to || ceased.has(airline) || !touchesHome(airline, airlines.get(airline), from, to)) continue
    if (!mayFly(airline, from, to)) continue
    const monthly = Number(row['freq_mtly_avg'])
    const weekly = (monthly / weeksOfMonth) * (isUnitedStates(from, to) ? usShare : 1)
    const seats = Number(row['seats_mtly_avg']) / monthly
    if (weekly >= 0.75) add(network, from.iata, to.iata, airline, { weekly: Math.round(weekly), seats })
  }
  return network
}

/** Codes have been given anew since: who flies between two foreign countries there was often another carrier. */
function touchesHome(airline: string, country: string | undefined, from: Place, to: Place): boolean {
  const homes = [country, ...(alsoAtHome[airline]?.split(' ') ?? [])]
  return homes.includes(from.country) || homes.includes(to.country)
}

function flownFrom(airline: string, iata: string): string {
  if (iata === 'CTU') return 'TFU'
  return iata === 'PEK' && atDaxing.has(airline) ? 'PKX' : (movedAbroad[iata] ?? iata)
}

/** No flights within the mainland, which have a table of their own, and none that have ended. */
function mayFly(airline: string, from: Place, to: Place): boolean {
  const kept = stillInChina[airline]
  const chinese = [from, to].filter(({ country }) => greaterChina.has(country))
  if (chinese.length === 2 && from.country === to.country) return false
  return kept === undefined || chinese.every(({ iata }) => kept.split(' ').includes(iata))
}

const isUnitedStates = (from: Place, to: Place): boolean => [from.country, to.country].toSorted().join() === 'CN,US'

function add(network: Network, from: string, to: string, airline: string, programme: Programme): void {
  const pair = from < to ? `${from} ${to}` : `${to} ${from}`
  const carriers = network.get(pair) ?? new Map<string, Programme>()
  if (programme.weekly > (carriers.get(airline)?.weekly ?? 0)) carriers.set(airline, programme)
  network.set(pair, carriers)
}

function addRoutes(network: Network, airline: string, programme: string): void {
  for (const entry of programme.split(' ')) {
    const [from = '', to = '', weekly = ''] = entry.split(/[-:]/)
    const pair = from < to ? `${from} ${to}` : `${to} ${from}`
    const seats = network.get(pair)?.get(airline)?.seats ?? 0
    add(network, from, to, airline, { weekly: Number(weekly), seats })
  }
}

/** Airports abroad that have a flight to China. */
function gatewaysOf(network: Network, placeOf: Map<string, Place>): Set<string> {
  const pairs = [...network.keys()].map((pair) => pair.split(' '))
  const touching = pairs.filter((pair) => pair.some((iata) => greaterChina.has(placeOf.get(iata)!.country)))
  return new Set(touching.flat())
}

function isWanted(
  pair: string,
  carriers: ReadonlyMap<string, Programme>,
  placeOf: Map<string, Place>,
  gateways: ReadonlySet<string>,
): boolean {
  const ends = pair.split(' ').map((iata) => placeOf.get(iata)!)
  if (ends.some(({ country }) => greaterChina.has(country))) return true
  const weekly = [...carriers.values()].reduce((sum, each) => sum + each.weekly, 0)
  const least = ends[0]!.country === ends[1]!.country ? weeklyWithinCountry : weeklyBetweenCountries
  return weekly >= least && ends.some(({ iata }) => gateways.has(iata))
}

function wordOf(pair: string, { weekly, seats }: Programme, placeOf: Map<string, Place>): string {
  const [one, other] = pair.split(' ').map((iata) => placeOf.get(iata)!)
  const abroad = !greaterChina.has(one!.country) && !greaterChina.has(other!.country)
  const flown = abroad ? Math.min(weekly, weeklyAtMost) : weekly
  const size = seats >= largeFrom ? 'l' : seats > 0 && seats < smallBelow ? 's' : seats === 0 ? '' : 'm'
  if (one!.country === other!.country || flown < season.from) return flown + size
  const south = lands.has(one!.country) || lands.has(other!.country)
  const quiet = Math.max(1, Math.round(flown * season.quiet))
  const [summer, winter] = south ? [quiet, flown] : [flown, quiet]
  return (summer === winter ? String(summer) : `${summer}:${winter}`) + size
}
