import type { ConsentKind } from '@sojourn/contract/personal/consent.calls'

/** The day from which the notice that the product shows holds; a new text gets a new version, and consent is asked again. */
export const noticeVersion = '2026-11-01'

export interface ConsentEvent {
  kind: ConsentKind
  given: boolean
  noticeVersion: string
  at: Date
}

/** Consent counts for the notice that was read: the last word on each kind, given to the version that holds. */
export const consentInForce = (last: Pick<ConsentEvent, 'given' | 'noticeVersion'> | undefined): boolean =>
  last !== undefined && last.given && last.noticeVersion === noticeVersion
