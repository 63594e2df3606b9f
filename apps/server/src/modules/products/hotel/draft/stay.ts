import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { hotelDraftRules } from '@sojourn/domain/products/hotel/draft-rules'
import { roomFee, serviceFeeOf } from '@sojourn/domain/booking/service-fee'
import { addDays, localOf, chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import { atLeastOneNight, checkHotelSearch, type Stay } from '@sojourn/domain/products/hotel/draft'
import { earliestCheckIn } from '@sojourn/domain/products/hotel/stay'
import { hotelCity, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { updateDraftSearch } from '../../../booking/draft/store'
import { isForeignGuest, refuseTravellers } from '../../../booking/party/draft-travellers'
import { findEnterprise, type EnterpriseRow } from '../../../booking/settings/store'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { zoneOf } from '../../../reference/zones'
import { openHotelDraft } from './open-draft'
import { findMemberGroups } from '../member-card/member-card-store'
import { type Buyer, type HotelDraft } from '../supply/supply'

/** A search that is open, with all that lists, details, checks and orders ask first. */
export interface OpenStay {
  draft: HotelDraft
  enterprise: EnterpriseRow
  /** Our fee of each room per night, in fen. */
  roomFees: number[]
  city: HotelCity
  stay: Stay
  /** Who sleeps where; one room for the booker where nobody is chosen yet. */
  rooms: PersonRow[][]
  people: PersonRow[]
  business: boolean
  buyer: Buyer
  earliest: string
}
export interface AskedStay {
  tempOrderNo: string
  checkInDate?: string
  checkOutDate?: string
  /** Employee ids room by room. */
  rooms?: readonly (readonly string[])[]
}

/** Opens a draft for a stay: other days are kept in it, the rooms are those that were asked for. */
export async function openStay(work: Work, actor: Actor, asked: AskedStay): Promise<OpenStay | Problem> {
  const opened = await openHotelDraft(work, actor, asked.tempOrderNo)
  if (isProblem(opened)) return opened
  const draft = withDays(opened, asked)
  const refused = refuseStay(work.context, draft)
  if (refused) return refused
  if (draft !== opened) await updateDraftSearch(work, draft.tempOrderNo, draft.searchParams)
  const { checkInDate, checkOutDate, cityId } = draft.searchParams
  const ids = asked.rooms ? asked.rooms.flat() : draft.travellerIds
  const peopleRefused = refusePeople(work.context, actor, { draft, rooms: asked.rooms, ids })
  if (peopleRefused) return peopleRefused
  const chosen = ids.length > 0 ? ids : [actor.employeeId]
  const [enterprise, people, memberOf, groups] = await Promise.all([
    findEnterprise(work),
    findPeople(work, chosen, {
      today: chinaDate(work.context.clock.now()),
      reader: actor.language,
      under: underApplication(work.context, draft.travelApplyNo),
    }),
    findMemberGroups(work, chosen),
    draft.travelOrderNo ? work.context.eventRooms(work, draft.travelOrderNo) : [],
  ])
  if (people.length < chosen.length || people.some((person) => isForeignGuest(actor, person)))
    return problem('travellerUnknown', { field: 'rooms' })
  const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'rooms' })
  if (uncovered) return uncovered
  const business = draft.travelType === 'business'
  const fees = serviceFees(work, draft.product)
  const feeOf = (person: PersonRow) => ({ serviceFee: serviceFeeOf(fees, actor, person) })
  const of = (id: string): PersonRow => people.find(({ employeeId }) => employeeId === id)!
  const rooms = asked.rooms?.map((room) => room.map(of)) ?? people.map((person) => [person])
  return {
    draft,
    enterprise,
    roomFees: rooms.map((room) => roomFee(room.map(feeOf))),
    city: hotelCity(cityId)!,
    stay: { checkIn: checkInDate, checkOut: checkOutDate },
    rooms,
    people,
    business,
    buyer: { agreements: business ? (enterprise.config.settings.hotelAgreements ?? []) : [], memberOf, groups },
    earliest: earliestArrival(work.context, draft.searchParams.cityId),
  }
}

const withDays = (draft: HotelDraft, { checkInDate, checkOutDate }: AskedStay): HotelDraft => {
  const { searchParams: kept } = draft
  const days = atLeastOneNight({ checkIn: checkInDate ?? kept.checkInDate, checkOut: checkOutDate ?? kept.checkOutDate })
  return days.checkIn === kept.checkInDate && days.checkOut === kept.checkOutDate
    ? draft
    : { ...draft, searchParams: { ...kept, checkInDate: days.checkIn, checkOutDate: days.checkOut } }
}

/** Before six in the morning, where the hotel stands, yesterday is still offered (凌晨入住). */
export function earliestArrival(context: Context, cityId: number): string {
  const now = context.clock.now()
  const offset = zoneOf({ cityId }, now)?.offsetMinutes ?? chinaOffsetMinutes
  return earliestCheckIn(localOf(now.toISOString(), offset))
}

/** Why a stay cannot be looked for: no days, reversed, gone by, too far or too long. */
function refuseStay(context: Context, draft: Pick<HotelDraft, 'searchParams' | 'product'>): Problem | undefined {
  const today = chinaDate(context.clock.now())
  const earliest = earliestArrival(context, draft.searchParams.cityId)
  const days = { ...bookingWindow(hotelDraftRules, today), first: earliest }
  return checkHotelSearch(draft.searchParams, {
    today: earliest,
    days,
    knowsCity: (cityId) => hotelCity(cityId) !== undefined,
  })
}

interface PeopleOfRooms {
  draft: HotelDraft
  rooms: readonly (readonly string[])[] | undefined
  ids: readonly string[]
}

function refusePeople(context: Context, actor: Actor, { draft, rooms, ids }: PeopleOfRooms): Problem | undefined {
  if (!rooms) return undefined
  if (new Set(ids).size < ids.length) return problem('travellerTwice', { field: 'rooms' })
  if (rooms.some(({ length }) => length === 0)) return problem('guestsMissing', { field: 'rooms' })
  return refuseTravellers(context, actor, { draft, employeeIds: ids })
}

/** One night, from today where no day is named. */
export const tonight = (context: Context, checkIn = chinaDate(context.clock.now())): Stay => ({
  checkIn,
  checkOut: addDays(checkIn, 1),
})
