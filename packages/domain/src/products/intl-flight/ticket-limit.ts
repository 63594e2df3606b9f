import { addDays, addMinutes, chinaOffsetMinutes, daysBetween, earlierInstant, localInstant, localOf } from '../../kit/local-date'

interface LimitTier {
  fromDays: number
  toDays: number
  /** Days after booking by which it is to be ticketed; 0 at once. */
  afterBooking: number
  /** Days before departure by which it is to be ticketed. */
  beforeDeparture: number
}

/** `20-365,7,3/0-19,0,0`: departures 20–365 days out within 7 days or 3 days before departure, nearer ones at once (handbook 2.4). */
export function readTicketTimeLimit(limit: string): LimitTier[] {
  return limit.split('/').map((tier) => {
    const found = /^(\d+)-(\d+),(\d+),(\d+)$/.exec(tier)
    if (!found) throw new Error(`no ticket time limit: ${limit}`)
    const [fromDays, toDays, afterBooking, beforeDeparture] = found.slice(1).map(Number)
    return { fromDays: fromDays!, toDays: toDays!, afterBooking: afterBooking!, beforeDeparture: beforeDeparture! }
  })
}

/** "At once" leaves so many minutes to pay. */
const atOnceMinutes = 30
const lastMinute = '23:59'

/** The instant by which a fare is to be ticketed if it were booked at `now`; a departure outside all tiers is ticketed at once. */
export function ticketBy(limit: string, departDate: string, now: string): string {
  const today = localOf(now, chinaOffsetMinutes).date
  const days = daysBetween(today, departDate)
  const tier = readTicketTimeLimit(limit).find(({ fromDays, toDays }) => days >= fromDays && days <= toDays)
  const atOnce = addMinutes(now, atOnceMinutes)
  if (!tier || tier.afterBooking === 0) return atOnce
  const endOf = (date: string): string => localInstant(date, lastMinute, chinaOffsetMinutes)
  const latest = endOf(addDays(departDate, -tier.beforeDeparture))
  const earliest = earlierInstant(endOf(addDays(today, tier.afterBooking)), latest)
  return earliest > atOnce ? earliest : atOnce
}
