import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { chooseFlightTravellers, createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { approveEveryAmount, askChange, askRefund, change, couponsOf, refund, settle, ticketedOrder } from '../../after-sales'
import {
  book,
  choose,
  decide,
  detail,
  expectResult,
  orderRequest,
  outOfPolicy,
  saveDraft,
  within,
  type Search,
  type Wanted,
} from '../../flights'
import { askForMoney, noticeOf, notify } from '../../payments'
import type { TestServer } from '../../server'
import { story, type Story } from './story'

const who = 'employee'
const family = ['1-admin', 'G1-admin-1', 'G1-admin-2']
const half: Wanted = (_flight, fare) =>
  fare.cabin === 'Y' && fare.fareType === 'published' && fare.ticketPrice < fare.fullFare && fare.ticketPrice > fare.fullFare / 2
const government: Wanted = (flight, fare) => within(flight, fare) && fare.fareType === 'government'
/** Too late to be within the standard. */
const soon: Wanted = (_flight, fare) => fare.cabin === 'Y' && fare.verdict !== 'forbidden'
const economy: Wanted = (_flight, fare) => fare.cabin === 'Y' && fare.verdict === 'within' && fare.ticketPrice > 0

async function remarked(server: TestServer, date: string, remark: string) {
  const tempOrderNo = await saveDraft(server, who, { date })
  const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
  const { orderNo } = expectResult(await server.call(who, createFlightOrder, { ...request, remark }))
  return settle(server, who, orderNo)
}
async function payable(server: TestServer, date: string) {
  const { created } = await book(server, who, { date })
  expectResult(await decide(server, 'manager', created.orderNo))
  return created.orderNo
}
const privately = (server: TestServer, date: string) => book(server, who, { date, travelType: 2 }, () => true)

/** What is over when the sample is taken. */
export const formerFlights: Story[] = [
  story('A flight that was flown', (server) => ticketedOrder(server, { search: { date: '2026-11-21' }, wanted: soon })),
  story('A flight that nobody boarded', (server) =>
    ticketedOrder(server, { who: 'guest-booker', search: { date: '2026-11-21' }, wanted: soon, remark: '#NOSHOW' }),
  ),
  story('A private flight that nobody paid in time', (server) => privately(server, '2026-12-02')),
  story('A flight whose approvers said nothing', (server) => book(server, who, { date: '2026-12-19' })),
]

const bought: Story[] = [
  story('A flight, insured', (server) => ticketedOrder(server, { search: { date: '2026-12-09' }, insured: true })),
  story('A flight there and back', (server) =>
    ticketedOrder(server, { search: { date: '2026-12-10', returnDate: '2026-12-12' } }),
  ),
  story('A flight out of policy, agreed to by two', (server) =>
    ticketedOrder(server, { search: { date: '2026-12-13' }, wanted: outOfPolicy }),
  ),
  story('A family with child and infant', (server) =>
    ticketedOrder(server, { who: 'admin', travellers: family, search: { date: '2026-12-14' }, wanted: half, insured: true }),
  ),
  story('A private flight, paid by its traveller', async (server) => {
    const { created, request } = await privately(server, '2026-12-15')
    const { paymentNo } = await askForMoney(server, who, created.orderNo, request.expectedTotal)
    expectResult(await notify(server, noticeOf(server, paymentNo, request.expectedTotal)))
  }),
  story('A flight at the government’s fare', (server) =>
    ticketedOrder(server, { search: { date: '2027-01-20', gpAgreement: true }, wanted: government }),
  ),
  story('Two colleagues', (server) =>
    ticketedOrder(server, { who: 'manager', travellers: ['1-manager', '1-employee'], search: { date: '2026-12-16' } }),
  ),
]

const ended: Story[] = [
  story('A flight that the carrier did not issue', (server) => remarked(server, '2026-12-17', '#ISSUE_FAIL')),
  story('A flight that was rejected', async (server) => {
    const { created } = await book(server, who, { date: '2026-12-18' })
    expectResult(await decide(server, 'manager', created.orderNo, 'reject', '改为线上会议'))
  }),
  story('A flight that was cancelled before it was paid', async (server) => {
    const orderNo = await payable(server, '2026-12-19')
    expectResult(await server.call(who, cancelOrder, { orderNo, reason: '行程取消' }))
  }),
]

const returnTrip: Search = { date: '2026-12-20', returnDate: '2026-12-22' }
const altered: Story[] = [
  story('A flight that was changed', async (server) => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-21' }, insured: true })
    await change(server, order.orderNo, couponsOf(order), '2026-12-23')
  }),
  story('A journey whose first flight was changed, whose second was refunded', async (server) => {
    const order = await ticketedOrder(server, { search: returnTrip })
    const coupons = couponsOf(order)
    await change(server, order.orderNo, coupons.slice(0, 1), '2026-12-21')
    await refund(server, order.orderNo, coupons.slice(1))
  }),
  story('A flight that was refunded', async (server) => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-24' }, insured: true })
    await refund(server, order.orderNo, couponsOf(order))
  }),
  story('A party of which one gave the ticket back', async (server) => {
    const travellers = ['1-manager', '1-employee']
    const order = await ticketedOrder(server, { who: 'manager', travellers, search: { date: '2026-12-25' } })
    await refund(server, order.orderNo, couponsOf(order).slice(0, 1), 'manager')
  }),
  story('A family that changed, and whose child gave back', async (server) => {
    const order = await ticketedOrder(server, { who: 'admin', travellers: family, search: { date: '2026-12-26' }, wanted: half })
    const { answer } = await askChange(server, order.orderNo, couponsOf(order), '2026-12-27', half, 'admin')
    const changed = await settle(server, 'admin', expectResult(answer).orderNo)
    await refund(server, changed.orderNo, couponsOf(changed).slice(1, 2), 'admin')
  }),
  story('A refund that the carrier refused', async (server) => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-28' }, remark: '#REFUND_FAIL' })
    await refund(server, order.orderNo, couponsOf(order))
  }),
  story('A change that the carrier refused', async (server) => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-29' }, remark: '#CHANGE_FAIL' })
    await change(server, order.orderNo, couponsOf(order), '2026-12-30')
  }),
]

