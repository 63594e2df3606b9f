import { bookModes, bookTypes, products, travelTypes } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { chooseFlightTravellers, getFlightOrderTemp, saveFlightOrderTemp } from '@sojourn/contract/products/flight.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import { addDays } from '@sojourn/domain/kit/local-date'
import { checkFlightSearch } from '@sojourn/domain/products/flight/draft'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { draftMinutes, openDraft } from '../../booking/draft/draft'
import { insertDraft, updateDraftTravellers } from '../../booking/draft/store'
import { findEnterprise } from '../../booking/settings/store'
import { findPeople, type PersonRow } from '../../booking/traveller/store'
import { isProblem } from '@sojourn/contract/kit/problems'
import { cityOf, hasAirport, knowsPlace, searchedPlaces } from './places'
import type { FlightSearchParams } from '@sojourn/contract/products/flight.shapes'
import type { FlightDraft } from './supply'

/** Domestic flights sell a year ahead. */
export const horizonDays = 365
export const travellersAtMost = 9

type Save = RequestOf<typeof saveFlightOrderTemp>
type Saved = ResponseOf<typeof saveFlightOrderTemp>
type Draft = ResponseOf<typeof getFlightOrderTemp>

/** Keeps a search as a draft and says where the flow goes on (S4.11–S4.14, S7.19). */
export async function saveDraft(context: Context, actor: Actor, request: Save): Promise<Saved | Problem> {
  const now = context.clock.now()
  const today = chinaDate(now)
  const wrong = checkFlightSearch(request.searchParams, {
    today,
    horizonEnd: addDays(today, horizonDays),
    knowsPlace,
    hasAirport,
    cityOf,
  })
  if (wrong) return wrong
  return once(context, actor, async (sql) => {
    const refusal = await refuseService(sql, actor, request, today)
    if (refusal) return refusal
    const forOthers = bookTypes.word(request.bookType) === 'others'
    const draft: FlightDraft = {
      tempOrderNo: newNumber('T'),
      employeeId: actor.employeeId,
      product: products.code('flight'),
      travelType: request.travelType,
      bookType: request.bookType,
      bookMode:
        travelTypes.word(request.travelType) === 'business'
          ? (request.bookMode ?? bookModes.code('normal'))
          : bookModes.code('normal'),
      travelApplyNo: request.travelApplyNo || null,
      travelOrderNo: request.travelOrderNo || null,
      searchParams: request.searchParams,
      travellerIds: forOthers ? [] : [actor.employeeId],
      expiresAt: new Date(now.getTime() + draftMinutes * 60_000),
    }
    await insertDraft(sql, actor.enterpriseId, draft, now)
    return {
      tempOrderNo: draft.tempOrderNo,
      productType: draft.product,
      selfBook: !forOthers,
      needTravelOrder: false,
      matchTravelApplyOrderList: [],
    }
  })
}

/** Is this product open to the caller for this kind of travel (S4.04, S5.01)? */
async function refuseService(sql: Sql, actor: Actor, request: Save, today: string): Promise<Problem | undefined> {
  const enterprise = await findEnterprise(sql, actor.enterpriseId)
  if (travelTypes.word(request.travelType) === 'personal') {
    return enterprise.config['personalFlightBookable'] === 1 ? undefined : problem('bookingNotOpen')
  }
  if (!agreementInForce(enterprise, today)) return problem('serviceAgreementExpired')
  if (bookTypes.word(request.bookType) === 'others' && !actor.permissions.includes('bookForOthers'))
    return problem('forbidden', { field: 'bookType' })
  return enterprise.config['flightBookable'] === -1 ? problem('bookingNotOpen') : undefined
}

export async function getDraft(context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<Draft | Problem> {
  return context.database.tenant(actor.enterpriseId, async (sql) => {
    const draft = await openDraft<FlightSearchParams>(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    return answer(draft, await findPeople(sql, actor.enterpriseId, draft.travellerIds, chinaDate(context.clock.now())), actor)
  })
}

/** The people of a journey, chosen before its list is shown (S4.14). */
export async function chooseTravellers(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof chooseFlightTravellers>,
): Promise<Draft | Problem> {
  const { employeeIds } = request
  if (new Set(employeeIds).size < employeeIds.length) return problem('travellerTwice', { field: 'employeeIds' })
  if (employeeIds.length > travellersAtMost)
    return problem('tooManyTravellers', { field: 'employeeIds', detail: { max: travellersAtMost } })
  return once(context, actor, async (sql) => {
    const draft = await openDraft<FlightSearchParams>(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const refusal = refuseTravellers(actor, draft, employeeIds)
    if (refusal) return refusal
    const people = await findPeople(sql, actor.enterpriseId, employeeIds, chinaDate(context.clock.now()))
    if (people.length < employeeIds.length) return problem('travellerUnknown', { field: 'employeeIds' })
    await updateDraftTravellers(sql, actor.enterpriseId, draft.tempOrderNo, employeeIds)
    return answer({ ...draft, travellerIds: employeeIds }, people, actor)
  })
}

/** Anybody may travel alone; others only for those who may book for others. */
export function refuseTravellers(actor: Actor, draft: FlightDraft, employeeIds: readonly string[]): Problem | undefined {
  const onlySelf = employeeIds.length === 1 && employeeIds[0] === actor.employeeId
  if (onlySelf) return undefined
  if (!actor.permissions.includes('bookForOthers')) return problem('travellerNotAllowed', { field: 'employeeIds' })
  if (travelTypes.word(draft.travelType) === 'personal') return problem('travellerNotAllowed', { field: 'employeeIds' })
  return undefined
}

const answer = (draft: FlightDraft, people: readonly PersonRow[], actor: Actor): Draft => ({
  tempOrderNo: draft.tempOrderNo,
  expiresAt: draft.expiresAt.toISOString(),
  travelType: draft.travelType,
  bookType: draft.bookType,
  bookMode: draft.bookMode,
  searchParams: { ...draft.searchParams, ...searchedPlaces(draft.searchParams, actor.language) },
  travellers: people.map((person) => summary(person, actor)),
})

export const summary = (person: PersonRow, actor: Actor) => ({
  employeeId: person.employeeId,
  name: person.name,
  departmentName: person.departmentName[actor.language],
  gradeName: person.gradeName[actor.language],
})
