import type { VisaEntries } from '@sojourn/contract/products/visa/visa-words'
import { addDays, compareDates, daysBetween } from '../../kit/local-date'
import { sum } from '../../kit/money'
import { isSchengen } from '../../reference/place/schengen'
import type { Stay, VisaOfTrip } from './along'
import type { KeptVisa } from './kept'

/** A visa that somebody has, from wherever; `entriesUsed` of those that it allows. */
export interface HeldVisa {
  country: string
  entries: VisaEntries
  entriesUsed: number
  /** Days of one stay; in the Schengen area of all stays within half a year. */
  stayDays: number
  /** Of the half year before they were counted, in the Schengen area. */
  daysUsed: number
  /** Until when its holder counted; absent of a visa that was granted here, which nobody used before. */
  countedOn?: string | undefined
  validFrom: string
  validUntil: string
}

const allowed: Record<VisaEntries, number> = { single: 1, double: 2, multiple: Number.POSITIVE_INFINITY }

/** How often it still lets in; without end where it lets in as often as one likes. */
export const entriesLeft = ({ entries, entriesUsed }: Pick<HeldVisa, 'entries' | 'entriesUsed'>): number =>
  allowed[entries] - entriesUsed

export type HeldFault = 'notYetValid' | 'over' | 'entriesUsed' | 'stayTooLong' | 'daysUsed'

/** Countries into which a visa of this one lets as well: all of the Schengen area, else itself alone. */
export const letsInto = (visaOf: string, country: string): boolean =>
  visaOf === country || (isSchengen(visaOf) && isSchengen(country))

const lets = (visa: Pick<HeldVisa, 'country'>, { countries }: Pick<Stay, 'countries'>): boolean =>
  countries.every((country) => letsInto(visa.country, country))

/** What its holder has not counted yet. */
const isAfterCount = ({ countedOn }: Pick<HeldVisa, 'countedOn'>, { from }: Stay): boolean =>
  countedOn === undefined || compareDates(from, countedOn) > 0

/** The same visas after these stays: each takes an entry of that one which is over first of those that let in. */
export function usedBy<Visa extends HeldVisa>(visas: readonly Visa[], stays: readonly Stay[]): Visa[] {
  const used = visas.map((visa) => ({ ...visa }))
  for (const stay of stays) {
    const serving = used.filter(
      (visa) => lets(visa, stay) && isValidOn(visa, stay.from) && (entriesLeft(visa) > 0 || !isAfterCount(visa, stay)),
    )
    const [shown] = serving.toSorted((one, other) => compareDates(one.validUntil, other.validUntil))
    if (shown && isAfterCount(shown, stay)) shown.entriesUsed += 1
  }
  return used
}

const isValidOn = ({ validFrom, validUntil }: HeldVisa, day: string): boolean =>
  compareDates(validFrom, day) <= 0 && compareDates(day, validUntil) <= 0

/** Short stays in the Schengen area: ninety days in any hundred and eighty (Borders Code, article 6); both days of a stay count. */
const schengenDays = { within: 180, most: 90 }

const daysWithin = (stays: readonly Stay[], lastDay: string): number =>
  sum(
    stays.map(({ from, until }) => {
      const reach = Math.min(daysBetween(from, lastDay), schengenDays.within - 1)
      const left = Math.max(daysBetween(until, lastDay), 0)
      return Math.max(reach - left + 1, 0)
    }),
  )

/** Days that somebody has been in the Schengen area within the half year that ends on a day, with what the holder counted. */
export function schengenDaysOn(visa: Pick<HeldVisa, 'countedOn' | 'daysUsed'>, stays: readonly Stay[], day: string): number {
  const own = stays.filter((stay) => stay.countries.every(isSchengen) && isAfterCount(visa, stay))
  const counted = visa.countedOn !== undefined && daysBetween(visa.countedOn, day) < schengenDays.within ? visa.daysUsed : 0
  return daysWithin(own, day) + counted
}

/** Why a stay is longer than it allows, alone or with those before it. */
function daysFault(visa: HeldVisa, stays: readonly Stay[], earlier: readonly Stay[]): HeldFault | undefined {
  const { stayDays } = visa
  if (!isSchengen(visa.country))
    return stays.some(({ from, until }) => daysBetween(from, until) >= stayDays) ? 'stayTooLong' : undefined
  const most = Math.min(stayDays, schengenDays.most)
  if (stays.some(({ until }) => daysWithin(stays, until) > most)) return 'stayTooLong'
  const onVisa = [...earlier.filter(({ from }) => compareDates(from, visa.validFrom) >= 0), ...stays]
  const all = [...earlier, ...stays]
  return stays.some(
    ({ until }) => schengenDaysOn(visa, onVisa, until) > stayDays || schengenDaysOn(visa, all, until) > schengenDays.most,
  )
    ? 'daysUsed'
    : undefined
}

type Trip = Pick<VisaOfTrip, 'countries' | 'neededBy' | 'until' | 'stays'>

/** Why it does not serve a journey; it has to be valid on all of its days, which is on the safe side of what countries ask. */
function heldFault(visa: HeldVisa, { neededBy, until, stays }: Trip, earlier: readonly Stay[]): HeldFault | undefined {
  if (compareDates(neededBy, visa.validFrom) < 0) return 'notYetValid'
  if (compareDates(until, visa.validUntil) > 0) return 'over'
  if (entriesLeft(visa) < stays.length) return 'entriesUsed'
  return daysFault(visa, stays, earlier)
}

/**
 * Of somebody's visas that one which serves a journey, else the first that is not over before it with the reason why not. What other journeys
 * before it have used, or will have, is gone, of visas that were over by then too.
 */
export function heldFor<Visa extends HeldVisa>(
  visas: readonly Visa[],
  trip: Trip,
  others: readonly Stay[],
): { visa: Visa; fault: HeldFault | undefined } | undefined {
  const earlier = others.filter(({ from }) => compareDates(from, trip.neededBy) < 0)
  const judged = usedBy(visas, earlier)
    .filter((visa) => lets(visa, trip) && compareDates(visa.validUntil, trip.neededBy) >= 0)
    .map((visa) => ({ visa, fault: heldFault(visa, trip, earlier) }))
  return judged.find(({ fault }) => !fault) ?? judged[0]
}

type Applied = Pick<KeptVisa, 'country' | 'departDate' | 'entries' | 'stayDays' | 'validityDays' | 'alongOrderNo'>

/**
 * Whether a visa that is applied for lets in on a journey once it is granted: one that was asked for along with it, else one that is at hand by then
 * and valid long enough. Another journey that it was asked for takes an entry.
 */
export function wouldServe(applied: Applied, trip: Trip, orderNos: readonly string[]): boolean {
  const { country, departDate, entries, stayDays, validityDays = stayDays, alongOrderNo } = applied
  if (!lets(applied, trip)) return false
  if (alongOrderNo !== undefined && orderNos.includes(alongOrderNo)) return true
  const granted = {
    country,
    entries,
    entriesUsed: alongOrderNo === undefined ? 0 : 1,
    stayDays,
    daysUsed: 0,
    validFrom: departDate,
    validUntil: addDays(departDate, validityDays),
  }
  return heldFault(granted, trip, []) === undefined
}
