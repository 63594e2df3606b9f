import { isLocalDate } from '../../kit/local-date'

export type IdentityCardFault = 'identityCardFormat' | 'identityCardProvince' | 'identityCardChecksum'

/** First two digits: the provinces, and 81–83 of the residence permits of Hong Kong, Macau and Taiwan residents. */
const provinceCodes = new Set([
  11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 61, 62, 63, 64, 65, 71,
  81, 82, 83, 91,
])
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** What is wrong with an identity card number (S5.34, S5.35); the old ones of 15 digits have no check digit. */
export function identityCardFault(value: string): IdentityCardFault | undefined {
  const number = value.toUpperCase()
  if (!/^(\d{15}|\d{17}[\dX])$/.test(number) || !isLocalDate(birthDateOf(number))) return 'identityCardFormat'
  if (!provinceCodes.has(Number(number.slice(0, 2)))) return 'identityCardProvince'
  if (number.length === 18 && identityCheckDigit(number) !== number.at(-1)) return 'identityCardChecksum'
  return undefined
}

export function identityCheckDigit(number: string): string {
  const weighted = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return checkDigits.charAt(weighted % 11)
}

/** Digits 7–14 (S5.36); the old numbers write the year of the 20th century with two. */
export function birthDateOf(number: string): string {
  const digits = number.length === 15 ? `19${number.slice(6, 12)}` : number.slice(6, 14)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
}

/** The 17th digit, even for women (S5.36); the last of an old number. */
export const genderOf = (number: string): 'female' | 'male' =>
  Number(number.charAt(number.length === 15 ? 14 : 16)) % 2 === 0 ? 'female' : 'male'
