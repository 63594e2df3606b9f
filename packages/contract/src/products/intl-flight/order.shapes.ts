import { Type, type Static } from 'typebox'
import { OrderCore } from '../../booking/order.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { DocumentNote, IntlTicket, mealWishes, seatWishes } from './booking.shapes'
import { IntlOrderExtra } from './extras.shapes'
import { IntlBaggage, IntlConnection, IntlDictionary, IntlSegment, IntlSelfTransfer } from './itinerary.shapes'
import { IntlScheduleNotice } from './notice.shapes'
import { IntlPriceDrop } from './price-drop.shapes'

/** A flight of an order with the class and baggage that were bought. */
export const IntlOrderSegment = Type.Object({
  ...IntlSegment.properties,
  index: Type.Integer(),
  slice: Type.Integer(),
  cabin: words('F', 'C', 'W', 'Y'),
  bookingClass: Type.String(),
  baggage: IntlBaggage,
})
export type IntlOrderSegment = Static<typeof IntlOrderSegment>

export const IntlFlightOrderDetail = Type.Object({
  ...OrderCore.properties,
  segments: Type.Array(IntlOrderSegment),
  /** Each direction: positions of its segments, and what lies between them. */
  directions: Type.Array(
    Type.Object({
      segments: Type.Array(Type.Integer()),
      connections: Type.Array(IntlConnection),
      brand: Type.String(),
      durationMinutes: Type.Integer(),
    }),
  ),
  selfTransfers: Type.Array(IntlSelfTransfer),
  /** With the carrier's record, once seats are held. */
  tickets: Type.Array(
    Type.Object({ ...IntlTicket.properties, record: Type.Optional(Type.String()), waiverCode: Type.Optional(Type.String()) }),
  ),
  dictionary: IntlDictionary,
  /** What carriers announced about its flights. */
  notices: Type.Array(IntlScheduleNotice),
  /** Told to its booker alone. */
  priceDrop: Type.Optional(IntlPriceDrop),
  /** Until when the seats are kept at most, and until when the price stands; while it is not ticketed. */
  payBy: Type.Optional(Instant),
  priceUntil: Type.Optional(Instant),
  /** By position of the traveller: what was asked of the carrier, and what to see to before departure. */
  passengers: Type.Array(
    Type.Object({
      wishes: Type.Array(
        Type.Object({
          segment: Type.Integer(),
          seat: Type.Optional(words(...seatWishes)),
          meal: Type.Optional(words(...mealWishes)),
        }),
      ),
      extras: Type.Array(IntlOrderExtra),
      frequentFlyer: Type.Array(Type.Object({ carrier: Type.String(), number: Type.String() })),
      notes: Type.Array(DocumentNote),
    }),
  ),
  notesOn: LocalDate,
})
export type IntlFlightOrderDetail = Static<typeof IntlFlightOrderDetail>
