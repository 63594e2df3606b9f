import type { CredentialType } from '@sojourn/contract/booking/codes'
import { addMonths, ageOn, compareDates, isLocalDate } from '../../kit/local-date'
import { nameFault, type ContactFault } from './contact-validators'
import { bearsBirthDate, credentialFault, expiryFault, normalNumber, type CredentialFault } from './credentials'
import { birthDateOf, genderOf } from './identity-card'
import { isLatinName } from './latin-name'

/** A document as somebody fills it in; empty text is absence. */
export interface CredentialForm {
  type: CredentialType
  number: string
  nameOnCredential: string
  expiresOn: string
  birthDate: string
  gender: '' | 'female' | 'male'
  nationality: string
}
export type CredentialField = keyof CredentialForm
export type CredentialFormFault =
  | CredentialFault
  | ContactFault
  | 'latinNameWrong'
  | 'expiryMissing'
  | 'birthDateMissing'
  | 'birthDateWrong'
  | 'genderMissing'
  | 'genderDiffers'
  | 'nationalityMissing'

/** Papers that are no documents for journeys of their own. */
const papers: ReadonlySet<CredentialType> = new Set<CredentialType>([
  'other',
  'householdRegister',
  'birthCertificate',
  'studentCard',
])
/** Has an end, and says nothing of its bearer in the number. */
export const isTravelDocument = (type: CredentialType): boolean => !bearsBirthDate(type) && !papers.has(type)
/** Of what counts only until its end. */
export const needsExpiry = (type: CredentialType): boolean => isTravelDocument(type) || type === 'studentCard'
/** Documents for journeys abroad print the name in Latin letters; the others are read in Chinese at home. */
export const hasLatinName = (type: CredentialType): boolean =>
  isTravelDocument(type) && type !== 'homeReturnPermit' && type !== 'taiwanPermit'
export const needsNationality = (type: CredentialType): boolean => type === 'passport' || type === 'permanentResidence'

const oldest = 120

/** What is wrong with a date of birth on a day; fares go by it, so it is never left out (handbook 1.2). */
export function birthDateFault(birthDate: string | undefined, today: string): 'birthDateMissing' | 'birthDateWrong' | undefined {
  if (!birthDate) return 'birthDateMissing'
  const wrong = !isLocalDate(birthDate) || compareDates(birthDate, today) > 0 || ageOn(birthDate, today) > oldest
  return wrong ? 'birthDateWrong' : undefined
}

/** What is wrong with each field on a day (S5.34–S5.38, handbook 11.4); date of birth and sex must agree with a number that bears them. */
export function credentialFaults(form: CredentialForm, today: string): Partial<Record<CredentialField, CredentialFormFault>> {
  const { type } = form
  const [birthDate, expiresOn] = [form.birthDate || undefined, form.expiresOn || undefined]
  const number = credentialFault({ type, number: form.number }, today)
  const expiry = expiresOn && expiryFault(type, expiresOn, today)
  const found: Partial<Record<CredentialField, CredentialFormFault | undefined>> = {
    nameOnCredential: nameFaultOn(form),
    number,
    expiresOn: expiry || (needsExpiry(type) && !expiresOn ? 'expiryMissing' : undefined),
    birthDate: birthFault(form, birthDate, today, number !== undefined),
    gender: genderFault(form, number !== undefined),
    nationality: needsNationality(type) && !/^[A-Z]{2}$/.test(form.nationality) ? 'nationalityMissing' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

function nameFaultOn({ type, nameOnCredential }: CredentialForm): CredentialFormFault | undefined {
  const wrong = nameFault(nameOnCredential)
  if (wrong === 'nameMissing' || !hasLatinName(type)) return wrong
  return isLatinName(nameOnCredential.trim()) ? wrong : 'latinNameWrong'
}

function birthFault(
  { type, number }: CredentialForm,
  birthDate: string | undefined,
  today: string,
  numberWrong: boolean,
): CredentialFormFault | undefined {
  if (birthDate === undefined && bearsBirthDate(type)) return undefined
  const fault = birthDateFault(birthDate, today)
  if (fault) return fault
  return bearsBirthDate(type) && !numberWrong && birthDate !== birthDateOf(normalNumber(number)) ? 'birthDateDiffers' : undefined
}

function genderFault({ type, number, gender }: CredentialForm, numberWrong: boolean): CredentialFormFault | undefined {
  if (gender === '') return isTravelDocument(type) ? 'genderMissing' : undefined
  return bearsBirthDate(type) && !numberWrong && gender !== genderOf(normalNumber(number)) ? 'genderDiffers' : undefined
}

/** The same with what the number itself says of date of birth and sex. */
export function derivedCredential(form: CredentialForm): CredentialForm {
  const number = normalNumber(form.number)
  const named = { ...form, number, nameOnCredential: form.nameOnCredential.trim() }
  if (!bearsBirthDate(form.type) || credentialFault({ type: form.type, number }, '') !== undefined) return named
  return { ...named, birthDate: birthDateOf(number), gender: genderOf(number), nationality: '' }
}

export type CredentialValidity = 'valid' | 'expiring' | 'expired'
/** Many countries refuse a document that ends within six months (handbook 11.4). */
const warnMonths = 6
export function credentialValidity(expiresOn: string | undefined, today: string): CredentialValidity {
  if (expiresOn === undefined) return 'valid'
  if (compareDates(expiresOn, today) < 0) return 'expired'
  return compareDates(expiresOn, addMonths(today, warnMonths)) < 0 ? 'expiring' : 'valid'
}
