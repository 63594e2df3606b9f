import {
  addDays,
  addMinutes,
  chinaOffsetMinutes,
  earlierInstant,
  laterInstant,
  localInstant,
  localOf,
  minutesBetween,
} from '../../kit/local-date'

/** Handbook 1.7: how long seats are held. */
const paymentMinutes = 30
const hoursBeforeDeparture = 4
const farAheadDays = 3
const farAheadHours = 24
const nearHours = 2
/** Time that payment and issuing need after the last approval, at most a quarter of a short hold. */
const marginMinutes = 30
const marginShare = 4

/** An order without approval is paid within thirty minutes. */
export const holdForPayment = (now: string): string => addMinutes(now, paymentMinutes)

/**
 * An order that waits for approval is held until the carrier's time limit, but not into the last hours before departure.
 * A departure that is near still leaves the time of an ordinary payment.
 */
export function holdForApproval(request: { now: string; departAt: string; carrierLimit?: string }): string {
  const { now, departAt } = request
  const farAhead = minutesBetween(now, departAt) > farAheadDays * 24 * 60
  const carrierLimit = request.carrierLimit ?? addMinutes(now, (farAhead ? farAheadHours : nearHours) * 60)
  const until = earlierInstant(carrierLimit, addMinutes(departAt, -hoursBeforeDeparture * 60))
  return laterInstant(until, holdForPayment(now))
}

/** Nobody is woken to pay: what is approved at night may be paid until nine in the morning. */
const night = { from: '22:00', to: '08:30', until: '09:00' }

/** Until when an approved order is paid: half an hour, at night until the morning, and never beyond what is held. */
export function holdAfterApproval(now: string, hold: string): string {
  const { date, time } = localOf(now, chinaOffsetMinutes)
  const soon = holdForPayment(now)
  if (time >= night.to && time < night.from) return earlierInstant(hold, soon)
  const morning = localInstant(time < night.to ? date : addDays(date, 1), night.until, chinaOffsetMinutes)
  return earlierInstant(hold, laterInstant(soon, morning))
}

/** A change is decided before what it replaces departs, where that is further away than a payment takes. */
export const holdForChange = (hold: string, oldDepartAt: string, now: string): string =>
  oldDepartAt > holdForPayment(now) ? earlierInstant(hold, oldDepartAt) : hold

/** The last instant at which an approval still leaves time to pay and issue. */
export function approvalDeadline(now: string, holdUntil: string): string {
  const margin = Math.min(marginMinutes, Math.floor(minutesBetween(now, holdUntil) / marginShare))
  return addMinutes(holdUntil, -margin)
}
