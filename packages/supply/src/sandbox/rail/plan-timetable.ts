import { isFastType, trainTypeOf, type TrainType } from '@sojourn/domain/products/train/numbers'
import { hashText, mix } from '../air/random'
import type { CompositionName } from './composition'
import { asPublished, knownTrains, type KnownTrain } from './known-trains'
import { readLines, routePoints, type SpeedKind, type RoutePoint } from './lines'
import { compositionOf } from './plan-composition'
import { createDepartures } from './plan-departures'
import { chooseStops } from './plan-stops'
import type { PlannedTrain, TimedStop } from './planned-train'
import { routeTable } from './tables/routes'
import { everyDay, type ScheduledTrain } from './timetable'

/** Fridays, Sundays and Mondays: when trains of the peak (高峰线, numbers from 4001 and 9001) run. */
const peakDays = 0b101_0001

/**
 * The built-in timetable: real trains by number and way, with stops and times of our own but for the well-known ones, which run as
 * they are published. The same seed gives the same timetable.
 * Some 7,000 trains; takes a few hundred milliseconds.
 */
export function planTimetable(seed: number, known: Iterable<KnownTrain> = knownTrains().values()): ScheduledTrain[] {
  const lines = readLines()
  const published = [...known]
  const departureOf = createDepartures(
    seed,
    published.map(({ stops: [first] }) => `${first!.station} ${first!.depart}`),
  )
  const planned = new Map<string, ScheduledTrain>()
  for (const row of routeTable.trim().split('\n')) {
    const [head = '', routeText = '', outward = '', homeward = ''] = row.split('|')
    const type = trainTypeOf(head)
    const pace = Number(head.slice(1)) / 100
    const points = routePoints(lines, routeText, speedKind(type))
    for (const [route, text] of [
      [points, outward],
      [reversed(points), homeward],
    ] as const) {
      const trains = readTrains(type, text, seed).filter(({ no }) => !planned.has(no))
      trains.forEach((train, index) => {
        const stops = timed(train, chooseStops(route, train), pace)
        const leaves = departureOf(train, stops, index, trains.length)
        planned.set(train.no, scheduled(train, stops, leaves, compositionOf(train, stops)))
      })
    }
  }
  for (const train of published) planned.set(train.no, asPublished(train, planned.get(train.no), seed))
  return [...planned.values()]
}

const speedKind = (type: TrainType): SpeedKind => (type === 'G' ? 0 : isFastType(type) ? 1 : 2)

/** `1234/5.18`: number, second number behind a slash, stops behind a dot. */
function readTrains(type: TrainType, text: string, seed: number): PlannedTrain[] {
  return text.split(' ').flatMap((word): PlannedTrain[] => {
    const [, digits, tail, stops] = /^(\d+)(?:\/(\d+))?\.(\d+)$/.exec(word) ?? []
    if (digits === undefined) return []
    const no = type + digits
    const secondNo = tail === undefined ? undefined : no.slice(0, no.length - tail.length) + tail
    return [{ no, type, secondNo, stops: Number(stops), seed: hashText(no, seed) }]
  })
}

function reversed(points: readonly RoutePoint[]): RoutePoint[] {
  const last = points.at(-1)!
  return points.toReversed().map(({ node, km, minutes }) => ({ node, km: last.km - km, minutes: last.minutes - minutes }))
}

/** What braking and starting cost, and how long doors stay open; the table's pace is measured with these. */
const braking = 4
const dwell = { fast: 2, ordinary: 6 }

function timed(train: PlannedTrain, calls: readonly RoutePoint[], pace: number): TimedStop[] {
  const usual = isFastType(train.type) ? dwell.fast : dwell.ordinary
  let waited = 0
  return calls.map(({ node, km, minutes }, index) => {
    const arrive = index === 0 ? 0 : Math.round((minutes + braking * index) * pace) + waited
    const inside = index > 0 && index < calls.length - 1
    const stay = inside ? Math.max(1, Math.round((usual + (mix(train.seed, index) % 3) - 1) * pace)) : 0
    waited += stay
    return { station: node, km: Math.max(index, Math.round(km)), arrive, depart: arrive + stay }
  })
}

function scheduled(
  train: PlannedTrain,
  stops: readonly TimedStop[],
  leaves: number,
  composition: CompositionName,
): ScheduledTrain {
  const turn = Math.max(1, Math.floor(stops.length / 2))
  const peak = isFastType(train.type) && /^.(4|9)\d{3}$/.test(train.no)
  return {
    no: train.no,
    changes: train.secondNo === undefined ? [] : [{ stop: turn, no: train.secondNo }],
    days: peak ? peakDays : everyDay,
    composition,
    stops: stops.map(({ station, km, arrive, depart }) => ({ station, km, arrive: leaves + arrive, depart: leaves + depart })),
  }
}
