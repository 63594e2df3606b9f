import type { Consent, ConsentKind } from '@sojourn/contract/personal/consent.calls'

/** The day from which the notice that the product shows holds; a new text gets a new version, and consent is asked again. */
export const noticeVersion = '2026-11-01'

export interface ConsentEvent {
  kind: ConsentKind
  given: boolean
  noticeVersion: string
  at: Date
}

/** Where consent stands after the last word on it. */
export function consentState(last: Pick<ConsentEvent, 'given' | 'noticeVersion'> | undefined): Consent['state'] {
  if (!last) return 'never'
  if (!last.given) return 'taken'
  return last.noticeVersion === noticeVersion ? 'given' : 'outdated'
}

/** Consent counts for the notice that was read: the last word on each kind, given to the version that holds. */
export const consentInForce = (last: Pick<ConsentEvent, 'given' | 'noticeVersion'> | undefined): boolean =>
  consentState(last) === 'given'
