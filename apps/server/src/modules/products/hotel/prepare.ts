import { products, travelTypes } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel-booking.shapes'
import { chosenTogether } from '@sojourn/domain/booking/ledger/split'
import { stayExcess } from '@sojourn/domain/products/hotel/excess'
import { hotelCredentialFault } from '@sojourn/domain/products/hotel/guests'
import type { StayExcess } from '@sojourn/domain/products/hotel/terms'
import { isInternational } from '@sojourn/domain/reference/hotel-cities'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { travellersAtMost } from '../../booking/lifecycle/draft-travellers'
import { partyOf, type Party } from '../../booking/lifecycle/party'
import { refuseWay } from '../../booking/lifecycle/payment-rules'
import { refuseClosed } from '../../booking/lifecycle/refuse-closed'
import type { StoredViolation } from '../../booking/order/record'
import { contactOf } from '../../booking/traveller/contact'
import type { EnterpriseRow } from '../../booking/settings/store'
import { guestsOf, refuseSameNight, roomsOf, type NamedGuest } from './guests'
import { openStay, type OpenStay } from './stay'
import { roomIds } from './violations'

export type HotelOrderRequest = Pick<
  CreateHotelOrder,
  | 'tempOrderNo'
  | 'travellers'
  | 'rooms'
  | 'contact'
  | 'settleType'
  | 'expectedTotal'
  | 'latestArrival'
  | 'requests'
  | 'purpose'
  | 'remark'
  | 'approvers'
>

/** Opens the draft for the rooms and people of an order; refuses what needs nobody else's answer. */
export async function openOrder(
  context: Context,
  actor: Actor,
  sql: Sql,
  request: HotelOrderRequest,
): Promise<OpenStay | Problem> {
  const rooms = roomsOf(request)
  if (isProblem(rooms)) return rooms
  const open = await openStay(context, actor, sql, { tempOrderNo: request.tempOrderNo, rooms })
  if (isProblem(open)) return open
  return refuseRequest(request, open.business, open.draft.product, open.enterprise, chinaDate(context.clock.now())) ?? open
}

function refuseRequest(
  { travellers, settleType }: HotelOrderRequest,
  business: boolean,
  product: number,
  enterprise: EnterpriseRow,
  today: string,
): Problem | undefined {
  const travelWord = business ? 'business' : 'personal'
  const closed = refuseClosed(enterprise, today, products.word(product as 3), travelWord)
  if (closed) return closed
  const max = travellersAtMost(product)
  if (travellers.length > max) return problem('tooManyTravellers', { field: 'travellers', detail: { max } })
  const travelType = travelTypes.code(travelWord)
  return refuseWay(enterprise, [{ travelType }], settleType)
}

export interface PreparedParty {
  party: Party
  guests: NamedGuest[]
  contact: CreateHotelOrder['contact']
}

/** What the people of an order are checked for. */
export interface PartyChecks {
  hotel: { brandId?: string }
  violationsOf: (employeeId: string) => StoredViolation[]
  /** The order is written already: their other nights were looked at then. */
  placed?: boolean
}

/** The people of an order with their names for the hotel, checked against their other nights. */
export async function prepareParty(
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  request: HotelOrderRequest,
  { hotel, violationsOf, placed = false }: PartyChecks,
): Promise<PreparedParty | Problem> {
  const party = await partyOf(context, actor, sql, open.draft, chosenTogether(request.travellers, roomIds(open)), {
    lastDay: open.stay.checkOut,
    credentialFault: hotelCredentialFault(open.city.scope),
    violationsOf: (person) => (open.business ? violationsOf(person.employeeId) : []),
  })
  if (isProblem(party)) return party
  const guests = await guestsOf(context, actor, sql, request, party, { hotel, abroad: isInternational(open.city) })
  if (isProblem(guests)) return guests
  const contact = await contactOf(context, actor, sql, request.contact)
  if (isProblem(contact)) return contact
  const taken = placed ? undefined : await refuseSameNight(sql, actor, party, open.stay)
  return taken ?? { party, guests, contact }
}

/** What of a stay the guests pay themselves, as it was settled with each of them; fen. */
export const excessPaid = (
  { party }: Pick<PreparedParty, 'party'>,
  stay: { hotelType: 1 | 2; stayTotal: number; limit: number },
): StayExcess | undefined =>
  stayExcess(
    stay,
    party.flatMap(({ violations }) => violations),
  )
