import type { Language } from '@sojourn/contract/kit/language'
import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { proofNote, provenAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import type { IntlPassengerType } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { documentNotes } from '@sojourn/domain/products/intl-flight/documents/notes'
import type { CrossingFlight } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import { entryRulesOn } from '@sojourn/domain/reference/tables/entry-rules'
import { visasOn } from '@sojourn/domain/reference/place/entry-rules'
import type { Admission } from '../../../../capabilities/admission'
import type { Actor, Context, Work } from '../../../../context'
import { bearerOf, birthDateOfBearer } from '../../../booking/traveller/bearer'
import { findCredentials, type CredentialRow } from '../../../booking/traveller/store'
import { admissionsOf } from '../order/admissions'

/** Since when what is said of countries may have changed: the older of the two tables. */
export const notesOn = [entryRulesOn, visasOn].toSorted()[0]!

interface Trip {
  flights: readonly CrossingFlight[]
  language: Language
  admissions: readonly Admission[]
}

/** What the bearer of a stored document sees to before a trip. */
export function notesOfCredential(
  context: Context,
  credential: CredentialRow,
  known: readonly CredentialRow[],
  { flights, language, admissions }: Trip,
): DocumentNote[] {
  const { type, expiresOn } = credential
  return documentNotes(
    flights,
    {
      type,
      nationality: bearerOf(context, credential).nationality || undefined,
      expiresOn: expiresOn ?? undefined,
      birthDate: birthDateOfBearer(context, credential, known),
      admissions: admissions.filter(({ employeeId }) => employeeId === credential.employeeId),
    },
    language,
  )
}

/** Of each traveller by the document that serves best; before anybody is chosen, of whoever has a Chinese passport. */
export async function notesOfTravellers(
  work: Work,
  employeeIds: readonly string[],
  flights: readonly CrossingFlight[],
  reader: Actor,
): Promise<{ employeeId?: string; notes: DocumentNote[] }[]> {
  const { language } = reader
  if (employeeIds.length === 0) return [{ notes: documentNotes(flights, { type: 'passport', nationality: 'CN' }, language) }]
  const [known, admissions] = await Promise.all([
    findCredentials(work, employeeIds),
    admissionsOf(work, { employeeIds, flights, reader }),
  ])
  return employeeIds.map((employeeId) => {
    const own = known.filter((credential) => credential.employeeId === employeeId)
    const all = own.map((credential) => notesOfCredential(work.context, credential, known, { flights, language, admissions }))
    const usable = all.find((notes) => notes.every(({ level }) => level !== 'refuse'))
    return { employeeId, notes: usable ?? all.at(-1) ?? documentNotes(flights, { type: 'identityCard' }, language) }
  })
}

interface Proving {
  /** In the order of the travellers. */
  passengers: readonly IntlPassengerType[]
  fares: readonly { fareType: string }[]
  language: Language
}

/** The same with the papers that fares of students, workers abroad and seamen are sold against. */
export const withProofs = <Noted extends { notes: DocumentNote[] }>(
  travellers: readonly Noted[],
  { passengers, fares, language }: Proving,
): Noted[] =>
  travellers.map((traveller, index) => {
    const special = provenAs(passengers[index]!, fares)
    return special ? { ...traveller, notes: [proofNote(special, language), ...traveller.notes] } : traveller
  })
