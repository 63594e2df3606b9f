import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { needsReason } from '@sojourn/domain/booking/policy/verdict'

/** Why a change leaves the policy. */
export interface Reason {
  code: string
  words: string
}
export const noReason: Reason = { code: '', words: '' }

interface Quoted {
  violations: readonly Pick<Violation, 'handling'>[]
  reasons: readonly { code: string; name: string; needsText: boolean }[]
}

/** Some reasons say nothing without words. */
export const needsWords = ({ reasons }: Quoted, { code }: Reason): boolean =>
  reasons.find((reason) => reason.code === code)?.needsText === true

export const reasonMissing = (quote: Quoted, reason: Reason): boolean =>
  needsReason(quote.violations) && (reason.code === '' || (needsWords(quote, reason) && reason.words.trim() === ''))

/** That part of the request that explains; nothing where nothing has to be explained. */
export function orderedReason(quote: Quoted, { code, words }: Reason): { reasonCode?: string; reasonText?: string } {
  if (!needsReason(quote.violations)) return {}
  return { ...(code && { reasonCode: code }), ...(words.trim() && { reasonText: words.trim() }) }
}
