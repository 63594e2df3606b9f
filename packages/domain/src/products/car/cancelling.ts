import type { CarClass } from './policy/evaluate'
import { addMinutes, isBefore, laterInstant } from '../../kit/local-date'

/** Handbook 5.3 (assumed): free until so many minutes after a driver has accepted, and until so long before a planned ride. */
const freeAfterAccepted = 5
const freeBeforePlanned = 120
/** Fen by class, once it is not free any more. */
const fees: Readonly<Record<CarClass, number>> = { economy: 5_00, comfort: 10_00, business: 20_00, luxury: 30_00 }

export interface Cancelling {
  carClass: CarClass
  /** When a planned ride begins; absent of one for now. */
  plannedAt?: string | undefined
  /** When the driver of now accepted; absent where nobody has. */
  acceptedAt?: string | undefined
  now: string
}

/** What calling a ride off costs now, in fen, and until when it is free, where that is not for as long as nobody drives. */
export function cancelTerms({ carClass, plannedAt, acceptedAt, now }: Cancelling): { fee: number; freeUntil?: string } {
  if (acceptedAt === undefined) return { fee: 0, ...(plannedAt && { freeUntil: addMinutes(plannedAt, -freeBeforePlanned) }) }
  const accepted = addMinutes(acceptedAt, freeAfterAccepted)
  const freeUntil = plannedAt ? laterInstant(addMinutes(plannedAt, -freeBeforePlanned), accepted) : accepted
  return { fee: isBefore(freeUntil, now) ? fees[carClass] : 0, freeUntil }
}

/** Of a class, once it is not free. */
export const cancelFee = (carClass: CarClass): number => fees[carClass]
