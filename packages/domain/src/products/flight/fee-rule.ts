import type { Language } from '@sojourn/contract/kit/language'
import { flightFeesText } from '@sojourn/text/products/flight/fees'
import { addMinutes, minutesBetween } from '../../kit/local-date'
import { feeWindows } from './fare-rules'

export type FeeKind = 'refund' | 'change'

/** The window of a fare rule that holds at a moment; hours before scheduled departure, null where it is open. */
export interface FeeWindow {
  /** Percent of the fare; null is not allowed. */
  percent: number | null
  fromHours: number | null
  toHours: number | null
  /** The last instant of this window; absent in the last one. */
  until?: string
}

/** Where a segment stands in its fare rule (handbook 1.6): the instant of a cut still is in the cheaper window. */
export function feeWindow(kind: FeeKind, tier: string, departAt: string, now: string): FeeWindow {
  const hours = minutesBetween(now, departAt) / 60
  const windows = feeWindows(kind, tier)
  const found = windows.find(({ toHours }) => toHours !== null && hours >= toHours) ?? windows.at(-1)!
  return found.toHours === null ? found : { ...found, until: addMinutes(departAt, -found.toHours * 60) }
}

/** The last instant at which none of these fees has risen; undefined when none of them will. */
export function feesHoldUntil(
  kind: FeeKind,
  coupons: readonly { tier: string; departAt: string }[],
  now: string,
): string | undefined {
  const rises = coupons.flatMap(({ tier, departAt }) => {
    const { percent, until } = feeWindow(kind, tier, departAt, now)
    if (until === undefined) return []
    const next = feeWindow(kind, tier, departAt, addMinutes(until, 1)).percent
    return next === percent ? [] : [until]
  })
  return rises.sort((a, b) => minutesBetween(b, a))[0]
}

/** Why the fee is what it is: 起飞前 7 天至 48 小时（含），退票费 30% */
export function feeSentence(
  kind: FeeKind,
  { percent, fromHours, toHours }: FeeWindow,
  involuntary: boolean,
  language: Language,
): string {
  const text = flightFeesText[language]
  if (involuntary) return text.involuntary
  const when =
    toHours === null
      ? text.after({ hours: fromHours ?? 0 })
      : fromHours === null
        ? text.before({ hours: toHours })
        : text.between({ from: fromHours, to: toHours })
  return text.sentence({ when, fee: chargedSentence(kind, percent, false, language) })
}

/** What was charged by rule, once it is no longer a matter of time. */
export function chargedSentence(kind: FeeKind, percent: number | null, involuntary: boolean, language: Language): string {
  const text = flightFeesText[language]
  if (involuntary) return text.involuntary
  return percent === null ? text.none[kind] : percent === 0 ? text.free[kind] : text.fee[kind]({ percent })
}
