import {
  abovePercent,
  aboveYuan,
  railHours,
  type AbovePercent,
  type AboveYuan,
  type AdvanceBand,
  type Measures,
  type RailHours,
} from '@sojourn/contract/finance/report-words'
import type { NearHours } from '../../booking/report-facts'
import { added } from './measure-line'

/** What one habit would have saved: tickets that it concerns, and fen. */
export interface WhatIf {
  tickets: number
  saving: number
}

/** A part of a report that was divided by a band. */
export interface BandPart {
  key: string
  now: Measures
}

/** Days ahead at which a company could ask for tickets, and the band of those that were issued then. */
export const earlierDays = [3, 7, 14] as const
export type EarlierDays = (typeof earlierDays)[number]
const bandOfDays = { 3: '3-6', 7: '7-13', 14: '14+' } as const satisfies Record<EarlierDays, AdvanceBand>
const bandsBefore: Readonly<Record<EarlierDays, readonly string[]>> = {
  3: ['0', '1', '2'],
  7: ['0', '1', '2', '3-6'],
  14: ['0', '1', '2', '3-6', '7-13'],
}

/**
 * Economy tickets issued less than so many days ahead, had they cost the average discount of the band that begins with these days; undefined
 * where nobody booked in that. What was cheaper late saves nothing.
 */
export function earlierBooking(bands: readonly BandPart[], days: EarlierDays): WhatIf | undefined {
  const reference = bands.find(({ key }) => key === bandOfDays[days])?.now
  if (!reference || reference.economyFull === 0) return undefined
  const found = { tickets: 0, saving: 0 }
  for (const { key, now } of bands) {
    const saving = Math.round(now.economyFare - (now.economyFull * reference.economyFare) / reference.economyFull)
    if (!bandsBefore[days].includes(key) || saving <= 0) continue
    found.tickets += now.economyTickets
    found.saving += saving
  }
  return found
}

/** Parts up to a bound, that one too, summed. */
const upTo = (bands: readonly BandPart[], bounds: readonly number[], bound: number): Measures =>
  added(bands.filter(({ key }) => bounds.some((one) => one <= bound && String(one) === key)).map(({ now }) => now))

/** Flights where a train takes up to so many hours, had it been taken; the saving is below nought where the train is dearer. */
export function trainInstead(bands: readonly BandPart[], hours: RailHours): WhatIf & { grams: number } {
  const { byRail, byRailFare, byRailPrice, byRailGrams } = upTo(bands, railHours, hours)
  return { tickets: byRail, saving: byRailFare - byRailPrice, grams: byRailGrams }
}

const lostWithin = { 1: 'lostWithin1h', 2: 'lostWithin2h', 4: 'lostWithin4h' } as const satisfies Record<
  NearHours,
  keyof Measures
>
/** The sum that says what the lowest fare within so many hours of the chosen departure would have saved. */
export const lostWithinOf = (hours: NearHours): (typeof lostWithin)[NearHours] => lostWithin[hours]

/** By how much a ticket may be dearer than the lowest and still counts as that. */
export type Threshold = { unit: 'yuan'; upTo: AboveYuan } | { unit: 'percent'; upTo: AbovePercent }

/** All that can be chosen, by how they stand in an address. */
export const thresholds: Readonly<Record<string, Threshold>> = Object.fromEntries([
  ...aboveYuan.map((bound) => [`${bound}`, { unit: 'yuan', upTo: bound }] as const),
  ...abovePercent.filter((bound) => bound > 0).map((bound) => [`${bound}p`, { unit: 'percent', upTo: bound }] as const),
])

/** How many tickets that were compared cost the lowest, or not more above it than the threshold; parts are by yuan or by percent as that is. */
export function adoptionWithin(bands: readonly BandPart[], threshold: Threshold): { adopted: number; compared: number } {
  const bounds = threshold.unit === 'yuan' ? aboveYuan : abovePercent
  return { adopted: upTo(bands, bounds, threshold.upTo).compared, compared: added(bands.map(({ now }) => now)).compared }
}
