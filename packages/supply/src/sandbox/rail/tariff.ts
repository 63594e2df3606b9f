import { plainFare, railFare, type RailFare } from '@sojourn/domain/products/train/price/fares'
import { isFastType, type TrainType } from '@sojourn/domain/products/train/numbers'
import type { RailSeatClass } from '../../ports/rail-ride'
import { hashText, mix, unit } from '../air/random'
import { borderFare, crossesBorder } from './border-fares'
import type { Stretch } from './inventory/stretch'
import { knownTrains, type KnownTrain } from './known-trains'

/** Percent that the railway asks more on Mondays to Sundays. */
const weekdayPercent = [2, -4, -4, -1, 6, 0, 5]
const mostFloating = 20

/** The fare of one adult; undefined when the train does not sell the class. */
export function fareOf(stretch: Stretch, seat: RailSeatClass, seed: number): RailFare | undefined {
  const { run, from, to } = stretch
  if (seat !== 'WZ' && !run.composition.places.has(seat)) return undefined
  if (crossesBorder(stretch)) return borderFare(stretch, seat)
  const km = run.km(to) - run.km(from)
  const known = publishedAs(stretch)
  return railFare(run.type, seat, km, known ? publishedPercent(known, stretch, km) : floatingOf(stretch, seed))
}

/** Another timetable may use the number for another train. */
function publishedAs({ run }: Stretch): KnownTrain | undefined {
  const known = knownTrains().get(run.trainNo(0))
  const [first] = known?.stops ?? []
  return first?.station === run.station(0) && first.depart === run.departMinutes(0) ? known : undefined
}

const floatingOf = ({ run }: Stretch, seed: number): number =>
  isFastType(run.type) ? floatingPercent(run.trainId, run.runDay, seed) : 0

/** By how many percent the published fare differs from ours; between stations without one as on the longest way that has one. */
function publishedPercent({ stops, fares }: KnownTrain, { run, from, to }: Stretch, km: number): number {
  const own = fares.get(run.station(from) + run.station(to))
  if (own !== undefined) return percentOver(run.type, own, km)
  let longest = { km: 0, percent: 0 }
  for (const [index, start] of stops.entries())
    for (const end of stops.slice(index + 1)) {
      const fen = fares.get(start.station + end.station)
      const length = end.km - start.km
      if (fen !== undefined && length > longest.km) longest = { km: length, percent: percentOver(run.type, fen, length) }
    }
  return longest.percent
}

const percentOver = (type: TrainType, fen: number, km: number): number => (fen / plainFare(type, km) - 1) * 100

/** Fast trains float by up to a fifth: popular trains and days cost more. A fare does not change while it is on sale. */
function floatingPercent(trainId: string, runDay: number, seed: number): number {
  const train = hashText(trainId, seed)
  const percent = unit(train) * 20 - 10 + (weekdayPercent[(runDay + 3) % 7] ?? 0) + unit(mix(train, runDay)) * 10 - 5
  return Math.round(Math.max(-mostFloating, Math.min(mostFloating, percent)))
}
