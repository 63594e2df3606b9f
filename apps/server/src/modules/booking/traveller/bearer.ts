import { bearsBirthDate } from '@sojourn/domain/booking/traveller/credentials'
import { birthDateOf } from '@sojourn/domain/booking/traveller/identity-card'
import type { Context, Work } from '../../../context'
import { findCredentials, updateBearer, updateExpiry, type CredentialRow } from './store'

/** What a document says of its bearer, as sealed beside the number. */
export interface Bearer {
  birthDate: string
  gender: 'female' | 'male' | ''
  nationality: string
  /** Of a passport; absent where it was not asked yet. */
  issuingCountry?: string
}
type Sealed = Pick<CredentialRow, 'type' | 'numberCipher' | 'bearerCipher'>

export const bearerOf = ({ vault }: Context, { bearerCipher }: Pick<Sealed, 'bearerCipher'>): Bearer =>
  bearerCipher ? (JSON.parse(vault.open(bearerCipher)) as Bearer) : { birthDate: '', gender: '', nationality: '' }

/** By the number where it bears one, else as it was given; undefined where nobody has said it yet. */
function birthDateOn(context: Context, credential: Sealed): string | undefined {
  if (bearsBirthDate(credential.type)) return birthDateOf(context.vault.open(credential.numberCipher))
  return bearerOf(context, credential).birthDate || undefined
}

/** When somebody was born: what the document in hand says, else any other one of theirs. */
export function birthDateOfBearer(
  context: Context,
  credential: CredentialRow,
  known: readonly CredentialRow[],
): string | undefined {
  const others = known.filter(({ employeeId }) => employeeId === credential.employeeId)
  return [credential, ...others].map((each) => birthDateOn(context, each)).find((birthDate) => birthDate !== undefined)
}

/** When these people were born, by their documents; who has none that says so is left out. */
export async function birthDatesOf(work: Work, employeeIds: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const credential of await findCredentials(work, employeeIds)) {
    const birthDate = found.get(credential.employeeId) ?? birthDateOn(work.context, credential)
    if (birthDate !== undefined) found.set(credential.employeeId, birthDate)
  }
  return found
}

/** Of which countries the passports of these people are; empty where one does not say it. */
export async function nationalitiesOf(work: Work, employeeIds: readonly string[]): Promise<string[]> {
  const passports = (await findCredentials(work, employeeIds)).filter(({ type }) => type === 'passport')
  return passports.map((passport) => bearerOf(work.context, passport).nationality)
}

/** Keeps what was asked of a traveller with the document that does not say it. */
export const keepBirthDate = (work: Work, credential: CredentialRow, birthDate: string): Promise<unknown> =>
  updateBearer(
    work,
    credential.credentialId,
    work.context.vault.seal(JSON.stringify({ ...bearerOf(work.context, credential), birthDate })),
  )

/** Keeps what was asked of a traveller with a document that did not say all of it: what it says of the bearer, and until when it counts. */
export async function keepBearer(work: Work, credential: CredentialRow, bearer: Bearer, expiresOn: string): Promise<void> {
  const known = bearerOf(work.context, credential)
  const isNew = (Object.keys(bearer) as (keyof Bearer)[]).some((part) => bearer[part] !== known[part])
  if (isNew) await updateBearer(work, credential.credentialId, work.context.vault.seal(JSON.stringify(bearer)))
  if (credential.expiresOn === null) await updateExpiry(work, credential.credentialId, expiresOn)
}