/** What waits for somebody when the sample is taken. */
export const openFlights: Story[] = [
  story('A flight that waits for its approver', (server) => book(server, who, { date: '2027-01-04' })),
  story('A flight that waits for its second approver', async (server) => {
    const { created } = await book(server, who, { date: '2027-01-05' }, outOfPolicy)
    expectResult(await decide(server, 'manager', created.orderNo))
  }),
  story('A flight that waits for its money', (server) => payable(server, '2027-01-06')),
  story('A family that waits for its money', async (server) => {
    const tempOrderNo = await saveDraft(server, 'admin', { bookType: 1, date: '2027-01-07' })
    expectResult(await server.call('admin', chooseFlightTravellers, { tempOrderNo, employeeIds: family }))
    const request = await orderRequest(server, 'admin', tempOrderNo, [await choose(server, 'admin', tempOrderNo, half)])
    const { orderNo } = expectResult(await server.call('admin', createFlightOrder, request))
    await decide(server, 'director', orderNo).catch(() => undefined)
  }),
  story('A flight that the carrier issues later', (server) => remarked(server, '2027-01-08', '#ISSUE_DELAY')),
  story('A refund that waits for its approver', async (server) => {
    const order = await ticketedOrder(server, { search: { date: '2027-01-11' } })
    await approveEveryAmount(server)
    expectResult((await askRefund(server, order.orderNo, couponsOf(order))).answer)
  }),
  story('A change that waits for its money', async (server) => {
    const order = await ticketedOrder(server, { search: { date: '2027-01-12' } })
    const paid = order.segments[0]!.ticketPrice
    const dearer: Wanted = (flight, fare) => economy(flight, fare) && fare.ticketPrice > paid
    const { answer } = await askChange(server, order.orderNo, couponsOf(order), '2027-01-13', dearer)
    const { orderNo } = expectResult(answer)
    if ((await detail(server, who, orderNo)).state === 20) expectResult(await decide(server, 'manager', orderNo))
  }),
]

export const flights: Story[] = [...bought, ...ended, ...altered]
