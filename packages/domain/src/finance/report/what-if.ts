import type { AdvanceBand, Measures } from '@sojourn/contract/finance/report-words'

/** What one habit would have saved: tickets that it concerns, and fen. */
export interface WhatIf {
  tickets: number
  saving: number
}

const late: ReadonlySet<string> = new Set<AdvanceBand>(['0', '1', '2', '3-6'])
const early: AdvanceBand = '7-13'

/**
 * Economy tickets issued less than a week ahead, had they cost the average discount of those issued one to two weeks ahead; undefined where
 * nobody booked so early.
 */
export function earlierBooking(bands: readonly { key: string; now: Measures }[]): WhatIf | undefined {
  const reference = bands.find(({ key }) => key === early)?.now
  if (!reference || reference.economyFull === 0) return undefined
  const found = { tickets: 0, saving: 0 }
  for (const { key, now } of bands) {
    const saving = Math.round(now.economyFare - (now.economyFull * reference.economyFare) / reference.economyFull)
    if (!late.has(key) || saving <= 0) continue
    found.tickets += now.economyTickets
    found.saving += saving
  }
  return found
}

/** Flights where a train takes up to four hours, had it been taken; the saving is below nought where the train is dearer. */
export const trainInstead = ({ byRail, byRailFare, byRailPrice, byRailGrams }: Measures): WhatIf & { grams: number } => ({
  tickets: byRail,
  saving: byRailFare - byRailPrice,
  grams: byRailGrams,
})
