import type { SeatClass } from '@sojourn/contract/products/train/train.shapes'
import { toHalfYuan } from './half-yuan'
import type { TrainType } from '../numbers'
import { berthLevels } from '../seat-choice'

/** Fare of one adult in fen; `price` is the highest of the berths where a class has several. */
export interface RailFare {
  price: number
  berths?: { lower: number; middle?: number; upper: number }
}

/** The plainest seat in fen per km (handbook 3.3): up to so many km, then less for what is beyond. */
type Rates = readonly (readonly [upToKm: number, fenPerKm: number])[]
const rates: Record<TrainType, Rates> = {
  G: [
    [500, 50],
    [1000, 46],
    [Infinity, 42],
  ],
  D: [
    [1000, 31],
    [Infinity, 28],
  ],
  C: [[Infinity, 40]],
  Z: [
    [1500, 12],
    [Infinity, 11],
  ],
  T: [
    [1500, 12],
    [Infinity, 11],
  ],
  K: [
    [1500, 12],
    [Infinity, 11],
  ],
  other: [
    [1500, 12],
    [Infinity, 11],
  ],
}

/** Multiples of the plainest seat (handbook 3.3); 330 yuan in second class are 528 in first and 1,018 in business. */
const fastFactors: Partial<Record<SeatClass, number>> = { '9': 3.085, P: 1.85, D: 1.85, M: 1.6, O: 1, S: 1, WZ: 1, '2': 1 }
const multipleUnitFactors: Partial<Record<SeatClass, number>> = { ...fastFactors, M: 1.5, F: 1.94, I: 1.94, A: 3.6, J: 1.3 }
const ordinaryFactors: Partial<Record<SeatClass, number>> = { '1': 1, WZ: 1, '2': 1.6, '3': 1.75, '4': 2.8, '6': 5.2 }
const factorsOf: Record<TrainType, Partial<Record<SeatClass, number>>> = {
  G: fastFactors,
  C: fastFactors,
  D: multipleUnitFactors,
  Z: ordinaryFactors,
  T: ordinaryFactors,
  K: ordinaryFactors,
  other: ordinaryFactors,
}

/** Parts of the lower berth's fare (handbook 3.3): three berths one above the other, or two. */
const threeBerths = { middle: 0.96, upper: 0.93 }
const twoBerths = { upper: 0.96 }
const leastFare = 100

/**
 * The fare of a class over `km` kilometres. `floating` is the percentage by which the railway asks more or less for this train
 * on this day, from -20 to 20. Undefined when trains of the type do not have the class.
 */
export function railFare(type: TrainType, seat: SeatClass, km: number, floating: number): RailFare | undefined {
  const factor = factorsOf[type][seat]
  if (factor === undefined) return undefined
  const plain = plainFare(type, km) * (1 + floating / 100)
  const fare = (share: number): number => Math.max(leastFare, toHalfYuan(Math.round(plain * factor * share)))
  const price = fare(1)
  const levels = berthLevels(seat)
  if (levels.length === 0) return { price }
  if (!levels.includes('middle')) return { price, berths: { lower: price, upper: fare(twoBerths.upper) } }
  return { price, berths: { lower: price, middle: fare(threeBerths.middle), upper: fare(threeBerths.upper) } }
}

/** The plainest seat of a type over `km` kilometres in fen, not rounded. */
export const plainFare = (type: TrainType, km: number): number => taper(rates[type], km)

function taper(steps: Rates, km: number): number {
  let total = 0
  let from = 0
  for (const [upTo, rate] of steps) {
    total += Math.max(0, Math.min(km, upTo) - from) * rate
    from = upTo
  }
  return total
}
