import type {
  HotelBookingState,
  HotelCancel,
  HotelCancelQuote,
  HotelCardToken,
  HotelConfirmed,
  HotelGuaranteeCard,
  HotelHeld,
  HotelHold,
  HotelPending,
} from './hotel-booking'
import type { SuppliedHotel } from './hotel-property'
import type {
  HotelArea,
  HotelDetailRequest,
  HotelFound,
  HotelPricing,
  HotelQuote,
  HotelSearch,
  HotelSuggestion,
  SuppliedHotelDetail,
} from './hotel-search'
import type { Keys } from './keys'
import type { Asking } from './outside'

/**
 * What we need of a supplier of hotels, at home and abroad. Money is fen of yuan unless a currency stands beside it; dates and
 * times are the hotel's own; positions are WGS-84. Every write carries a key: the same key answers the same.
 */
export interface HotelSupply extends Keys<HotelOperation, HotelFailure> {
  /** Hotels of one city for a stay, one page of them, and the pins of all that fit. */
  search(asking: Asking, request: HotelSearch): Promise<HotelFound>
  /** Hotels whose name a few letters mean, best first; at most `limit`. Low ranks are better, as in the reference. */
  suggest(asking: Asking, request: { cityId: number; query: string; limit: number }): Promise<HotelSuggestion[]>
  /** Where the business areas and districts of a city lie, for its map; none for an unknown city. */
  areas(asking: Asking, request: { cityId: number }): Promise<HotelArea[]>
  /** What these hotels are, in the order asked; unknown ones are left out. */
  facts(asking: Asking, request: { hotelIds: readonly string[] }): Promise<SuppliedHotel[]>
  /** One hotel with every room and rate for a stay; sold-out rates stay in the answer. */
  detail(asking: Asking, request: HotelDetailRequest): Promise<SuppliedHotelDetail | HotelFailure>
  /** The chosen rate as it is now. */
  price(asking: Asking, request: HotelPricing): Promise<HotelQuote | HotelFailure>
  /** A card that is to guarantee a booking: a token for it, and what may be shown. Nothing of it is kept in clear. */
  checkCard(asking: Asking, request: HotelGuaranteeCard): Promise<HotelCardToken | HotelFailure>
  /** Takes the rooms of all nights out of sale until `holdUntil`; nothing is asked of the hotel yet. */
  hold(asking: Asking, request: HotelHold): Promise<HotelHeld | HotelFailure>
  /**
   * Sends a held booking to the hotel. `pending` until `decidesBy` when somebody there answers by hand: asking again tells how
   * it ended. A refusal (满房) gives the rooms back.
   */
  confirm(asking: Asking, request: { key: string; bookingNo: string }): Promise<HotelConfirmed | HotelPending | HotelFailure>
  /**
   * Gives the rooms of a booking back that the hotel has not answered, sent or not, for nothing; a yes that comes later does not
   * count. `answered` where the hotel was first: nothing happens then. Repeating it changes nothing.
   */
  release(asking: Asking, request: { bookingNo: string }): Promise<'released' | 'answered'>
  /** Where these bookings stand now, the audit of the day after arrival included; unknown ones are left out. */
  bookings(asking: Asking, request: { bookingNos: readonly string[] }): Promise<HotelBookingState[]>
  /** What giving up rooms or nights costs, and the cancellation itself when `commit` is set. */
  cancel(asking: Asking, request: HotelCancel): Promise<HotelCancelQuote | HotelFailure>
}

/** What is asked under a key that ends with it; to make a confirmation void that is pending releases its booking. */
export type HotelOperation = 'hold' | 'confirm' | 'cancel'

export interface HotelFailure {
  failure: HotelFailureKind
  /** Present fen for all rooms and nights, when the price changed. */
  price?: number
}
export type HotelFailureKind =
  | 'hotelUnknown'
  | 'rateUnknown'
  | 'closed'
  | 'soldOut'
  | 'priceChanged'
  | 'stayNotAllowed'
  | 'tooManyRooms'
  | 'guestsMissing'
  | 'guestNotAccepted'
  | 'guaranteeNeeded'
  | 'cardInvalid'
  | 'duplicateBooking'
  | 'bookingUnknown'
  | 'holdExpired'
  | 'refused'
  | 'notCancellable'
  | 'feeRose'
  | 'consentRefused'
  | 'nightsNotAtEnd'
  | 'supplierBusy'
  | 'keyVoid'

export const isHotelFailure = (value: object): value is HotelFailure => 'failure' in value
