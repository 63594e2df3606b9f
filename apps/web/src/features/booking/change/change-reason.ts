/** Why a change leaves the policy. */
export interface Reason {
  code: string
  words: string
}
export const noReason: Reason = { code: '', words: '' }

interface Quoted {
  violations: readonly { handling: string }[]
  reasons: readonly { code: string; name: string; needsText: boolean }[]
}

/** A change out of policy is explained, unless policy only reminds. */
export const needsReason = ({ violations }: Quoted): boolean => violations.some(({ handling }) => handling !== 'remind')

/** Some reasons say nothing without words. */
export const needsWords = ({ reasons }: Quoted, { code }: Reason): boolean =>
  reasons.find((reason) => reason.code === code)?.needsText === true

export const reasonMissing = (quote: Quoted, reason: Reason): boolean =>
  needsReason(quote) && (reason.code === '' || (needsWords(quote, reason) && reason.words.trim() === ''))

/** That part of the request that explains; nothing where nothing has to be explained. */
export function orderedReason(quote: Quoted, { code, words }: Reason): { reasonCode?: string; reasonText?: string } {
  if (!needsReason(quote)) return {}
  return { ...(code && { reasonCode: code }), ...(words.trim() && { reasonText: words.trim() }) }
}
