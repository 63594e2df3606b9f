import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant } from '../../kit/local-date'
import { NumericId, SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { TrainRide } from './order.calls'

const Customer = { enterpriseId: NumericId }
const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }

/** An order that waits for the ticket office (handbook 3.10); documents are masked until they are asked for. */
export const LocalTrainOrder = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  /** By when the office promises its tickets; without them the order is over then. */
  promisedBy: Instant,
  account: Type.String(),
  remark: Type.String(),
  total: Type.Integer(),
  rides: Type.Array(TrainRide),
  travellers: Type.Array(
    Type.Object({
      traveller: Type.Integer(),
      name: Type.String(),
      credentialType: Type.Integer(),
      credentialNumber: Type.String(),
      child: Type.Boolean(),
      student: Type.Boolean(),
    }),
  ),
})
export type LocalTrainOrder = Static<typeof LocalTrainOrder>

export const getLocalTrainOrders = call({
  summary: 'Paid orders of a served company that wait for their tickets, the oldest first.',
  method: 'GET',
  path: 'api/TrainTicket/GetLocalOrders',
  access: 'agent',
  clause: 'S7.55',
  request: Type.Object(Customer),
  response: Type.Object({ list: Type.Array(LocalTrainOrder) }),
  problems: ['customerNotServed'],
})
/** A traveller's document in clear, to buy with; only while the order is in work, and written down. */
export const revealLocalTrainDocument = call({
  summary: "A traveller's document in clear, for the ticket office.",
  method: 'POST',
  path: 'api/TrainTicket/RevealLocalDocument',
  access: 'agent',
  clause: 'S7.55',
  request: Type.Object({ ...Customer, ...OrderNo, traveller: Type.Integer({ minimum: 0, maximum: 4 }) }),
  response: Type.Object({ credentialNumber: Type.String() }),
  problems: ['customerNotServed', 'orderUnknown', 'localOrderDone', 'travellerUnknown'],
})
/** The tickets that the office has bought: every traveller on every ride; what they cost less than was paid goes back. */
export const fulfilLocalTrainOrder = call({
  summary: 'Takes the tickets that the ticket office has bought for an order.',
  method: 'POST',
  path: 'api/TrainTicket/FulfilLocalOrder',
  access: 'agent',
  write: true,
  clause: 'S7.55',
  request: Type.Object({
    ...Customer,
    ...OrderNo,
    purchaseNo: Type.String({ pattern: '^E[A-Z0-9]{9}$' }),
    places: Type.Array(
      Type.Object({
        traveller: Type.Integer({ minimum: 0, maximum: 4 }),
        ride: Type.Integer({ minimum: 0, maximum: 1 }),
        coach: Type.String({ pattern: '^\\d{2}$' }),
        place: Type.String({ maxLength: 4 }),
        berth: Type.Optional(words('lower', 'middle', 'upper')),
        price: SentFen,
        gate: Type.String({ maxLength: 10 }),
      }),
      { minItems: 1, maxItems: 10 },
    ),
  }),
  response: Type.Object({ orderNo: Type.String(), purchaseNo: Type.String() }),
  problems: ['customerNotServed', 'orderUnknown', 'localOrderDone', 'localPlacesWrong', 'purchaseNoTaken'],
})
export const declineLocalTrainOrder = call({
  summary: 'Says that the ticket office could not buy the tickets of an order.',
  method: 'POST',
  path: 'api/TrainTicket/DeclineLocalOrder',
  access: 'agent',
  write: true,
  clause: 'S7.55',
  request: Type.Object({ ...Customer, ...OrderNo }),
  response: Type.Object(OrderNo),
  problems: ['customerNotServed', 'orderUnknown', 'localOrderDone'],
})
