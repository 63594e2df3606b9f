import { plainFare, railFare, type RailFare } from '@sojourn/domain/products/train/price/fares'
import type { RailSeatClass } from '../../ports/rail-ride'
import type { Stretch } from './inventory/stretch'

/** Hong Kong West Kowloon, and the last mainland stations before it with the published second-class fare in fen. */
const westKowloon = 'XJA'
const shortRides: Readonly<Record<string, number>> = { NZQ: 68_00, IOQ: 75_00 }
/** What the part beyond Shenzhen North adds to the fare up to it, in second class: 215 yuan from Guangzhou South, which is 74.5 away. */
const beyondShenzhen = 140_50
const shenzhenToKowloonKm = 39

export const crossesBorder = ({ run, from, to }: Stretch): boolean =>
  run.station(from) === westKowloon || run.station(to) === westKowloon

/** Fares over the border do not float; other classes keep their multiple of second class. */
export function borderFare({ run, from, to }: Stretch, seat: RailSeatClass): RailFare | undefined {
  const mainland = run.station(from) === westKowloon ? run.station(to) : run.station(from)
  const km = run.km(to) - run.km(from)
  const short = shortRides[mainland]
  const second = short ?? mainlandFare(km - shenzhenToKowloonKm) + beyondShenzhen
  return railFare('G', seat, km, (second / plainFare('G', km) - 1) * 100)
}

/** Up to Shenzhen North, as the railway publishes it. */
const fenPerKm = 73
const longRide = 45.6
const shortKm = 150
function mainlandFare(km: number): number {
  const near = Math.min(km, shortKm)
  return Math.round((near * fenPerKm + Math.max(0, km - near) * longRide) / 50) * 50
}
