import { problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import type { HotelFailure, HotelFailureKind } from '@sojourn/supply/ports/hotel'
import type { HotelAgreement, HotelStayRequest } from '@sojourn/supply/ports/hotel-search'
import type { DraftRow } from '../../../booking/draft/store'

export type HotelDraft = DraftRow<HotelSearchParams>
export type HotelProduct = 'hotel' | 'intlHotel'

export const productOf = (draft: Pick<DraftRow, 'product'>): HotelProduct =>
  draft.product === 'intlHotel' ? 'intlHotel' : 'hotel'

const names: Partial<Record<HotelFailureKind, ProblemName>> = {
  hotelUnknown: 'hotelUnknown',
  rateUnknown: 'rateUnknown',
  closed: 'hotelClosed',
  soldOut: 'roomSoldOut',
  priceChanged: 'priceChanged',
  stayNotAllowed: 'stayNotAllowed',
  tooManyRooms: 'tooManyRooms',
  guestsMissing: 'guestsMissing',
  guestNotAccepted: 'guestNotAccepted',
  guaranteeNeeded: 'guaranteeNeeded',
  cardInvalid: 'guaranteeCardInvalid',
  duplicateBooking: 'sameGuestSameNight',
  notCancellable: 'notCancellable',
  consentRefused: 'consentRefused',
  nightsNotAtEnd: 'nightsNotAtEnd',
}

/** The supplier's refusal as the product's problem. */
export const hotelProblem = ({ failure, price }: HotelFailure, field: string): Problem =>
  problem(names[failure] ?? 'hotelsFailed', { field, ...(price === undefined ? {} : { detail: { price } }) })

/** What decides the rates that a company's people may have; a personal trip has no agreements. */
export interface Buyer {
  agreements: readonly HotelAgreement[]
  memberOf: readonly string[]
  /** Keys of rooms that are held for the event to whose trip the booking belongs. */
  groups?: readonly string[]
}
export const stayRequest = (
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  rooms: readonly (readonly unknown[])[],
  buyer: Buyer,
): HotelStayRequest => ({
  checkIn,
  checkOut,
  rooms: rooms.length,
  guestsPerRoom: Math.max(1, ...rooms.map(({ length }) => length)),
  ...buyer,
})
