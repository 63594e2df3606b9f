/**
 * Writes the table of well-known trains: published times at the stations of ten cities, and published fares between them. What
 * stands here are facts of trains of 2025; stops between them are our own. Usage: npx tsx scripts/reference/known-trains.mts <folder>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { stations } from '../../packages/domain/src/reference/rail/stations.ts'
import { planTimetable } from '../../packages/supply/src/sandbox/rail/plan-timetable.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the source tables')
const read = (name: string): string[] =>
  gunzipSync(readFileSync(join(folder, name)))
    .toString()
    .trim()
    .split('\n')

interface Leg {
  no: string
  from: string
  to: string
  departs: number
  minutes: number
  fare: number
}
interface Stop {
  station: string
  arrive: number
  depart: number
}
interface Known {
  no: string
  stops: Stop[]
  fares: Map<string, number>
  /** Ends by the list of trains. */
  whole: boolean
}

const wanted = 400
const codes = new Map(stations().map(({ name, code }) => [name['zh-CN'], code]))
/** 武汉汉口站 is 汉口. */
function codeOf(name: string): string | undefined {
  const plain = name.replace(/站$/, '')
  return codes.get(plain) ?? codes.get(plain.slice(2))
}
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function legsByTrain(): Map<string, Leg[]> {
  const found = new Map<string, Leg[]>()
  for (const line of read('legs-2025-10cities.jsonl.gz')) {
    const row = JSON.parse(line) as Record<'TrainID' | 'From' | 'To' | 'BeginTime' | 'EndTime', string> & {
      Duration: number
      Cost: number
    }
    const [from, to] = [codeOf(row.From), codeOf(row.To)]
    if (!from || !to) continue
    const departs = minutesOf(row.BeginTime)
    const days = Math.round((departs + row.Duration * 60 - minutesOf(row.EndTime)) / 1440)
    const leg = {
      no: row.TrainID,
      from,
      to,
      departs,
      minutes: minutesOf(row.EndTime) + days * 1440 - departs,
      fare: row.Cost * 100,
    }
    found.set(leg.no, [...(found.get(leg.no) ?? []), leg])
  }
  return found
}

/** Where each train begins and ends, and how long it runs. */
const listed = new Map(
  read('trains-2025.tsv.gz').map((line) => {
    const [, no = '', , from = '', to = '', , run = ''] = line.split('\t')
    return [no, { from: codes.get(from), to: codes.get(to), minutes: minutesOf(run) }] as const
  }),
)

/** Stops that the legs agree on: those between the ends of the longest leg that are reached from its start, or lead to its end. */
function knownOf(no: string, legs: readonly Leg[]): Known | undefined {
  const list = listed.get(no)
  const main = legs.toSorted((a, b) => endsAt(b, list) - endsAt(a, list) || b.minutes - a.minutes)[0]!
  const [start, end] = [main.departs, main.departs + main.minutes]
  const stops: Stop[] = [{ station: main.from, arrive: start, depart: start }]
  for (const leg of legs.filter(({ from, to, departs }) => from === main.from && departs === start && to !== main.to)) {
    const arrive = start + leg.minutes
    const on = legs.find(({ from, to, departs, minutes }) => {
      const depart = arrive + ((departs - arrive + 7200) % 1440)
      return from === leg.to && to === main.to && depart - arrive <= 45 && depart + minutes === end
    })
    if (on) stops.push({ station: leg.to, arrive, depart: arrive + ((on.departs - arrive + 7200) % 1440) })
  }
  stops.push({ station: main.to, arrive: end, depart: end })
  if (list?.from && list.from !== main.from && list.to === main.to) {
    const depart = end - list.minutes
    if (depart < start) stops.unshift({ station: list.from, arrive: depart, depart })
  }
  if (list?.to && list.to !== main.to && list.from === main.from) {
    const arrive = start + list.minutes
    if (arrive > end) stops.push({ station: list.to, arrive, depart: arrive })
    if (arrive > end) stops.at(-2)!.depart = end + 2
  }
  if (stops[1] && stops[0]!.station !== main.from && stops[1].station === main.from) stops[1] = { ...stops[1], arrive: start - 2 }
  const ordered = stops.toSorted((a, b) => a.arrive - b.arrive)
  const inOrder = ordered.every(({ arrive }, index) => index === 0 || arrive > ordered[index - 1]!.depart)
  const once = new Set(ordered.map(({ station }) => station)).size === ordered.length
  if (!inOrder || !once) return undefined
  const calls = new Set(ordered.map(({ station }) => station))
  const fares = new Map(
    legs.filter(({ from, to }) => calls.has(from) && calls.has(to)).map(({ from, to, fare }) => [from + to, fare]),
  )
  const whole = ordered[0]!.station === list?.from && ordered.at(-1)!.station === list.to
  return { no, stops: atMidnight(ordered), fares, whole }
}
const endsAt = ({ from, to }: Leg, list?: { from?: string | undefined; to?: string | undefined }): number =>
  Number(from === list?.from) + Number(to === list?.to)

