import type { CredentialType } from '@sojourn/contract/booking/codes'

/** How personal data is shown by default (handbook 11.5). */
const mask = (value: string, head: number, tail: number): string => {
  const characters = Array.from(value)
  const shown = head + tail < characters.length ? { head, tail } : { head: Math.min(1, characters.length - 1), tail: 0 }
  return characters
    .map((character, index) => (index < shown.head || index >= characters.length - shown.tail ? character : '*'))
    .join('')
}

/** 张* of two characters, 张*三 of more; of names in Latin letters the first of each word: L** X****** */
export const maskName = (name: string): string =>
  /\p{Script=Latin}/u.test(name)
    ? name.replace(/[^\s/-]+/g, (word) => mask(word, 1, 0))
    : mask(name, 1, Array.from(name).length > 2 ? 1 : 0)
/** 138****1234 */
export const maskMobile = (mobile: string): string => mask(mobile, mobile.length >= 9 ? 3 : 0, mobile.length >= 9 ? 4 : 2)
/** Identity cards show the first six and last four characters, everything else the first two and last two. */
export const maskCredential = (type: CredentialType, number: string): string =>
  type === 'identityCard' || type === 'residencePermit' ? mask(number, 6, 4) : mask(number, 2, 2)
/** a***@x.com */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? mask(email, 1, 0) : `${email.charAt(0)}***${email.slice(at)}`
}
