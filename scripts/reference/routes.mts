import { moved, newRoutes, tianfuShare } from './facts/new-routes.mts'
import type { Place } from './places.mts'
import { readTable } from './sources.mts'

/** Assumed growth since the 2021 schedules, which hold about 9,900 domestic flights a day. */
const growth = 1.3
const weeksOfYear = 52

/** Weekly flights by pair ("PEK SHA", alphabetical) and carrier. */
export type Network = Map<string, Map<string, number>>

function add(network: Network, from: string, to: string, airline: string, weekly: number): void {
  const pair = from < to ? `${from} ${to}` : `${to} ${from}`
  const carriers = network.get(pair) ?? new Map<string, number>()
  carriers.set(airline, Math.max(carriers.get(airline) ?? 0, weekly))
  network.set(pair, carriers)
}

/** Chengdu opened its second airport in the middle of the source's year: split the carriers' flights as they are now. */
function splitChengdu(airport: string, airline: string): [string, number][] {
  if (airport !== 'CTU') return [[airport, 1]]
  const share = tianfuShare[airline] ?? 0.6
  return [
    ['CTU', 1 - share],
    ['TFU', share],
  ]
}

export function buildNetwork(folder: string, places: readonly Place[], airlines: ReadonlySet<string>): Network {
  const open = new Set(places.filter((place) => place.country === 'CN' && place.scheduled).map((place) => place.iata))
  for (const closed of Object.keys(moved)) open.delete(closed)
  const network: Network = new Map()
  for (const row of readTable(folder, 'air/optd_airline_por.csv.gz', '^')) {
    const [from, to] = [row['apt_org']!, row['apt_dst']!].map((iata) => moved[iata] ?? iata)
    const airline = row['airline_code']!
    if (!airlines.has(airline) || !open.has(from!) || !open.has(to!) || from === 'TFU' || to === 'TFU') continue
    for (const [start, startShare] of splitChengdu(from!, airline)) {
      for (const [end, endShare] of splitChengdu(to!, airline)) {
        const weekly = Math.round((Number(row['flt_freq']) / weeksOfYear) * growth * startShare * endShare)
        if (weekly >= 1) add(network, start, end, airline, weekly)
      }
    }
  }
  addNewRoutes(network)
  return network
}

function addNewRoutes(network: Network): void {
  for (const [from, programme] of Object.entries(newRoutes)) {
    for (const entry of programme.split(' ')) {
      const [to = '', flights = ''] = entry.split(':')
      add(network, from, to, flights.slice(0, 2), Number(flights.slice(2)))
    }
  }
}

/** Weekly departures of every airport, the measure of a mainland city's importance. */
export function departures(network: Network): Map<string, number> {
  const totals = new Map<string, number>()
  for (const [pair, carriers] of network) {
    const weekly = [...carriers.values()].reduce((sum, flights) => sum + flights, 0)
    for (const airport of pair.split(' ')) totals.set(airport, (totals.get(airport) ?? 0) + weekly)
  }
  return totals
}

export function networkRows(network: Network): string[][] {
  return [...network]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pair, carriers]) => {
      const busiestFirst = [...carriers].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      return [pair, busiestFirst.map(([airline, weekly]) => airline + weekly).join(' ')]
    })
}
