import { ApprovalInfo, ChosenApprovers } from '../booking/approval.shapes'
import { Type, type Static } from 'typebox'
import { credentialTypes, settleTypes } from '../booking/codes'
import { ApprovalPreview } from '../booking/order.shapes'
import { ChosenFare, FlightDictionary, FlightFare, FlightOffer, PriceLine } from './flight.shapes'
import { words } from '../kit/words'

export const CheckedJourney = Type.Object({
  flight: FlightOffer,
  fare: FlightFare,
  /** The price that was sent, when it is no longer the price. */
  formerPrice: Type.Optional(Type.Integer()),
})
export const BookCheckResult = Type.Object({
  outcome: words('same', 'changed'),
  journeys: Type.Array(CheckedJourney),
  dictionary: FlightDictionary,
  /** Price of one adult without extras. */
  prices: Type.Array(PriceLine),
  totalPerTraveller: Type.Integer(),
})
export type BookCheckResult = Static<typeof BookCheckResult>

export const BookCredential = Type.Object({
  credentialId: Type.String(),
  type: credentialTypes.schema,
  /** Masked (handbook 11.5). */
  number: Type.String(),
  nameOnCredential: Type.String(),
  expiresOn: Type.Optional(Type.String()),
  usable: Type.Boolean(),
  /** Why it cannot be used for this journey, in the caller's language. */
  reason: Type.Optional(Type.String()),
})
export const BookTraveller = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  departmentName: Type.String(),
  gradeName: Type.String(),
  /** Masked. */
  mobile: Type.String(),
  credentials: Type.Array(BookCredential),
  costCentreId: Type.String(),
})
export type BookTraveller = Static<typeof BookTraveller>

export const BookInfo = Type.Object({
  /** The travellers of the temp order; empty in fast mode until chosen. */
  travellers: Type.Array(BookTraveller),
  /** May other people be added on the booking page? */
  canChooseTravellers: Type.Boolean(),
  maxTravellers: Type.Integer(),
  contact: Type.Object({ name: Type.String(), mobile: Type.String(), email: Type.String() }),
  costCentres: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), name: Type.String() })),
  reasons: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), needsText: Type.Boolean() })),
  insurances: Type.Array(
    Type.Object({
      code: words('accident', 'delay'),
      name: Type.String(),
      price: Type.Integer(),
      cover: Type.String(),
    }),
  ),
  settleTypes: Type.Array(
    Type.Object({
      settleType: settleTypes.schema,
      name: Type.String(),
      available: Type.Boolean(),
      reason: Type.Optional(Type.String()),
    }),
  ),
  serviceFee: Type.Integer(),
  /** Who decides when every fare is in policy, and when one is not; empty when nobody must. */
  approvalInPolicy: ApprovalPreview,
  approvalOutOfPolicy: ApprovalPreview,
  /** Whom the booker may name (S3.14); absent where the flows leave no choice. */
  approvalChoice: Type.Optional(Type.Object({ inPolicy: ApprovalInfo, outOfPolicy: ApprovalInfo })),
})
export type BookInfo = Static<typeof BookInfo>

const OrderTravellerRequest = Type.Object({
  employeeId: Type.String({ maxLength: 40 }),
  credentialId: Type.String({ maxLength: 40 }),
  costCentreId: Type.String({ maxLength: 40 }),
  reasonCode: Type.Optional(Type.String({ maxLength: 40 })),
  reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  insurances: Type.Array(words('accident', 'delay'), { maxItems: 2 }),
})
export const CreateFlightOrder = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  journeys: Type.Array(ChosenFare, { minItems: 1, maxItems: 2 }),
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: 20 }),
  /** Empty mobile or e-mail means the contact stored for the booker. */
  contact: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 50 }),
    mobile: Type.String({ maxLength: 20 }),
    email: Type.String({ maxLength: 100 }),
  }),
  settleType: settleTypes.schema,
  /** The total that the person saw, in fen; another total asks again. */
  expectedTotal: Type.Integer({ minimum: 0 }),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  /** The person was shown the time conflicts and goes on. */
  acceptConflicts: Type.Optional(Type.Boolean()),
  /** Where the flow leaves the choice to the booker (S3.14). */
  approvers: Type.Optional(ChosenApprovers),
})
export type CreateFlightOrder = Static<typeof CreateFlightOrder>
