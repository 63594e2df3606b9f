import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { IntlBookInfo, MissingOfDocument } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { tripDocumentFault } from '@sojourn/domain/products/intl-flight/documents/document-rules'
import { addressCountries } from '@sojourn/domain/products/intl-flight/documents/notes'
import { abroadOf, type CrossingFlight } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import { fliesAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import { countryName } from '@sojourn/domain/reference/place/countries'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { bookInfoOf } from '../../../booking/search/book-info'
import { bearerOf } from '../../../booking/traveller/bearer'
import { findCredentials, type CredentialRow } from '../../../booking/traveller/store'
import { airportsOf } from '../../../reference/air-places'
import { openIntlFlightDraft } from '../draft/open-draft'
import { daysOf, passengersOf } from '../draft/passengers'
import { admissionsOf } from '../order/admissions'
import type { IntlFlightDraft } from '../supply/supply'
import { notesOfCredential, notesOn } from './document-notes'
import { shownTold } from './told'

/** Everything of the booking page but the fares. */
export const intlBookInfo = (context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<IntlBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    return intlInfoOf(work, actor, draft, { flights: searchedFlights(draft), days: daysOf(draft), asksBirthDate: true })
  })

interface Booked {
  flights: readonly CrossingFlight[]
  /** On which the first and the last direction leave. */
  days: { startsOn: string; endsOn: string }
  /** Carriers are told the dates of birth of all. */
  asksBirthDate: boolean
}

/** The people of a search with their documents for these flights, what carriers must be told of them, and what they see to. */
export async function intlInfoOf(
  work: Work,
  actor: Actor,
  draft: IntlFlightDraft,
  { flights, days, asksBirthDate }: Booked,
): Promise<IntlBookInfo> {
  const { context } = work
  const { language } = actor
  const info = await bookInfoOf(work, actor, draft, {
    firstDay: days.startsOn,
    lastDay: days.endsOn,
    credentialFault: tripDocumentFault(abroadOf(flights)),
    ...(asksBirthDate && { asksBirthDate }),
    insured: false,
  })
  const ids = info.travellers.map(({ employeeId }) => employeeId)
  const [passengers, known, admissions, told] = await Promise.all([
    passengersOf(work, ids, days),
    findCredentials(work, ids),
    admissionsOf(work, { employeeIds: ids, flights, reader: actor }),
    shownTold(work, ids),
  ])
  return {
    ...info,
    travellers: info.travellers.map((traveller, index) => ({
      ...traveller,
      passenger: passengers[index] === 'newborn' ? 'newborn' : fliesAs(passengers[index]!, draft.searchParams.passenger),
      told: told(traveller.employeeId),
      credentials: traveller.credentials.map((shown) => {
        const credential = known.find(({ credentialId }) => credentialId === shown.credentialId)!
        const notes = notesOfCredential(context, credential, known, { flights, language, admissions })
        return { ...shown, missing: shown.usable ? missingOf(context, credential) : [], notes }
      }),
    })),
    addressOf: addressCountries(flights).map((country) => ({ country, name: countryName(country)?.[language] ?? country })),
    notesOn,
  }
}

/** The directions of a search as if each were one flight; planes and their changes are chosen later. */
const searchedFlights = ({ searchParams }: IntlFlightDraft): CrossingFlight[] =>
  legsOf(searchParams).map(({ departCode, departType, arriveCode, arriveType, departDate }, slice) => ({
    slice,
    departAirport: airportsOf(departCode, departType)[0]!,
    departDate,
    arriveAirport: airportsOf(arriveCode, arriveType)[0]!,
    arriveDate: departDate,
  }))

/** What carriers must be told that a document does not say yet; permits are issued to citizens by their own country. */
function missingOf(context: Context, credential: CredentialRow): MissingOfDocument[] {
  const { gender, nationality, issuingCountry } = bearerOf(context, credential)
  const isPassport = credential.type === 'passport'
  return [
    ...(gender === '' ? (['gender'] as const) : []),
    ...(isPassport && nationality === '' ? (['nationality'] as const) : []),
    ...(isPassport && nationality === '' && issuingCountry === undefined ? (['issuingCountry'] as const) : []),
    ...(credential.expiresOn === null ? (['expiresOn'] as const) : []),
  ]
}
