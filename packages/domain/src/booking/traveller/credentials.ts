import type { CredentialType } from '@sojourn/contract/booking/codes'
import { addMonths, compareDates, isLocalDate } from '../../kit/local-date'
import { birthDateOf, identityCardFault, type IdentityCardFault } from './identity-card'

export type CredentialFault =
  | IdentityCardFault
  | 'credentialMissing'
  | 'credentialFormat'
  | 'passportLetters'
  | 'credentialExpired'
  | 'expiryTooFar'
  | 'expiryInvalid'
  | 'birthDateDiffers'

export interface Credential {
  type: CredentialType
  number: string
  expiresOn?: string
}

/** Papers whose number has no form of its own. */
const freeNumber = /^[\p{Script=Han}A-Z0-9()（）-]{4,30}$/u
/** Formats of handbook 11.4; identity cards have rules of their own. */
const formats: Record<Exclude<CredentialType, 'identityCard'>, RegExp> = {
  passport: /^[A-Z0-9]{5,15}$/,
  homeReturnPermit: /^[HM](\d{8}|\d{10})$/,
  taiwanPermit: /^(\d{8}|\d{10})$/,
  hongKongMacauPass: /^C[A-Z0-9]\d{7}$/,
  taiwanPass: /^L\d{8}$/,
  permanentResidence: /^([A-Z]{3}\d{12}|9\d{16}[\dX])$/,
  residencePermit: /^8[123]\d{15}[\dX]$/,
  other: freeNumber,
  householdRegister: freeNumber,
  birthCertificate: freeNumber,
  studentCard: freeNumber,
}
/**
 * A Chinese passport is a letter of its series (E, G, D, P, S), perhaps a second one, and digits. Letters that look like digits and
 * that S5.38 refuses stand nowhere behind the first; foreign passports print them (decision 23).
 */
const chinesePassport = /^(?:[DEGPS][\dIOSVZ]{8}|[DEPS][A-Z][\dIOSVZ]{7})$/
const refusedPassportLetters = /^.+[IOSVZ]/
export const isChinesePassport = (number: string): boolean => chinesePassport.test(normalNumber(number))

/** Ten years (S5.38); identity cards of people from 26 to 45 are issued for twenty (decision 23). */
const longestValidityMonths = (type: CredentialType): number => (type === 'identityCard' ? 240 : 120)

/** Their numbers bear date of birth and sex (S5.36). */
export const bearsBirthDate = (type: CredentialType): boolean => type === 'identityCard' || type === 'residencePermit'
/** A number as it is compared and kept. */
export const normalNumber = (number: string): string => number.trim().toUpperCase()

/** What is wrong with the number of a credential. */
export function credentialNumberFault(type: CredentialType, value: string): CredentialFault | undefined {
  const number = normalNumber(value)
  if (number === '') return 'credentialMissing'
  if (type === 'identityCard') return identityCardFault(number)
  if (!formats[type].test(number)) return 'credentialFormat'
  if (type === 'passport' && isChinesePassport(number) && refusedPassportLetters.test(number)) return 'passportLetters'
  return type === 'residencePermit' ? identityCardFault(number) : undefined
}

/** What is wrong with a credential as somebody enters it; expiry at most as far ahead as the document is issued for. */
export function credentialFault(credential: Credential & { birthDate?: string }, today: string): CredentialFault | undefined {
  const { type, expiresOn, birthDate } = credential
  const number = normalNumber(credential.number)
  const wrong = credentialNumberFault(type, number) ?? expiryFault(type, expiresOn, today)
  if (wrong) return wrong
  return bearsBirthDate(type) && birthDate !== undefined && birthDate !== birthDateOf(number) ? 'birthDateDiffers' : undefined
}

export function expiryFault(type: CredentialType, expiresOn: string | undefined, today: string): CredentialFault | undefined {
  if (expiresOn === undefined) return undefined
  if (!isLocalDate(expiresOn)) return 'expiryInvalid'
  if (compareDates(expiresOn, today) < 0) return 'credentialExpired'
  return compareDates(expiresOn, addMonths(today, longestValidityMonths(type))) > 0 ? 'expiryTooFar' : undefined
}

/** Is a stored document over by the last day of travel? */
export const expiryOnTravel = ({ expiresOn }: Pick<Credential, 'expiresOn'>, lastDay: string): CredentialFault | undefined =>
  expiresOn !== undefined && compareDates(expiresOn, lastDay) < 0 ? 'credentialExpired' : undefined
