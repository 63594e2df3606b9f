import { travelTypes } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight-booking.shapes'
import type { Actor } from '../../../context'
import type { Sql } from '../../../db/sql'
import { conflictsOf, refuseUnaccepted } from '../../booking/lifecycle/conflicts'
import { type Party } from '../../booking/lifecycle/party'
import { findShownJourneys } from '../../booking/draft/store'
import { refuseWay } from '../../booking/lifecycle/payment-rules'
import { refuseClosed } from '../../booking/lifecycle/refuse-closed'
import { type EnterpriseRow } from '../../booking/settings/store'
import { claimTravellers } from '../../booking/traveller/store'
import { type Journey } from './choose'
import { refuseGovernment } from './government'
import { travellersAtMost } from './draft'
import { plannedSegment } from './planned-segment'
import { findFlownDocument } from './same-passenger-store'
import { journeysOf } from './supply'
import type { FlightDraft } from './supply'

/** What can be refused without asking anybody: flights are closed to the company, the size of the party, the way to pay. */
export function refuseRequest(
  request: CreateFlightOrder,
  business: boolean,
  enterprise: EnterpriseRow,
  today: string,
): Problem | undefined {
  const travelType = business ? 'business' : 'personal'
  const closed = refuseClosed(enterprise, today, 'flight', travelType)
  if (closed) return closed
  if (request.travellers.length > travellersAtMost)
    return problem('tooManyTravellers', { field: 'travellers', detail: { max: travellersAtMost } })
  return refuseWay(enterprise, [{ travelType: travelTypes.code(travelType) }], request.settleType)
}

/** The approver is shown what the traveller saw, so each choice names a search of this draft and journey. */
export async function refuseUnseen(
  sql: Sql,
  actor: Actor,
  draft: FlightDraft,
  request: CreateFlightOrder,
): Promise<Problem | undefined> {
  const searchIds = request.journeys.map(({ searchId }) => searchId)
  const shown = await findShownJourneys(sql, actor.enterpriseId, request.tempOrderNo, searchIds)
  const wayOf = (index: number): number => Math.min(index, journeysOf(draft) - 1)
  const unseen = searchIds.findIndex(
    (id, index) => !shown.some(({ searchId, journey }) => searchId === id && journey === wayOf(index)),
  )
  return unseen < 0 ? undefined : problem('flightUnknown', { field: `journeys.${unseen}.searchId` })
}

/** Nothing is dearer than what was accepted, company fares are for business travel, and government fares for a named unit. */
export function refuseFares(journeys: readonly Journey[], request: CreateFlightOrder, business: boolean): Problem | undefined {
  for (const [index, { fare }] of journeys.entries()) {
    const field = `journeys.${index}`
    if (fare.ticketPrice > request.journeys[index]!.ticketPrice)
      return problem('priceChanged', { field, detail: { price: fare.ticketPrice } })
    if (!business && fare.fareType !== 'published' && fare.fareType !== 'promotional')
      return problem('fareNotForPersonal', { field })
  }
  return refuseGovernment(journeys, request)
}

/** Nobody flies twice on one flight, neither as the same person nor by the same document under another one (handbook 1.8). */
export async function refuseConflicts(
  sql: Sql,
  actor: Actor,
  { acceptConflicts }: CreateFlightOrder,
  party: Party,
  journeys: readonly Journey[],
): Promise<Problem | undefined> {
  const people = party.map(({ person }) => person)
  const employeeIds = people.map(({ employeeId }) => employeeId)
  const documents = party.map(({ credential }) => credential.numberHash)
  if (new Set(documents).size < documents.length) return problem('travellerTwice', { field: 'travellers' })
  await claimTravellers(sql, actor.enterpriseId, [...employeeIds, ...documents])
  const planned = journeys.map(plannedSegment)
  const found = await conflictsOf(sql, actor.enterpriseId, employeeIds, planned)
  const booked =
    found.find(({ same }) => same.length > 0)?.same[0] ?? (await findFlownDocument(sql, actor.enterpriseId, documents, planned))
  if (booked)
    return problem('samePassenger', { field: 'travellers', detail: { orderNo: booked.orderNo, flightNo: booked.flightNo } })
  return refuseUnaccepted(found, people, acceptConflicts, actor.language)
}
