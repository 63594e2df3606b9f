export type ContactFault =
  | 'mobileMissing'
  | 'mobileWrong'
  | 'mobileTooLong'
  | 'emailMissing'
  | 'emailWrong'
  | 'landlineWrong'
  | 'nameMissing'
  | 'nameWrong'
  | 'nameTooLong'
  | 'userNameWrong'
  | 'qqWrong'

const mainland = '86'
const longestMobile = 16
const longestName = 50

/** Mainland numbers have 11 digits and start with 1 (S5.22); others are digits, 16 with their dialling code (S5.23). */
export function mobileFault(number: string, diallingCode = mainland): ContactFault | undefined {
  if (number === '') return 'mobileMissing'
  if (diallingCode === mainland) return /^1\d{10}$/.test(number) ? undefined : 'mobileWrong'
  if (!/^\d+$/.test(number)) return 'mobileWrong'
  return diallingCode.length + number.length > longestMobile ? 'mobileTooLong' : undefined
}

const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/
/** One address or several with commas, each of which must be right (S5.24). */
export function emailFault(value: string): ContactFault | undefined {
  if (value.trim() === '') return 'emailMissing'
  return value.split(',').every((address) => emailPattern.test(address.trim())) ? undefined : 'emailWrong'
}

const abroad = /^\+\d+$/
const longestAbroad = 17

/** What is wrong with a mobile, as it is signed in with, or with one mail address (S5.22–S5.24). */
export function accountFault(channel: 'mobile' | 'mail', account: string): ContactFault | undefined {
  if (channel === 'mail') return account.includes(',') ? 'emailWrong' : emailFault(account)
  if (!abroad.test(account)) return mobileFault(account)
  return account.length > longestAbroad ? 'mobileTooLong' : undefined
}

/** S5.37 */
export const landlineFault = (value: string): ContactFault | undefined =>
  /^0\d{2,3}-\d{7,8}$/.test(value) ? undefined : 'landlineWrong'
export const userNameFault = (value: string): ContactFault | undefined => (/^\w{5,}$/.test(value) ? undefined : 'userNameWrong')
export const qqFault = (value: string): ContactFault | undefined => (/^[1-9]\d{4,}$/.test(value) ? undefined : 'qqWrong')

/** Letters of any script with the marks that names have: spaces, points, apostrophes, hyphens, the slash of LAST/FIRST (S5.38). */
export function nameFault(value: string): ContactFault | undefined {
  const name = value.trim()
  if (name === '') return 'nameMissing'
  if (Array.from(name).length > longestName) return 'nameTooLong'
  return /^\p{L}[\p{L}\p{M} .·'’/-]*$/u.test(name) ? undefined : 'nameWrong'
}
