import type { Language } from '@sojourn/contract/kit/language'
import type { FareRule } from '@sojourn/contract/products/flight/flight.shapes'
import { flightRulesText } from '@sojourn/text/products/flight/rules'

/** Percent of the fare in each window; null is not allowed. */
type Percents = readonly [weekAhead: number | null, twoDaysAhead: number | null, hoursAhead: number | null, late: number | null]
interface TierTable {
  change: Percents
  refund: Percents
  endorsable: boolean
}

/** Where one window ends and the next begins, in hours before scheduled departure; the instant itself is still in the cheaper one. */
const cutHours = [168, 48, 4] as const

/** Handbook 1.6: from first and full business fares (T0) down to fares under 40 % of the full fare (T5). */
const tiers: Record<string, TierTable> = {
  T0: { change: [0, 0, 0, 5], refund: [0, 5, 5, 10], endorsable: true },
  T1: { change: [0, 0, 5, 10], refund: [5, 10, 10, 15], endorsable: true },
  T2: { change: [5, 10, 15, 25], refund: [10, 15, 25, 40], endorsable: false },
  T3: { change: [10, 20, 30, 45], refund: [20, 30, 45, 60], endorsable: false },
  T4: { change: [15, 30, 45, 65], refund: [30, 45, 60, 80], endorsable: false },
  T5: { change: [20, 45, 60, null], refund: [40, 60, 80, null], endorsable: false },
}
export const fareTiers: readonly string[] = Object.keys(tiers)

function tableOf(tier: string): TierTable {
  const table = tiers[tier]
  if (!table) throw new Error(`no fare rule tier ${tier}`)
  return table
}

function percentAt(percents: Percents, hoursBefore: number): number | null {
  const window = cutHours.findIndex((hours) => hoursBefore >= hours)
  return percents[window === -1 ? cutHours.length : window] ?? null
}

/** Percent of the fare kept when refunding so many hours before departure (negative after it); null is not refundable. */
export const refundPercent = (tier: string, hoursBefore: number): number | null => percentAt(tableOf(tier).refund, hoursBefore)
/** Percent of the fare asked for a change; null is not changeable. */
export const changePercent = (tier: string, hoursBefore: number): number | null => percentAt(tableOf(tier).change, hoursBefore)

/** The highest percent of the fare that a refund or a change ever costs; null where it is not allowed at some time, undefined where the rule is not known. */
export function dearestPercent(kind: 'refund' | 'change', tier: string | undefined): number | null | undefined {
  const percents = tier === undefined ? undefined : tiers[tier]?.[kind]
  return percents && dearest(percents)
}

const dearest = (percents: Percents): number | null =>
  percents.reduce((most, percent) => (most === null || percent === null ? null : Math.max(most, percent)))

/** After a change the stricter rule of the two holds (handbook 1.6). */
export const stricterTier = (a: string, b: string): string => (fareTiers.indexOf(a) >= fareTiers.indexOf(b) ? a : b)

/** The rule of two flights that are one journey; unknown where one of them is. */
export const jointTier = (one: string | undefined, other: string | undefined): string | undefined =>
  one !== undefined && other !== undefined && tiers[one] && tiers[other] ? stricterTier(one, other) : undefined

/** The rule as screens show it. */
export function fareRule(tier: string, language: Language): FareRule {
  const { change, refund, endorsable } = tableOf(tier)
  const text = flightRulesText[language]
  const closed = refund.at(-1) === null && change.at(-1) === null
  return {
    tier,
    endorsable,
    refund: windows(refund),
    change: windows(change),
    summary: text.summary({
      refund: text.range(range(refund)),
      change: text.range(range(change)),
      ...(closed && { closedHours: 4 }),
      endorsable,
    }),
  }
}

/** The windows of a rule, the earliest first. */
export const feeWindows = (kind: 'refund' | 'change', tier: string): FareRule['refund'] => windows(tableOf(tier)[kind])

const windows = (percents: Percents): FareRule['refund'] =>
  percents.map((percent, index) => ({ fromHours: cutHours[index - 1] ?? null, toHours: cutHours[index] ?? null, percent }))

function range(percents: Percents): { from: number; to: number } {
  const allowed = percents.filter((percent) => percent !== null)
  return { from: Math.min(...allowed), to: Math.max(...allowed) }
}
