import { bookTypes } from '@sojourn/contract/booking/codes'
import type { SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { acceptHotelDemand, openHotelDemand } from '@sojourn/contract/products/hotel/demand.calls'
import { isBefore } from '@sojourn/domain/kit/local-date'
import { actsOnDemand } from '@sojourn/domain/booking/demand/demand'
import type { KeptPlan } from '@sojourn/domain/products/hotel/kept/kept-demand'
import { hotelCity, isInternational, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { Actor, Context, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { inCompany, inTransaction } from '../../../../work'
import { updateDraftTravellers } from '../../../booking/draft/store'
import type { Offer, Purchase } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import type { StayBooking } from '../book/book-offer'
import { demandFor, markOrdered, sideOf } from '../../../booking/demand/demand'
import { findDemand } from '../../../booking/demand/demand-store'
import { hotelDemandKind, type HotelDemandRow } from './demand-kind'
import { saveHotelDraft } from '../draft/draft'
import { inAll, offContractOffer } from '../off-contract/off-contract'
import type { OffContractRate } from '../off-contract/off-contract-quote'
import { openOrder } from '../book/open-order'
import type { OpenStay } from '../draft/stay'

/** A draft with the stay and the people of a demand, so that its booking page knows documents, approvers and payment methods. */
export async function openDemandBooking(
  context: Context,
  actor: Actor,
  { demandNo, planId }: RequestOf<typeof openHotelDemand>,
): Promise<SavedTempOrder | Problem> {
  if (!actsOnDemand('accept', sideOf(actor))) return problem('forbidden')
  const row = await inCompany(context, actor.enterpriseId, (work) => findDemand(work, hotelDemandKind, demandNo))
  if (row?.employeeId !== actor.employeeId) return problem('demandUnknown', { field: 'demandNo' })
  const plan = planOf(context, row, planId)
  if (isProblem(plan)) return plan
  const { body } = row
  const city = hotelCity(body.cityId)!
  const alone = body.employeeIds.length === 1 && body.employeeIds[0] === actor.employeeId
  const saved = await saveHotelDraft(context, actor, {
    searchParams: {
      cityId: city.id,
      cityName: city.name[actor.language],
      checkInDate: body.checkIn,
      checkOutDate: body.checkOut,
      hotelType: plan.hotelType,
      isInternational: isInternational(city),
    },
    travelType: body.travelType,
    bookType: bookTypes.code(alone ? 'self' : 'others'),
  })
  if (isProblem(saved)) return saved
  await inTransaction(context, actor.enterpriseId, (work) => updateDraftTravellers(work, saved.tempOrderNo, body.employeeIds))
  return saved
}

function planOf(context: Context, { plans, state }: HotelDemandRow, planId: string): KeptPlan | Problem {
  if (state !== 'quoted' && state !== 'expired') return problem('demandClosed', { field: 'demandNo' })
  const plan = plans.find((each) => each.planId === planId)
  if (!plan) return problem('planUnknown', { field: 'planId' })
  return isBefore(context.clock.now().toISOString(), plan.validUntil) ? plan : problem('planExpired', { field: 'planId' })
}

/** Accepts an offer: an order on the quoted rate, with the demand's people and rooms (handbook 4.5). */
export const acceptDemand = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof acceptHotelDemand>,
): Promise<ResponseOf<typeof acceptHotelDemand> | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, asked) {
      const stranger = await refuseStranger(actor, work, request.demandNo)
      return stranger ?? openOrder(work, actor, asked)
    },
    offer: (booking: DemandBooking, work) => planOffer(booking, work),
  })

/** A demand is accepted by the person who made it. */
async function refuseStranger(actor: Actor, tenant: Tenant, demandNo: string): Promise<Problem | undefined> {
  if (!actsOnDemand('accept', sideOf(actor))) return problem('forbidden')
  const row = await findDemand(tenant, hotelDemandKind, demandNo)
  return row?.employeeId === actor.employeeId ? undefined : problem('demandUnknown', { field: 'demandNo' })
}

