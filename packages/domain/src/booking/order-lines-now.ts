import type { OrderKind } from '@sojourn/contract/booking/codes'
import { apportionSigned, sum } from '../kit/money'
import type { DividedLine } from './order-lines'

/** What an order gave back of what was paid for it without a refund, and what was taken of its guarantee; fen. */
export interface MovedSince {
  back: number
  /** Of it, what went to people and to their points. */
  personal: number
  points: number
  captured: number
}

/** Fen of an order shared among its lines by their fares; evenly where none has one, as of what is paid where one stays. */
export function byFares(amount: number, fares: readonly number[]): number[] {
  const weights = fares.map((fare) => Math.max(0, fare))
  return apportionSigned(amount, sum(weights) > 0 ? weights : weights.map(() => 1))
}

/** The lines of an order at what they came to: what came back is no part of them, and a guarantee is taken as a fee. */
export function linesAsPaid(lines: readonly DividedLine[], kind: OrderKind, moved: MovedSince): DividedLine[] {
  const whole = kind === 'change' ? lines.map(balanced) : lines
  const fares = whole.map(({ fare }) => fare)
  const shares = {
    back: byFares(moved.back, fares),
    personal: byFares(moved.personal, fares),
    points: byFares(moved.points, fares),
    captured: byFares(moved.captured, fares),
  }
  return whole.map((line, place) => {
    const of = (part: keyof MovedSince): number => shares[part][place]!
    const amount = line.amount - of('back') + of('captured')
    const [personal, points] = [line.personal - of('personal'), line.points - of('points')]
    const fare = line.fare - of('back')
    const alterationFee = line.alterationFee + of('captured')
    return { ...line, fare, alterationFee, amount, personal, points, company: amount - personal - points }
  })
}

/** A change to a cheaper ticket asks its fees less the difference: whatever its fees are, the rest is its fare. */
function balanced(line: DividedLine): DividedLine {
  const { amount, taxes, serviceFee, insurance, alterationFee } = line
  return { ...line, fare: amount - taxes - serviceFee - insurance - alterationFee }
}
