import type { CredentialType } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { documentEntryConditionsText } from '@sojourn/text/booking/document/entry-conditions'
import { documentsText } from '@sojourn/text/products/intl-flight/documents/words'
import { dayInWords } from '../../../kit/day-words'
import { addMonths, compareDates, daysBetween } from '../../../kit/local-date'
import { countryName } from '../../../reference/place/countries'
import { entryRule } from '../../../reference/place/entry-rules'
import { isKnownPassport, visaRuleOf, type VisaRule } from '../../../reference/place/visa-rules'
import { visaDestinations } from '../../../reference/place/visa-countries'
import { entryRulesOn } from '../../../reference/tables/entry-rules'
import { passengerCategory } from '../../../booking/traveller/passenger-age'
import { permitRegions, servesAbroad } from './document-rules'
import { abroadOf, stopsOf, visitedOf, type CrossingFlight, type TripStop } from './trip-countries'

/** Who travels with which document; what nobody has said yet is absent. */
export interface Bearer {
  type: CredentialType
  nationality?: string | undefined
  expiresOn?: string | undefined
  birthDate?: string | undefined
  /** Visas at hand or applied for. */
  admissions?: readonly Admission[] | undefined
}

/** What lets somebody into countries of a trip, in words. */
export interface Admission {
  countries: readonly string[]
  status: 'serves' | 'short' | 'applied'
  sentence: string
  /** For how many it was given, where it was. */
  years?: number
}

/** What a traveller sees to before a trip, the gravest first (handbook 2.3). */
export function documentNotes(flights: readonly CrossingFlight[], bearer: Bearer, language: Language): DocumentNote[] {
  const text = documentsText[language]
  const last = flights.at(-1)
  if (!last) return []
  const refused: DocumentNote[] = []
  if (!servesAbroad(bearer.type, abroadOf(flights)))
    refused.push({ level: 'refuse', kind: 'documentNotForTrip', sentence: text.documentNotForTrip })
  if (bearer.expiresOn !== undefined && compareDates(bearer.expiresOn, last.arriveDate) < 0)
    refused.push({
      level: 'refuse',
      kind: 'documentExpired',
      sentence: text.documentExpired({ day: dayInWords(last.arriveDate, language) }),
    })
  const visited = visitedOf(flights, homeOf(bearer))
  const notes = visited.flatMap((stop) => [
    ...validityNotes(stop, bearer, language),
    ...visaNotes(stop, bearer, language),
    ...furtherNotes(stop, bearer, language),
  ])
  const found = [...refused, ...notes, ...birthdayNotes(flights, bearer, language)]
  return distinct(found).toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}

const levels = ['refuse', 'warn', 'tell'] as const satisfies readonly DocumentNote['level'][]

const distinct = (notes: readonly DocumentNote[]): DocumentNote[] => [
  ...new Map(notes.map((note) => [note.sentence, note])).values(),
]

/** Who is not of another country is taken for a citizen of mainland China, as whoever holds its permits is. */
const homeOf = ({ nationality }: Bearer): string => nationality ?? 'CN'

/** Where and when it was read what countries ask of documents. */
const entryRules = { source: 'own', checkedOn: entryRulesOn } as const
function sourceOf(
  { source, checkedOn }: Pick<VisaRule, 'source' | 'checkedOn'>,
  language: Language,
): Pick<DocumentNote, 'source'> {
  const text = documentsText[language]
  return { source: text.source({ source: text.sources[source], asOf: dayInWords(checkedOn, language) }) }
}

const named = (country: string, language: Language): string => countryName(country)?.[language] ?? country

/** Until when a country wants a document to be valid. */
export function validUntil({ country, arriveDate, departDate }: TripStop): string {
  const { months, countedFrom } = entryRule(country)
  return addMonths(countedFrom === 'exit' ? (departDate ?? arriveDate) : arriveDate, months)
}

function validityNotes(stop: TripStop, { expiresOn }: Bearer, language: Language): DocumentNote[] {
  const day = validUntil(stop)
  if (expiresOn === undefined || compareDates(expiresOn, day) >= 0) return []
  const text = documentsText[language]
  const { months, countedFrom } = entryRule(stop.country)
  const told = { country: named(stop.country, language), months, day }
  return [
    {
      level: 'warn',
      kind: 'validity',
      sentence: countedFrom === 'exit' ? text.validityExit(told) : text.validityEntry(told),
      ...sourceOf(entryRules, language),
    },
  ]
}

const admissionTo = ({ country }: TripStop, { admissions = [] }: Bearer): Admission | undefined =>
  admissions.find(({ countries }) => countries.includes(country))

/** What is asked of whoever has no visa; one at hand or applied for takes its place, and one that does not serve stands beside it. */
function visaNotes(stop: TripStop, bearer: Bearer, language: Language): DocumentNote[] {
  const asked = askedVisa(stop, bearer, language)
  const own = admissionTo(stop, bearer)
  if (!own || asked.kind === 'permit' || asked.level !== 'warn') return [asked]
  const { status, sentence } = own
  return status === 'short' ? [asked, { level: 'warn', kind: 'visa', sentence }] : [{ level: 'tell', kind: 'visa', sentence }]
}

