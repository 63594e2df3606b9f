import { percentInYuan } from '../../kit/money'
import { changePercent, refundPercent } from './fare-rules'

export interface TicketValue {
  /** Fen of one segment. */
  ticketPrice: number
  buildFee: number
  fuelFee: number
  tier: string
}

/**
 * What comes back for an unflown segment: construction fee and fuel surcharge always do, also where the fare itself is
 * lost (handbook 1.6). The service fee never makes it negative.
 */
export function refundAmount(ticket: TicketValue, hoursBefore: number, serviceFee = 0): { fee: number; refund: number } {
  const percent = refundPercent(ticket.tier, hoursBefore)
  const fee = percent === null ? ticket.ticketPrice : percentInYuan(ticket.ticketPrice, percent)
  return { fee, refund: Math.max(0, ticket.ticketPrice - fee + ticket.buildFee + ticket.fuelFee - serviceFee) }
}

/** After a cancellation or delay the carrier carries the passenger free within so many days, in the cabin that was paid. */
const protectionDays = 3

/** May an involuntary change to this flight be free (handbook 1.6)? `departs` is milliseconds since 1970. */
export const isFreeRebooking = (old: { cabin: string; departs: number }, other: { cabin: string; departs: number }): boolean =>
  other.cabin === old.cabin && Math.abs(other.departs - old.departs) <= protectionDays * 86_400_000

export interface ChangeCost {
  fee: number
  fareDifference: number
  fuelDifference: number
  serviceFee: number
  total: number
}

/** What a change costs; a cheaper new fare or surcharge is not returned. Undefined where the rule allows no change. */
export function changeCost(
  ticket: TicketValue,
  hoursBefore: number,
  to: { ticketPrice: number; fuelFee: number },
  serviceFee = 0,
): ChangeCost | undefined {
  const percent = changePercent(ticket.tier, hoursBefore)
  if (percent === null) return undefined
  const fee = percentInYuan(ticket.ticketPrice, percent)
  const fareDifference = Math.max(0, to.ticketPrice - ticket.ticketPrice)
  const fuelDifference = Math.max(0, to.fuelFee - ticket.fuelFee)
  return { fee, fareDifference, fuelDifference, serviceFee, total: fee + fareDifference + fuelDifference + serviceFee }
}
