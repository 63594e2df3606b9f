import type { Leg, RailGraph } from './rail-graph.mts'
import type { Published } from './rail-speeds.mts'
import { readTable, readText } from './sources.mts'

/** A train by what is public about it: its numbers, its ends and how often it stops. */
export interface PublishedTrain {
  no: string
  /** The number that it takes on where its direction changes. */
  secondNo: string | undefined
  from: string
  to: string
  stops: number
  runMinutes: number
}
export interface RailRoute {
  legs: Leg[]
  km: number
  nodes: string[]
  trains: PublishedTrain[]
}

const passengerTrain = /^[GDCZTK]\d{1,4}$/
const clean = (name: string): string => name.replaceAll(/\s/g, '')

export function publishedTrains(folder: string, codes: ReadonlyMap<string, string>): PublishedTrain[] {
  const second = secondNumbers(folder)
  return readTable(folder, 'rail/trains-2025.tsv.gz').flatMap((row) => {
    const no = row['train_code']!
    const from = codes.get(clean(row['from']!))
    const to = codes.get(clean(row['to']!))
    if (!passengerTrain.test(no) || from === undefined || to === undefined || from === to) return []
    const [hours = 0, minutes = 0] = row['run_time']!.split(':').map(Number)
    return [{ no, secondNo: second.get(no), from, to, stops: Number(row['stops']), runMinutes: hours * 60 + minutes }]
  })
}

/** G4340/37 is G4340 that becomes G4337. */
function secondNumbers(folder: string): Map<string, string> {
  const seconds = new Map<string, string>()
  for (const row of JSON.parse(readText(folder, 'rail/emu-duty-2024.json.gz')) as { train_no_total: string }[]) {
    for (const word of row.train_no_total.split('#')) {
      const [, first, tail] = /^([GDCZTK]\d{1,4})\/(\d{1,3})$/.exec(word) ?? []
      if (first !== undefined && tail !== undefined) seconds.set(first, first.slice(0, first.length - tail.length) + tail)
    }
  }
  return seconds
}

/** Stations where each train is known to call, in order. */
function callsOf(folder: string, codes: ReadonlyMap<string, string>, published: Published): (train: PublishedTrain) => string[] {
  const large = new Map<string, string[]>()
  for (const row of readTable(folder, 'rail/train-bigcity-stops-2025.tsv.gz')) {
    const code = codes.get(clean(row['station']!))
    const known = large.get(row['train_code']!) ?? []
    large.set(row['train_code']!, known)
    if (code !== undefined) known.push(code)
  }
  return ({ no, from, to }) => {
    const stops = published.get(no)
    const same = stops?.[0]?.node === from && stops.at(-1)?.node === to
    const calls = same ? stops.map(({ node }) => node) : (large.get(no) ?? [])
    return [from, ...calls.filter((code) => code !== from && code !== to), to]
  }
}

/** Trains by the route that they take. A route that comes twice to the same place, or is a great detour, is left out. */
export function railRoutes(
  folder: string,
  codes: ReadonlyMap<string, string>,
  published: Published,
  graph: RailGraph,
): RailRoute[] {
  const callsOfTrain = callsOf(folder, codes, published)
  const found = new Map<string, RailRoute>()
  for (const train of publishedTrains(folder, codes)) {
    const kind = /^[GDC]/.test(train.no) ? 'fast' : 'slow'
    const route = graph.route(
      callsOfTrain(train).filter((node) => graph.has(node)),
      kind,
    )
    const direct = graph.route([train.from, train.to], kind)
    if (!route || !direct || new Set(route.nodes).size < route.nodes.length || route.km > direct.km * 1.5) continue
    const key = route.legs.map(({ line, from }) => `${from} ${line}`).join(' ') + train.to
    const known = found.get(key) ?? { ...route, trains: [] }
    found.set(key, known)
    known.trains.push(train)
  }
  return [...found.values()]
}