function askedVisa(stop: TripStop, bearer: Bearer, language: Language): DocumentNote {
  const text = documentsText[language]
  const country = named(stop.country, language)
  const home = homeOf(bearer)
  // People of these regions come to the mainland by a permit of their own, whatever they fly with.
  if (stop.country === 'CN' && permitRegions.includes(home))
    return { level: 'warn', kind: 'permit', sentence: text.mainlandPermit, ...sourceOf(entryRules, language) }
  if (permitRegions.includes(stop.country) && home === 'CN') {
    const passport = bearer.type === 'passport'
    const sentence = passport ? text.permit({ country }) : text.endorsement({ country })
    return { level: passport ? 'warn' : 'tell', kind: 'permit', sentence, ...sourceOf(entryRules, language) }
  }
  if (!isKnownPassport(home)) return { level: 'warn', kind: 'visaUnknown', sentence: text.visaUnknown({ country }) }
  // The day of arrival decides; trips are for business, whose rules are the stricter ones where they differ.
  const rule = visaRuleOf(home, stop.country, 'business', stop.arriveDate)
  const { need, days = 0, condition } = rule
  const source = sourceOf(rule, language)
  if (need === 'unknown') return { level: 'warn', kind: 'visaUnknown', sentence: text.visaUnknown({ country }) }
  const stays = stop.departDate === undefined ? 0 : daysBetween(stop.arriveDate, stop.departDate)
  if (need === 'free' && days > 0 && stays > days)
    return { level: 'warn', kind: 'visa', sentence: text.stayTooLong({ country, days }), ...visaFor(stop, language), ...source }
  const level = need === 'free' || need === 'arrival' ? 'tell' : 'warn'
  const sentence = text.visa[need]({ country, days, passport: text.passports[home] })
  const said = condition ? text.under({ sentence, condition: documentEntryConditionsText[language][condition] }) : sentence
  return { level, kind: 'visa', sentence: said, ...(level === 'warn' && visaFor(stop, language)), ...source }
}

/** Of a country that visas are searched for, with what the search is filled in. */
function visaFor({ country, arriveDate: neededBy }: TripStop, language: Language): Pick<DocumentNote, 'visaFor'> {
  const found = visaDestinations().find((destination) => destination.country.code === country)
  return found ? { visaFor: { countryId: found.id, countryName: named(country, language), neededBy } } : {}
}

/** Mainland residents with a ten-year visa for the United States tell its authority of themselves every two years. */
const evus = { country: 'US', years: 10 }

/** Whose visa is not known may have one of ten years, or be given one. */
const asksEvus = (stop: TripStop, bearer: Bearer): boolean =>
  stop.country === evus.country && homeOf(bearer) === 'CN' && (admissionTo(stop, bearer)?.years ?? evus.years) >= evus.years

function furtherNotes(stop: TripStop, bearer: Bearer, language: Language): DocumentNote[] {
  const text = documentsText[language]
  const country = named(stop.country, language)
  const { blankPages, address } = entryRule(stop.country)
  const notes: DocumentNote[] = []
  const source = sourceOf(entryRules, language)
  if (asksEvus(stop, bearer)) notes.push({ level: 'tell', kind: 'evus', sentence: text.evus({ country }), ...source })
  if (blankPages > 1 && bearer.type === 'passport')
    notes.push({ level: 'tell', kind: 'blankPages', sentence: text.blankPages({ country, pages: blankPages }), ...source })
  if (address) notes.push({ level: 'tell', kind: 'address', sentence: text.address({ country }), ...source })
  return notes
}

function birthdayNotes(flights: readonly CrossingFlight[], { birthDate }: Bearer, language: Language): DocumentNote[] {
  const day = secondBirthdayOn(birthDate, flights[0]!.departDate, flights.at(-1)!.departDate)
  if (day === undefined) return []
  return [{ level: 'tell', kind: 'turnsTwo', sentence: documentsText[language].turnsTwo({ day: dayInWords(day, language) }) }]
}

/** The day on which an infant turns two between these days of a trip, by which it needs a seat. */
export const secondBirthdayOn = (birthDate: string | undefined, firstDay: string, lastDay: string): string | undefined =>
  birthDate !== undefined && turnsTwo(birthDate, firstDay, lastDay) ? addMonths(birthDate, monthsOfInfancy) : undefined

const monthsOfInfancy = 24
const turnsTwo = (birthDate: string, firstDay: string, lastDay: string): boolean =>
  passengerCategory(birthDate, firstDay) === 'infant' && passengerCategory(birthDate, lastDay) !== 'infant'

/** As whom somebody flies on a trip: age counts when it starts, but who turns two on the way needs a seat and is a child for all of it. */
export function passengerAbroad(birthDate: string | undefined, firstDay: string, lastDay: string) {
  if (birthDate === undefined) return 'adult'
  return turnsTwo(birthDate, firstDay, lastDay) ? 'child' : passengerCategory(birthDate, firstDay)
}

/** Countries of a trip to which carriers send where one stays. */
export const addressCountries = (flights: readonly CrossingFlight[]): string[] => [
  ...new Set(
    stopsOf(flights)
      .filter(({ transit, country }) => !transit && entryRule(country).address)
      .map(({ country }) => country),
  ),
]
