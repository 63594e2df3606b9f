import { addMinutes, isBefore } from '../../kit/local-date'
import { railServiceOpensAt } from './sale-window'

/** How often the railway's queue is asked how a lock ends, and how often the page that waits for it reads; milliseconds. */
export const railQueueAskMs = 5_000
/** A railway that does not answer is left alone for longer, in minutes. */
const silentMinutes = 1

export type PassingRefusal = 'supplierBusy' | 'outOfService'
export const isPassingRefusal = (failure: string): failure is PassingRefusal =>
  failure === 'supplierBusy' || failure === 'outOfService'

/**
 * When a refusal that may pass is asked again: after a minute, or when the service opens (handbook 3.5). Undefined where the
 * seats would not be held any more by then. Instants in UTC.
 */
export function asksAgainAt(refusal: PassingRefusal, now: string, holdUntil: string): string | undefined {
  const opensAt = refusal === 'outOfService' ? railServiceOpensAt(now) : undefined
  const at = opensAt ?? addMinutes(now, silentMinutes)
  return isBefore(at, holdUntil) ? at : undefined
}
