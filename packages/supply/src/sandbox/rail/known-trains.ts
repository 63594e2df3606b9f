import { trainTypeOf } from '@sojourn/domain/products/train/numbers'
import { lazy } from '@sojourn/domain/reference/lazy'
import { hashText } from '../air/random'
import { compositionOf } from './plan-composition'
import { knownTrainTable } from './tables/known-trains'
import { everyDay, type ScheduledTrain } from './timetable'

type Stop = ScheduledTrain['stops'][number]
export interface KnownTrain {
  no: string
  /** Published calls; the train may stop between them. */
  stops: readonly Stop[]
  /** Fen of the plainest seat by pair of stations, `VNPAOH`. */
  fares: ReadonlyMap<string, number>
}

/** Well-known trains with the times and fares that the railway publishes. */
export const knownTrains = lazy((): ReadonlyMap<string, KnownTrain> => {
  const rows = knownTrainTable.trim().split('\n').map(readTrain)
  return new Map(rows.map((train) => [train.no, train]))
})

function readTrain(row: string): KnownTrain {
  const [no = '', calls = '', fares = ''] = row.split('|')
  const stops = calls.split(',').map((call): Stop => {
    const [station = '', arrive, depart, km] = call.split(' ')
    return { station, arrive: Number(arrive), depart: Number(depart), km: Number(km) }
  })
  const pairs = fares === '' ? [] : fares.split(',').map((fare) => fare.split(' '))
  return { no, stops, fares: new Map(pairs.map(([pair = '', halfYuan]) => [pair, Number(halfYuan) * 50])) }
}

/** A train as it is published: where it was planned between the same ends, with the stops of the plan between the published calls. */
export function asPublished({ no, stops: calls }: KnownTrain, planned: ScheduledTrain | undefined, seed: number): ScheduledTrain {
  const same = planned?.stops[0]?.station === calls[0]!.station && planned.stops.at(-1)?.station === calls.at(-1)!.station
  if (planned && same)
    return { ...planned, stops: calls.flatMap((call, index) => [call, ...between(planned.stops, call, calls[index + 1])]) }
  const type = trainTypeOf(no)
  const train = { no, type, secondNo: undefined, stops: calls.length, seed: hashText(no, seed) }
  const leaves = calls[0]!.depart
  const timed = calls.map((call) => ({ ...call, arrive: call.arrive - leaves, depart: call.depart - leaves }))
  return { no, changes: [], days: everyDay, composition: compositionOf(train, timed), stops: calls }
}

/** A stop keeps this many minutes from the published calls around it. */
const leastGap = 6

/** Planned stops between two calls that both belong to the plan, with their times and km stretched to fit. */
function between(planned: readonly Stop[], from: Stop, to: Stop | undefined): Stop[] {
  const first = planned.findIndex(({ station }) => station === from.station)
  const last = planned.findIndex(({ station }) => station === to?.station)
  if (!to || first < 0 || last <= first) return []
  const [a, b] = [planned[first]!, planned[last]!]
  const pace = (to.arrive - from.depart) / (b.arrive - a.depart)
  const length = (to.km - from.km) / (b.km - a.km)
  const fitted = planned.slice(first + 1, last).map(({ station, arrive, depart, km }) => {
    const at = Math.round(from.depart + (arrive - a.depart) * pace)
    return {
      station,
      arrive: at,
      depart: at + Math.max(1, Math.round((depart - arrive) * pace)),
      km: Math.round(from.km + (km - a.km) * length),
    }
  })
  return fitted.filter(({ arrive, depart }) => arrive - from.depart >= leastGap && to.arrive - depart >= leastGap)
}
