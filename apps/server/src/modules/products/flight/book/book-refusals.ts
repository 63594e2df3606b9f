import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import { journeysOf } from '@sojourn/domain/products/flight/draft'
import type { Tenant } from '../../../../db/tenant'
import { type Party } from '../../../booking/party/party'
import { findShownJourneys } from '../../../booking/draft/store'
import type { PurchaseConflicts } from '../../../booking/placing/offer'
import { type Journey } from '../search/choose'
import { refuseGovernment } from '../government/government'
import { plannedSegment } from './planned-segment'
import { findSameDocument } from '../../../booking/party/same-document-store'
import type { FlightBooking, FlightDraft } from '../supply/supply'

/** The approver is shown what the traveller saw, so each choice names a search of this draft and journey. */
export async function refuseUnseen(tenant: Tenant, draft: FlightDraft, request: CreateFlightOrder): Promise<Problem | undefined> {
  const searchIds = request.journeys.map(({ searchId }) => searchId)
  const shown = await findShownJourneys(tenant, request.tempOrderNo, searchIds)
  const directionOf = (index: number): number => Math.min(index, journeysOf(draft.searchParams) - 1)
  const unseen = searchIds.findIndex(
    (id, index) => !shown.some(({ searchId, journey }) => searchId === id && journey === directionOf(index)),
  )
  return unseen < 0 ? undefined : problem('flightUnknown', { field: `journeys.${unseen}.searchId` })
}

/** Nothing is dearer than what was accepted, company fares are for business travel, and government fares for a named unit. */
export function refuseFares(journeys: readonly Journey[], { request, business, settleType }: FlightBooking): Problem | undefined {
  for (const [index, { fare }] of journeys.entries()) {
    const field = `journeys.${index}`
    if (fare.ticketPrice > request.journeys[index]!.ticketPrice)
      return problem('priceChanged', { field, detail: { price: fare.ticketPrice } })
    if (!business && fare.fareType !== 'published' && fare.fareType !== 'promotional')
      return problem('fareNotForPersonal', { field })
  }
  return refuseGovernment(journeys, request.government, settleType)
}

/** Nobody flies twice on one flight, neither as the same person nor by the same document under another one (handbook 1.8). */
export function conflictsOfFlights(party: Party, journeys: readonly Journey[]): PurchaseConflicts {
  const documents = party.map(({ credential }) => credential.numberHash)
  const planned = journeys.map(plannedSegment)
  return {
    claims: documents,
    planned,
    async refuse(tenant, finding) {
      if (new Set(documents).size < documents.length) return problem('travellerTwice', { field: 'travellers' })
      const [found, other] = await Promise.all([finding, findSameDocument(tenant, documents, planned)])
      const booked = found.find(({ same }) => same.length > 0)?.same[0] ?? other
      const detail = booked && { orderNo: booked.orderNo, flightNo: booked.serviceNo }
      return detail && problem('samePassenger', { field: 'travellers', detail })
    },
  }
}
