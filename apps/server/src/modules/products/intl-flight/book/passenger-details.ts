import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { IntlPassengerRequest } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { SpecialPassenger } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { takesCard } from '@sojourn/domain/products/intl-flight/cards'
import { servesAbroad } from '@sojourn/domain/products/intl-flight/documents/document-rules'
import { addressCountries } from '@sojourn/domain/products/intl-flight/documents/notes'
import { abroadOf, type CrossingFlight } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import type { KeptIntlPassenger } from '@sojourn/domain/products/intl-flight/kept-passenger'
import type { KeptIntlWish } from '@sojourn/domain/products/intl-flight/kept-wishes'
import { carrierNumber, provenAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import { compareDates } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../../context'
import type { Member, Party } from '../../../booking/party/party'
import { bearerOf, keepBearer } from '../../../booking/traveller/bearer'
import { knownTold, toldNow, type KnownTold } from './told'
import { writeTold, type ToldRow } from './told-store'

/** What carriers are told of every traveller, and what was asked of them beside. */
export interface PassengerDetails {
  passengers: KeptIntlPassenger[]
  wishes: KeptIntlWish[]
}

interface Trip {
  flights: readonly (CrossingFlight & { carrier: string })[]
  passengers: readonly KeptIntlPassenger['passenger'][]
  /** Of each direction. */
  fares: readonly { fareType: string }[]
}

/** Completes what documents say of their bearers by what was answered, and keeps it with the documents; or says what is missing. */
export async function passengerDetails(
  work: Work,
  party: Party,
  asked: readonly IntlPassengerRequest[],
  { flights, passengers, fares }: Trip,
): Promise<PassengerDetails | Problem> {
  const kept: KeptIntlPassenger[] = []
  const news: ToldRow[] = []
  const told = await knownTold(
    work,
    party.map(({ person }) => person.employeeId),
  )
  for (const [position, member] of party.entries()) {
    const answer = asked.find(({ employeeId }) => employeeId === member.person.employeeId)
    const field = `travellers.${position}`
    const known = told(member.person.employeeId)
    const details = await detailsOf(work, member, answer, {
      flights,
      fares,
      passenger: passengers[position]!,
      field,
      told: known,
    })
    if (isProblem(details)) return details
    news.push(...toldNow(work.context, member.person.employeeId, details, known))
    kept.push(details)
  }
  await writeTold(work, news, work.context.clock.now())
  const wishes = wishesOf(party, asked, flights.length)
  return isProblem(wishes) ? wishes : { passengers: kept, wishes }
}

interface Asked {
  flights: Trip['flights']
  fares: Trip['fares']
  passenger: KeptIntlPassenger['passenger']
  /** Path of the traveller in the request. */
  field: string
  /** What carriers were told of the traveller before. */
  told: KnownTold
}

async function detailsOf(
  work: Work,
  { credential, birthDate }: Member,
  answer: IntlPassengerRequest | undefined,
  { flights, fares, passenger, field, told }: Asked,
): Promise<KeptIntlPassenger | Problem> {
  const credentialField = `${field}.credentialId`
  if (!servesAbroad(credential.type, abroadOf(flights))) return problem('documentNotForTrip', { field: credentialField })
  const known = bearerOf(work.context, credential)
  const gender = known.gender || answer?.gender
  const nationality = known.nationality || answer?.nationality || (credential.type === 'passport' ? undefined : 'CN')
  const issuingCountry = known.issuingCountry ?? answer?.issuingCountry ?? nationality
  const expiresOn = credential.expiresOn ?? answer?.expiresOn
  const missing = [
    ['gender', gender],
    ['nationality', nationality],
    ['expiresOn', expiresOn],
  ].find(([, value]) => !value)
  if (missing || !gender || !nationality || !issuingCountry || !expiresOn || !birthDate)
    return problem('passportDetailMissing', { field: `${field}.${missing?.[0] ?? 'birthDate'}` })
  if (compareDates(expiresOn, flights.at(-1)!.arriveDate) < 0) return problem('credentialExpired', { field: credentialField })
  const frequentFlyer = cardsOf(answer, flights, told)
  if (isProblem(frequentFlyer)) return { ...frequentFlyer, field: `${field}.frequentFlyer` }
  const proof = proofOf(answer, provenAs(passenger, fares))
  if (isProblem(proof)) return { ...proof, field: `${field}.proofNumber` }
  const address = addressOf(answer, flights, told)
  if (isProblem(address)) return { ...address, field: `${field}.address` }
  await keepBearer(work, credential, { ...known, birthDate, gender, nationality, issuingCountry }, expiresOn)
  const bearer = { gender, nationality, issuingCountry, birthDate, expiresOn }
  return { version: 1, passenger, ...bearer, frequentFlyer, ...proof, ...(address && { address }) }
}

/** What shows that somebody has a fare that is sold to few; nothing is kept where nothing is to be shown. */
function proofOf(
  answer: IntlPassengerRequest | undefined,
  special: SpecialPassenger | undefined,
): Pick<KeptIntlPassenger, 'proofNumber'> | Problem {
  if (special === undefined) return {}
  const number = carrierNumber(answer?.proofNumber ?? '')
  return number === undefined ? problem('passengerProofMissing') : { proofNumber: number }
}

/** Cards of carriers that fly the trip, and of their partners. */
function cardsOf(
  answer: IntlPassengerRequest | undefined,
  flights: Trip['flights'],
  { cards: known }: KnownTold,
): KeptIntlPassenger['frequentFlyer'] | Problem {
  const asked = answer?.frequentFlyer ?? []
  const cards = asked.flatMap(({ carrier, number: typed }) => {
    const number = typed === undefined ? known.get(carrier) : carrierNumber(typed)
    return number !== undefined && takesCard(carrier, flights) ? { carrier, number } : []
  })
  return cards.length === asked.length ? cards : problem('frequentFlyerWrong')
}

/** Where one stays in the first country that asks for it. */
function addressOf(
  answer: IntlPassengerRequest | undefined,
  flights: Trip['flights'],
  { addresses }: KnownTold,
): KeptIntlPassenger['address'] | Problem | undefined {
  const asking = addressCountries(flights)
  if (asking.length === 0) return undefined
  const asked = answer?.address
  const known = asked && asked.street === undefined && asked.city === undefined ? addresses.get(asked.country) : asked
  const { country, street = '', city = '', postcode } = known ?? {}
  if (!country || !asking.includes(country) || street.trim() === '' || city.trim() === '') return problem('stayAddressMissing')
  return { country, street: street.trim(), city: city.trim(), ...(postcode && { postcode }) }
}

function wishesOf(party: Party, asked: readonly IntlPassengerRequest[], flights: number): KeptIntlWish[] | Problem {
  const wishes = party.flatMap(({ person }, traveller) =>
    (asked.find(({ employeeId }) => employeeId === person.employeeId)?.wishes ?? [])
      .filter(({ seat, meal }) => seat !== undefined || meal !== undefined)
      .map((wish): KeptIntlWish => ({ traveller, ...wish })),
  )
  return wishes.every(({ segment }) => segment < flights) ? wishes : problem('badRequest', { field: 'passengers' })
}
