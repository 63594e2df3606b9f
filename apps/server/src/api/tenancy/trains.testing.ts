import type { Numbers } from './company-one/company-one.testing'
import { draft, ofOrder, type Row } from './row.testing'

const search = (request: (train: Numbers['train']) => object = () => ({}), more: Pick<Row, 'ownerReads'> = {}): Row =>
  draft(({ train }) => ({ tempOrderNo: train.tempOrderNo, ...request(train) }), more)
const order = (request: (train: Numbers['train']) => object, more: Pick<Row, 'ownerReads'> = {}): Row =>
  ofOrder(({ train }) => request(train), more)
const rides = ({ request }: Numbers['train']) => ({ rides: request.rides })
/** The agency's desk, which is closed to every company's own people. */
const desk = (request: (train: Numbers['train']) => object): Row => ({
  request: ({ train }) => ({ enterpriseId: 1, ...request(train) }),
  stranger: 'forbidden',
  owner: 'agent@agency.example',
})

/** Trains: searches, orders, refunds, changes and waitlists. */
export const trainRows: Record<string, Row> = {
  'GET TrainTicket/GetTrainTicketOrderTemp': search(),
  'POST TrainTicket/TrainSearch': search(),
  'POST TrainTicket/TransferSearch': search(),
  'GET TrainTicket/GetTrainDayPrices': search(() => ({ from: '2026-12-01', to: '2026-12-02' })),
  // A timetable is nobody's.
  'GET TrainTicket/GetTrainStops': {
    request: ({ train }) => ({ trainKey: train.request.rides[0]!.trainKey }),
    stranger: 'own',
  },
  'POST TrainTicket/BookCheck': search(rides),
  'GET TrainTicket/GetTrainBookInfo': search(),
  'POST TrainTicket/CheckPassengers': search((train) => ({ ...rides(train), employeeIds: ['1-employee'] })),
  'POST TrainTicket/CreateOrder': search(({ request }) => request),
  'GET TrainTicket/GetTrainOrderDetail': order(({ of }) => ({ orderId: of.orderNo })),
  'GET TrainTicket/GetTrainOrderDetail (a change)': order(({ changeNo }) => ({ orderId: changeNo })),
  'GET TrainTicket/GetTrainOrderDetail (a refund)': order(({ refundNo }) => ({ orderId: refundNo })),
  'GET TrainTicket/GetTrainOrderDetail (a waitlist)': order(({ waitlistNo }) => ({ orderId: waitlistNo })),
  'GET TrainTicket/GetTrainOrderDetail (for the office)': order(({ local }) => ({ orderId: local.orderNo })),
  'GET TrainTicket/GetRefundInfo': order(({ of }) => ({ orderId: of.orderNo })),
  'POST TrainTicket/QuoteRefund': order(({ of }) => of),
  'POST TrainTicket/ApplyRefund': order(({ of, back }) => ({ ...of, expectedTotal: back.total })),
  'GET TrainTicket/GetChangeInfo': order(({ of }) => ({ orderId: of.orderNo })),
  'POST TrainTicket/ChangeSearch': order(({ of }) => ({ ...of, departDate: '2026-12-02' })),
  'POST TrainTicket/QuoteChange': order(({ of, change }) => ({ ...of, to: change.to })),
  'POST TrainTicket/ApplyChange': order(
    ({ of, change: { to, total, back } }) => ({ ...of, to, expectedTotal: total, expectedBack: back }),
    // They are refunded by then.
    { ownerReads: 'trainTicketNotOpen' },
  ),
  'POST TrainTicket/QuoteWaitlist': search(({ waiting }) => waiting.quote),
  // The employee waits for this train already.
  'POST TrainTicket/JoinWaitlist': search(({ waiting }) => waiting.join, { ownerReads: 'sameTrainTwice' }),
  'POST TrainTicket/LeaveWaitlist': order(({ waitlistNo }) => ({ orderNo: waitlistNo })),
  'GET TrainTicket/GetLocalOrders': desk(() => ({})),
  'POST TrainTicket/RevealLocalDocument': desk(({ local }) => ({ orderNo: local.orderNo, traveller: 0 })),
  'POST TrainTicket/FulfilLocalOrder': desk(({ local: { orderNo, price } }) => ({
    orderNo,
    purchaseNo: 'E123456789',
    places: [{ traveller: 0, ride: 0, coach: '08', place: '10B', price, gate: '2B' }],
  })),
  'POST TrainTicket/DeclineLocalOrder': {
    ...desk(({ local }) => ({ orderNo: local.orderNo })),
    // It has its tickets by then.
    ownerReads: 'localOrderDone',
  },
  'GET Order/CompareJourney': search(),
}