/** Minutes from midnight of the day on which the train leaves the first of them. */
function atMidnight(stops: readonly Stop[]): Stop[] {
  const shift = Math.floor(stops[0]!.depart / 1440) * 1440
  return stops.map(({ station, arrive, depart }) => ({ station, arrive: arrive - shift, depart: depart - shift }))
}

const planned = new Map(planTimetable(1, []).map((train) => [train.no, train]))
/** Km between neighbouring calls, as the lines of another train have them. */
const kmBetween = new Map<string, number>()
for (const { stops } of planned.values())
  for (const [index, from] of stops.entries())
    for (const to of stops.slice(index + 1)) {
      const km = to.km - from.km
      for (const key of [from.station + to.station, to.station + from.station])
        if (km < (kmBetween.get(key) ?? Infinity)) kmBetween.set(key, km)
    }

/** Km in a minute of the kinds of trains, where no planned train goes from one call to the next. */
const kmPerMinute: Readonly<Record<string, number>> = { G: 3.9, D: 2.6, C: 2.2, Z: 1.4, T: 1.4, K: 1.2 }
/** Km in an hour: what is faster between two calls went another way. */
const fastest: Readonly<Record<string, number>> = { G: 350, D: 270, C: 350, Z: 160, T: 160, K: 160 }

/** The train's own way, or the shortest between its calls; undefined where nobody goes from one to the next. */
function kmOf({ no, stops }: Known, byTime = false): number[] | undefined {
  const own = planned.get(no)?.stops
  const kind = no.charAt(0)
  const km = [0]
  for (const [index, { station, arrive }] of stops.entries()) {
    if (index === 0) continue
    const { station: before, depart } = stops[index - 1]!
    const [a, b] = [own?.find((stop) => stop.station === before), own?.find((stop) => stop.station === station)]
    const minutes = arrive - depart
    const known = [a && b && b.km > a.km ? b.km - a.km : undefined, kmBetween.get(before + station)]
    const length =
      known.find((km) => km !== undefined && (km / minutes) * 60 <= fastest[kind]!) ??
      (byTime ? minutes * kmPerMinute[kind]! : undefined)
    if (length === undefined) return undefined
    km.push(km.at(-1)! + Math.round(length))
  }
  return km
}

const isEarly = (no: string): boolean => /^G([1-9]|[1-3]\d|40)$/.test(no)
const isNight = ({ stops }: Known): boolean => stops.at(-1)!.arrive > 1440 + 240
const crossesBorder = ({ stops }: Known): boolean => stops.some(({ station }) => station === 'XJA')
/** How well-known a train is: the first numbers, over the border, by night, then the longest between the ten cities. */
function weight(train: Known): number {
  if (isEarly(train.no)) return 1e9
  if (crossesBorder(train)) return 1e8
  return (isNight(train) ? 1e5 : 0) + train.fares.size * 1000 + train.stops.at(-1)!.arrive - train.stops[0]!.depart
}

