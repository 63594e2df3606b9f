import { draft, ofOrder, type Row } from './row.testing'

const coupons = [{ ticketNo: 'E000000001-1', segment: 0 }]
const ride = { searchId: 'x', trainKey: '240000G1010C-20261201', departStation: 'AOH', arriveStation: 'VNP', seat: 'O', price: 1 }
const rides = () => ({ rides: [ride] })
const order = ({ request }: { request: { travellers: object[]; contact: object } }) => ({
  travellers: request.travellers,
  contact: request.contact,
  settleType: 4,
  expectedTotal: 0,
})

/** The agency's desk, which is closed to every company's own people. */
const desk = (request: object): Row => ({ request: () => request, stranger: 'forbidden' })

/** Trains: searches, orders, refunds, changes and waitlists. */
export const trainRows: Record<string, Row> = {
  'GET TrainTicket/GetTrainTicketOrderTemp': draft(),
  'POST TrainTicket/TrainSearch': draft(),
  'POST TrainTicket/TransferSearch': draft(),
  'GET TrainTicket/GetTrainStops': {
    request: () => ({ trainKey: ride.trainKey }),
    stranger: 'trainUnknown',
    colleague: 'trainUnknown',
  },
  'POST TrainTicket/BookCheck': draft(rides),
  'GET TrainTicket/GetTrainBookInfo': draft(),
  'POST TrainTicket/CheckPassengers': draft(() => ({ ...rides(), employeeIds: ['1-employee'] })),
  'POST TrainTicket/CreateOrder': draft((numbers) => ({ ...rides(), ...order(numbers) })),
  'GET TrainTicket/GetTrainOrderDetail': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'GET TrainTicket/GetRefundInfo': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'POST TrainTicket/QuoteRefund': ofOrder(({ orderNo }) => ({ orderNo, coupons })),
  'POST TrainTicket/ApplyRefund': ofOrder(({ orderNo }) => ({ orderNo, coupons, expectedTotal: 0 })),
  'GET TrainTicket/GetChangeInfo': ofOrder(({ orderNo }) => ({ orderId: orderNo })),
  'POST TrainTicket/ChangeSearch': ofOrder(({ orderNo }) => ({ orderNo, coupons, departDate: '2026-12-02' })),
  'POST TrainTicket/QuoteChange': ofOrder(({ orderNo }) => ({ orderNo, coupons, to: ride })),
  'POST TrainTicket/ApplyChange': ofOrder(({ orderNo }) => ({ orderNo, coupons, to: ride, expectedTotal: 0, expectedBack: 0 })),
  'POST TrainTicket/QuoteWaitlist': draft(() => ({ choices: [ride], party: 1 })),
  'POST TrainTicket/JoinWaitlist': draft((numbers) => ({
    choices: [ride],
    deadline: '2026-12-01T00:00:00.000Z',
    ...order(numbers),
  })),
  'POST TrainTicket/LeaveWaitlist': ofOrder(({ orderNo }) => ({ orderNo })),
  'GET TrainTicket/GetLocalOrders': desk({ enterpriseId: 1 }),
  'POST TrainTicket/FulfilLocalOrder': desk({
    enterpriseId: 1,
    orderNo: 'T1',
    purchaseNo: 'E123456789',
    places: [{ traveller: 0, ride: 0, coach: '08', place: '10B', price: 1, gate: '2B' }],
  }),
  'POST TrainTicket/DeclineLocalOrder': desk({ enterpriseId: 1, orderNo: 'T1' }),
  'GET Order/CompareJourney': draft(),
}
