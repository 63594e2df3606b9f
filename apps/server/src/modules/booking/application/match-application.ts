import type { MatchedApplication } from '@sojourn/contract/booking/application/application.shapes'
import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import type { BookType, Product } from '@sojourn/contract/booking/codes'
import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { booksByApplication } from '@sojourn/domain/access/booking-options'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import { matchApplication, type BookingFacts, type MatchTerms } from '@sojourn/domain/booking/application/match'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import { applicationText } from '@sojourn/text/booking/application/words'
import type { Actor, Work } from '../../../context'
import { findApplications, listUsable, type PickerSearch } from './store'
import { arrangedOf } from '../traveller/arranging'
import { matchTerms, type EnterpriseRow } from '../settings/store'
import { matchableOf, mismatch, type Matchable } from './application-matchable'
import { matchedApplication } from './application-summary'

/** A search on its way; cities are names of any language or codes, dates are local days. */
export interface ApplicationSearch {
  product: Product
  bookType: BookType
  /** The one that the booker has chosen or begun with. */
  travelApplyNo?: string
  /** Empty where they are chosen later. */
  travellerIds: readonly string[]
  cities: { depart?: string; arrive?: string }
  startDate: string
  endDate: string
}

export type ApplicationMatch =
  | { kind: 'notNeeded' }
  | { kind: 'one'; application: MatchedApplication }
  | { kind: 'several'; list: MatchedApplication[] }
  | { kind: 'none' }

/** More than anybody reads; a person with more begins from the application itself. */
const candidatesAtMost = 200
const usableStates = applicationStates.words.filter(isBookable)

/**
 * The application under which a business search is booked (handbook 9.3, S4.06). One that was chosen is checked alone: where it
 * does not fit, the problem says why. Without a choice, a company that books by application gets those that fit.
 */
export async function matchApplications(
  work: Work,
  actor: Actor,
  { config }: Pick<EnterpriseRow, 'config'>,
  search: ApplicationSearch,
): Promise<ApplicationMatch | Problem> {
  const facts = factsOf(search, matchTerms(config))
  const byApplication = booksByApplication(config as unknown as EmployeeConfig, {
    product: search.product,
    travelType: 'business',
    ...(search.travelApplyNo ? { travelApplyNo: search.travelApplyNo } : {}),
  })
  if (search.travelApplyNo) return chosen(work, actor, search.travelApplyNo, facts)
  if (!byApplication) return { kind: 'notNeeded' }
  const fitting = await fittingApplications(work, actor, facts, {})
  const [only, ...others] = fitting.map(({ row, shown }) => matchedApplication(actor, row, shown))
  if (!only) return { kind: 'none' }
  return others.length === 0 ? { kind: 'one', application: only } : { kind: 'several', list: [only, ...others] }
}

const factsOf = (search: ApplicationSearch, terms: MatchTerms): BookingFacts => {
  const { depart, arrive } = search.cities
  return {
    product: search.product,
    travellerIds: search.travellerIds,
    cities: {
      ...(depart ? { depart: cityKey({ code: depart, name: depart }) } : {}),
      ...(arrive ? { arrive: cityKey({ code: arrive, name: arrive }) } : {}),
    },
    startDate: search.startDate,
    endDate: search.endDate,
    ...terms,
  }
}

/** May this person book with it: as applicant or traveller, because anybody may, or for those of its travellers who are named? */
async function mayUse(work: Work, actor: Actor, { row, shown }: Matchable, travellerIds: readonly string[]): Promise<boolean> {
  const { content } = shown
  if (row.applicantId === actor.employeeId || content.travellerIds.includes(actor.employeeId)) return true
  if (content.limitTraveler === 0) return true
  const forThem = travellerIds.length > 0 && travellerIds.every((id) => content.travellerIds.includes(id))
  return forThem && (await arrangedOf(work, actor, travellerIds)).length === travellerIds.length
}

async function chosen(work: Work, actor: Actor, travelApplyNo: string, facts: BookingFacts): Promise<ApplicationMatch | Problem> {
  const application = await findUsable(work, actor, travelApplyNo, facts.travellerIds)
  if (!application) return problem('applicationUnknown', { field: 'travelApplyNo' })
  const refused = refusalOf(actor, application, facts)
  return refused ?? { kind: 'one', application: matchedApplication(actor, application.row, application.shown) }
}

/** An application that this person may book with, whatever its state. */
export async function findUsable(
  work: Work,
  actor: Actor,
  travelApplyNo: string,
  travellerIds: readonly string[] = [],
): Promise<Matchable | undefined> {
  const rows = await findApplications(work, [travelApplyNo])
  const [application] = await matchableOf(work, rows)
  if (!application || application.state === 'deleted') return undefined
  return (await mayUse(work, actor, application, travellerIds)) ? application : undefined
}

/** Why a booking does not fit an application, in the caller's language; undefined where it does. */
export function refusalOf(actor: Actor, application: Matchable, facts: BookingFacts): Problem | undefined {
  const match = matchApplication(application, facts)
  if (match.failure === undefined) return undefined
  if (match.failure !== 'state') return mismatch(match, application)
  const state = applicationText[actor.language].states[application.state]
  return problem('applicationNotBookable', { field: 'travelApplyNo', detail: { state } })
}

/** Those that the caller may use and that fit, latest start first. */
export async function fittingApplications(
  work: Work,
  actor: Actor,
  facts: BookingFacts,
  search: Partial<PickerSearch>,
): Promise<Matchable[]> {
  const rows = await listUsable(work, {
    employeeId: actor.employeeId,
    language: actor.language,
    travellerIds: await arrangedOf(work, actor, facts.travellerIds, facts.product),
    states: usableStates,
    product: facts.product,
    applyOrderNo: '',
    passengerName: '',
    description: '',
    type: null,
    from: null,
    to: null,
    limit: candidatesAtMost,
    ...search,
  })
  const candidates = await matchableOf(work, rows)
  return candidates.filter((application) => matchApplication(application, facts).failure === undefined)
}