/** Trains to and from Lhasa keep the times of 2019 where their ends and running time are still the same. */
function lhasaTrains(): Known[] {
  const rows = new Map<string, string[][]>()
  for (const line of read('timetable-2019.tsv.gz').slice(1)) {
    const cells = line.split('\t')
    rows.set(cells[0]!, [...(rows.get(cells[0]!) ?? []), cells])
  }
  return [...rows].flatMap(([no, calls]): Known[] => {
    if (!calls.some((cells) => cells[2] === '拉萨')) return []
    const stops = calls.flatMap(([, , name = '', arrive = '', depart = '', day = '1']): Stop[] => {
      const station = codes.get(name)
      const shift = (Number(day) - 1) * 1440
      const at = minutesOf(arrive || depart) + shift
      const leaves = depart === '' ? at : minutesOf(depart) + shift + (arrive !== '' && depart < arrive ? 1440 : 0)
      return station ? [{ station, arrive: at, depart: leaves }] : []
    })
    const list = listed.get(no)
    const [first, last] = [stops[0], stops.at(-1)]
    const same = first?.station === list?.from && last?.station === list?.to
    const stays =
      same &&
      Math.abs(
        last!.arrive - first!.depart - (list!.minutes + 1440 * Math.round((last!.arrive - first!.depart - list!.minutes) / 1440)),
      ) < 30
    return stays ? [{ no, stops, fares: new Map(), whole: true }] : []
  })
}

const row = (train: Known, km: readonly number[]): string => {
  const calls = train.stops.map(({ station, arrive, depart }, index) => `${station} ${arrive} ${depart} ${km[index]}`)
  const fares = [...train.fares].map(([pair, fen]) => `${pair} ${fen / 50}`)
  return `${train.no}|${calls.join(',')}|${fares.join(',')}`
}

/** Its ends are published too, or the lists of ways have it. */
const isPlaced = ({ no, whole }: Known): boolean => whole || planned.has(no)
const lhasa = lhasaTrains()
const all = [...legsByTrain()].flatMap(([no, legs]) => knownOf(no, legs) ?? [])
const chosen = all
  .filter(isPlaced)
  .filter(({ no }) => !lhasa.some((train) => train.no === no))
  .toSorted((a, b) => weight(b) - weight(a))
const rows: string[] = []
/** Two trains that leave a station in the same minute are one under two numbers. */
const starts = new Set<string>()
/** The train, or else without one of its inner calls, whose published time nobody could keep. */
const readings = (train: Known): Known[] => [
  train,
  ...train.stops.slice(1, -1).map((inner) => {
    const fares = [...train.fares].filter(([pair]) => !pair.includes(inner.station))
    return { ...train, stops: train.stops.filter((stop) => stop !== inner), fares: new Map(fares) }
  }),
]
function take(train: Known, byTime = false): boolean {
  const start = `${train.stops[0]!.station} ${train.stops[0]!.depart}`
  const possible = readings(train).find((reading) => kmOf(reading, byTime))
  if (!possible || starts.has(start)) return false
  starts.add(start)
  rows.push(row(possible, kmOf(possible, byTime)!))
  return true
}
for (const train of [...lhasa, ...chosen]) if (rows.length < wanted) take(train)

/** Between these cities as many trains run as are published, where the lists of ways and of ends leave some out. */
const busy = [
  ['成都', '重庆'],
  ['杭州', '武汉'],
  ['上海', '杭州'],
  ['南京', '杭州'],
  ['上海', '苏州'],
  ['杭州', '苏州'],
  ['上海', '武汉'],
] as const
const cityOf = new Map(stations().map(({ code, city }) => [code, city.name['zh-CN']]))
const serves = (stops: readonly { station: string }[], from: string, to: string): boolean => {
  const [first, last] = [
    stops.findIndex((stop) => cityOf.get(stop.station) === from),
    stops.findLastIndex((stop) => cityOf.get(stop.station) === to),
  ]
  return first >= 0 && last > first
}
const wellKnown = rows.length
const written = new Set(rows.map((line) => line.slice(0, line.indexOf('|'))))
for (const [one, other] of busy)
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const published = all.filter(({ no, stops }) => no.charAt(0) in kmPerMinute && serves(stops, from, to))
    for (const train of published) {
      const own = planned.get(train.no)
      if (written.has(train.no) || (own && serves(own.stops, from, to))) continue
      if (take(train, true)) written.add(train.no)
    }
  }
const target = join(import.meta.dirname, '../../packages/supply/src/sandbox/rail/tables/known-trains.ts')
writeFileSync(
  target,
  `/** Written by scripts/reference/known-trains.mts; columns: number, calls (station, minutes of arrival and departure from midnight, km), published fares of the plainest seat by pair of stations in half yuan. */
export const knownTrainTable = \`
${rows.join('\n')}
\`
`,
)
process.stdout.write(
  `${rows.length} trains, ${rows.length - wellKnown} of them between busy cities, ${lhasa.length} of Lhasa, ${all.filter(crossesBorder).length} over the border\n`,
)