type DemandBooking = StayBooking<RequestOf<typeof acceptHotelDemand>>

/** The quoted rate for the people and rooms of its demand, which the order's transaction takes. */
async function planOffer(booking: DemandBooking, tenant: Tenant): Promise<Offer<never> | Problem> {
  const { context, open, request } = booking
  const row = await findDemand(tenant, hotelDemandKind, request.demandNo)
  if (!row) return problem('demandUnknown', { field: 'demandNo' })
  const plan = planOf(context, row, request.planId)
  if (isProblem(plan)) return plan
  const { body } = row
  if (!isStayOf(row, open)) return problem('tempOrderUnknown', { field: 'tempOrderNo' })
  if (open.rooms.length !== body.rooms) return problem('guestsMissing', { field: 'rooms' })
  const stranger = open.people.findIndex(({ employeeId }) => !body.employeeIds.includes(employeeId))
  if (stranger >= 0) return problem('travellerUnknown', { field: 'travellers' })
  const offer = offContractOffer(booking, rateOf(plan, open.city))
  return { ...offer, purchase: (own, party) => takePlan(booking, own, () => offer.purchase(own, party)) }
}

/** Nobody else takes the demand before this order has it. */
async function takePlan(
  { context, actor, request }: DemandBooking,
  work: Work,
  purchase: () => Promise<Purchase<never> | Problem>,
): Promise<Purchase<never> | Problem> {
  const row = await demandFor(work, actor, hotelDemandKind, { demandNo: request.demandNo, action: 'accept' })
  if (isProblem(row)) return row
  const plan = planOf(context, row, request.planId)
  if (isProblem(plan)) return plan
  const bought = await purchase()
  if (isProblem(bought)) return bought
  return {
    ...bought,
    async keep(own, order) {
      await bought.keep(own, order)
      await markOrdered(own, actor, hotelDemandKind, { row, orderNo: order.orderNo })
    },
  }
}

const isStayOf = ({ body }: HotelDemandRow, { stay, city }: OpenStay): boolean =>
  stay.checkIn === body.checkIn && stay.checkOut === body.checkOut && city.id === body.cityId

/** The offer of a demand for the stay of its draft. */
export async function quotedRate(
  work: Work,
  actor: Actor,
  open: OpenStay,
  { demandNo, planId }: RequestOf<typeof openHotelDemand>,
): Promise<OffContractRate | Problem> {
  const row = await findDemand(work, hotelDemandKind, demandNo)
  if (row?.employeeId !== actor.employeeId) return problem('demandUnknown', { field: 'demandNo' })
  const plan = planOf(work.context, row, planId)
  if (isProblem(plan)) return plan
  return isStayOf(row, open) ? rateOf(plan, open.city) : problem('tempOrderUnknown', { field: 'tempOrderNo' })
}

/** The quoted hotel as an order keeps it; where it lies is as exact as its city. */
function rateOf(plan: KeptPlan, city: HotelCity): OffContractRate {
  const { hotelName, address, phone, roomName, price, breakfasts, hotelType, freeHours, note, starCode, reservationNo } = plan
  return {
    source: 'demand',
    hotel: {
      hotelId: `${city.id}-0`,
      cityId: city.id,
      name: inAll(() => hotelName),
      address: inAll(() => address),
      position: { latitude: city.latitude, longitude: city.longitude },
      starCode: starCode ?? 31,
      score: 0,
      comments: 0,
      facilities: [],
      pictures: [],
    },
    phone,
    roomName: inAll(() => roomName),
    price,
    breakfasts,
    hotelType,
    freeHours,
    rules: [
      inAll((language) => hotelRulesText[language].breakfast({ count: breakfasts })),
      inAll((language) => {
        const { external } = hotelRulesText[language]
        return freeHours === undefined ? external.final : external.free({ hours: freeHours })
      }),
      ...(note ? [inAll(() => note)] : []),
    ],
    reservationNo,
    approvalAlways: false,
  }
}
