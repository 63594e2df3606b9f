import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { decide, expectResult } from '../../flights'
import type { TestServer } from '../../server'
import {
  bookTrain,
  changeTrain,
  quoteTrainChangeTo,
  refundTrain,
  settleTrain,
  ticketedTrain,
  ticketsOf,
  type SeatWanted,
  type TrainSearch,
} from '../../trains'
import { applyTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import { story, type Story } from './story'

const who = 'employee'
const firstClass: SeatWanted = (_train, { seat, seats, verdict }) => seat === 'M' && seats > 5 && verdict !== 'forbidden'
/** With a permit to travel home. */
const traveller = 'hongkong'
const overBorder: TrainSearch = { depart: 'IOQ', arrive: 'XJA' }
const afternoon: SeatWanted = ({ departTime }, { seat, seats, verdict }) =>
  seat === 'O' && seats > 5 && verdict === 'within' && departTime > '10:00' && departTime < '18:00'

async function remarked(server: TestServer, date: string, remark: string) {
  const { answer } = await bookTrain(server, { search: { date }, more: { remark } })
  return settleTrain(server, who, expectResult(answer).orderNo)
}
async function waiting(server: TestServer, date: string): Promise<string> {
  return expectResult((await bookTrain(server, { search: { date } })).answer).orderNo
}

export const formerTrains: Story[] = [
  story('A train that was taken', (server) => ticketedTrain(server, { search: { date: '2026-11-21' } })),
  story('A private train that nobody paid in time', (server) =>
    bookTrain(server, { search: { date: '2026-11-30', travelType: 2 } }),
  ),
]

export const trains: Story[] = [
  story('A train, in a chosen seat', (server) => ticketedTrain(server, { more: { seatChoice: ['1A'] } })),
  story('Two colleagues in a train', (server) =>
    ticketedTrain(server, { who: 'manager', search: { date: '2026-12-02', travellers: ['1-manager', '1-employee'] } }),
  ),
  story('A train in first class', (server) => ticketedTrain(server, { search: { date: '2026-12-03' }, wanted: firstClass })),
  story('A train over the border', (server) =>
    ticketedTrain(server, { who: traveller, search: { ...overBorder, date: '2026-12-01' }, wanted: afternoon }),
  ),
  story('A train over the border that was changed', async (server) => {
    const order = await ticketedTrain(server, {
      who: traveller,
      search: { ...overBorder, date: '2026-12-02' },
      wanted: afternoon,
    })
    await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-03', { wanted: afternoon, who: traveller })
  }),
  story('A train that was changed, the new ticket given back', async (server) => {
    const order = await ticketedTrain(server, { search: { date: '2026-11-28' } })
    const { order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), '2026-11-29')
    await refundTrain(server, changed.orderNo, ticketsOf(changed))
  }),
  story('A party in a train of which one changed and one gave back', async (server) => {
    const travellers = ['1-manager', '1-employee']
    const order = await ticketedTrain(server, { who: 'manager', search: { date: '2026-11-30', travellers } })
    const [first, second] = ticketsOf(order)
    await changeTrain(server, order.orderNo, [first!], '2026-12-04', { who: 'manager' })
    await refundTrain(server, order.orderNo, [second!], 'manager')
  }),
  story('A train that was given back', async (server) => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-04' } })
    await refundTrain(server, order.orderNo, ticketsOf(order))
  }),
  story('A train that the railway did not issue', (server) => remarked(server, '2026-12-05', '#ISSUE_FAIL')),
  story('A train that was rejected', async (server) => {
    expectResult(await decide(server, 'manager', await waiting(server, '2026-11-27'), 'reject', '改期'))
  }),
  story('A train that was cancelled', async (server) => {
    expectResult(await server.call(who, cancelOrder, { orderNo: await waiting(server, '2026-11-26') }))
  }),
  story('A train whose seats came from the queue', async (server) => {
    const { answer } = await bookTrain(server, { search: { date: '2026-11-25' }, more: { remark: '#LATE' } })
    await server.turn(2)
    await settleTrain(server, who, expectResult(answer).orderNo)
  }),
  story('A refund that the railway refused', async (server) => {
    const { orderNo, ...order } = await remarked(server, '2026-11-26', '#REFUND_FAIL')
    await refundTrain(server, orderNo, ticketsOf({ orderNo, ...order }))
  }),
]

export const openTrains: Story[] = [
  story('A train that waits for its approver', (server) => waiting(server, '2026-12-05')),
  story('A train that waits for its money', async (server) => {
    expectResult(await decide(server, 'manager', await waiting(server, '2026-12-06')))
  }),
  story('A train whose change waits for its money', async (server) => {
    const order = await ticketedTrain(server, { who: traveller, search: { date: '2026-11-29' }, wanted: afternoon })
    const coupons = ticketsOf(order)
    const { quote, to } = await quoteTrainChangeTo(server, order.orderNo, coupons, '2026-12-05', {
      wanted: firstClass,
      who: traveller,
    })
    const expected = { expectedTotal: quote.total, expectedBack: quote.back, reasonCode: 'urgent' }
    const applied = await server.call(traveller, applyTrainChange, { orderNo: order.orderNo, coupons, to, ...expected })
    const { next, orderNo } = expectResult(applied)
    if (next === 'approval') expectResult(await decide(server, 'manager', orderNo))
  }),
  story('A train in the railway’s queue', (server) =>
    bookTrain(server, { search: { date: '2026-12-04' }, more: { remark: '#LATE' } }),
  ),
]
