import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  declineLocalTrainOrder,
  fulfilLocalTrainOrder,
  getLocalTrainOrders,
  revealLocalTrainDocument,
} from '@sojourn/contract/products/train/local.calls'
import {
  applyTrainRefund,
  getTrainChangeInfo,
  quoteTrainRefund,
  searchTrainChange,
} from '@sojourn/contract/products/train/after-sales.calls'
import { createTrainOrder, getTrainBookInfo } from '@sojourn/contract/products/train/train.calls'
import { couponStates } from '@sojourn/contract/booking/codes'
import { addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import { approveEveryAmount } from '../../../../testing/after-sales'
import { decide, expectResult } from '../../../../testing/flights'
import { payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import {
  bookTrain,
  chooseTrain,
  refundTrain,
  saveTrainDraft,
  settleTrain,
  ticketsOf,
  trainDetail,
  trainRequest,
  type Chosen,
  type SeatWanted,
  type TrainSearch,
} from '../../../../testing/trains'

const agent = 'agent@agency.example'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query(
    `UPDATE enterprise SET config = config || '{"trainBookable": -1, "trainLocalCustomizedBookable": 0}' WHERE enterprise_id = 1`,
  )
})
afterAll(() => server.close())

describe('a company whose trains its local ticket office buys (handbook 3.10)', () => {
  test('the order waits without seats until the office enters them; standard refund rules hold', async () => {
    const tempOrderNo = await saveTrainDraft(server, 'employee')
    const info = expectResult(await server.call('employee', getTrainBookInfo, { tempOrderNo }))
    expect([info.source, info.localAccounts.map(({ code }) => code)]).toEqual(['local', ['company', 'office']])
    expect((await bookTrain(server)).answer).toMatchObject({ problem: 'localAccountUnknown', field: 'localAccount' })

    const { answer, chosen } = await bookTrain(server, { more: { localAccount: 'office' } })
    const { orderNo } = expectResult(answer)
    const waiting = await settleTrain(server, 'employee', orderNo)
    expect(waiting).toMatchObject({ state: 3201, source: 'local', stateName: '待人工处理', lock: 'none' })
    expect(waiting.local?.account).toBe('合作票务代办')

    const { list } = expectResult(await server.call(agent, getLocalTrainOrders, { enterpriseId: 1 }))
    expect(list.map((order) => order.orderNo)).toEqual([orderNo])
    expect(list[0]!.travellers[0]!.credentialNumber).toContain('*')
    const places = [{ traveller: 0, ride: 0, coach: '08', place: '10B', price: chosen.seat.price - 1000, gate: '2B' }]
    const entered = { enterpriseId: 1, orderNo, purchaseNo: 'E931804546', places }
    expect(await server.call(agent, fulfilLocalTrainOrder, { ...entered, places: [{ ...places[0]!, ride: 1 }] })).toMatchObject({
      problem: 'localPlacesWrong',
    })
    expectResult(await server.call(agent, fulfilLocalTrainOrder, entered))
    await server.context.drainJobs()
    const order = await trainDetail(server, 'employee', orderNo)
    expect(order).toMatchObject({ state: 3202, purchaseNo: 'E931804546', differenceReturned: 1000 })
    expect(order.places[0]).toMatchObject({ coach: '08', place: '10B', gate: '2B' })
    expect(await server.call(agent, fulfilLocalTrainOrder, entered)).toMatchObject({ problem: 'localOrderDone' })

    const { quote, order: refunded } = await refundTrain(server, orderNo, ticketsOf(order))
    expect(quote.lines[0]).toMatchObject({ percent: 0, ticketPrice: chosen.seat.price - 1000 })
    expect(refunded.state).toBe(3801)
  })

  test('of two tickets the office bought, one is given back once', async () => {
    const { answer, chosen } = await bookTrain(server, {
      who: 'manager',
      search: { travellers: ['1-manager', '1-employee'], date: '2026-12-03' },
      more: { localAccount: 'office' },
    })
    const { orderNo } = expectResult(answer)
    await settleTrain(server, 'manager', orderNo)
    const places = [0, 1].map((traveller) => ({
      traveller,
      ride: 0,
      coach: '08',
      place: `1${traveller}A`,
      price: chosen.seat.price,
      gate: '2B',
    }))
    const entered = { enterpriseId: 1, orderNo, purchaseNo: 'E931804547', places }
    expectResult(await server.call(agent, fulfilLocalTrainOrder, entered))
    await server.context.drainJobs()
    const [first] = ticketsOf(await trainDetail(server, 'manager', orderNo))
    expect((await refundTrain(server, orderNo, [first!], 'manager')).order.state).toBe(3801)
    const again = await server.call('manager', quoteTrainRefund, { orderNo, coupons: [first!] })
    expect(again).toMatchObject({ problem: 'trainTicketNotOpen' })
  })

  test('declined by the office: the order fails; another agency’s customer stays closed', async () => {
    const { answer } = await bookTrain(server, { search: { date: '2026-12-02' }, more: { localAccount: 'company' } })
    const { orderNo } = expectResult(answer)
    await settleTrain(server, 'employee', orderNo)
    expectResult(await server.call(agent, declineLocalTrainOrder, { enterpriseId: 1, orderNo }))
    await server.context.drainJobs()
    const order = await trainDetail(server, 'employee', orderNo)
    expect(order.state).toBe(3203)
    expect(order.history.at(-1)!.sentence).toContain('票务代办未能购票')
    expect(await server.call(agent, getLocalTrainOrders, { enterpriseId: 90 })).toMatchObject({ problem: 'customerNotServed' })
  })

  test('bought tickets are given back, never changed: nothing offers it', async () => {
    const { orderNo } = await paidOrder('2026-11-24')
    expectResult(await server.call(agent, fulfilLocalTrainOrder, await bought(orderNo, 'E931804601')))
    await server.context.drainJobs()
    const order = await trainDetail(server, 'employee', orderNo)
    const change = order.actions.find(({ action }) => action === 'change')
    expect(change).toMatchObject({ enabled: false, reason: expect.stringContaining('不支持在线改签') })
    const info = expectResult(await server.call('employee', getTrainChangeInfo, { orderId: orderNo }))
    expect(info.tickets[0]).toMatchObject({ possible: false, reason: expect.stringContaining('不支持在线改签') })
    const search = { orderNo, coupons: ticketsOf(order), departDate: '2026-11-25' }
    expect(await server.call('employee', searchTrainChange, search)).toMatchObject({ problem: 'officeTicketNotChangeable' })
  })

  test('documents in clear only while the order is in work, and written down with who read them (handbook 11.5)', async () => {
    const { orderNo } = await paidOrder('2026-11-25')
    const asked = { enterpriseId: 1, orderNo, traveller: 0 }
    const { credentialNumber } = expectResult(await server.call(agent, revealLocalTrainDocument, asked))
    expect(credentialNumber).toMatch(/^\d{17}[\dX]$/)
    expect(await server.call(agent, revealLocalTrainDocument, { ...asked, traveller: 1 })).toMatchObject({
      problem: 'travellerUnknown',
    })
    const { rows } = await server.database.pool.query(
      'SELECT employee_id, subject, agent_name FROM access_log WHERE purpose = $1',
      [`order ${orderNo}: document for the ticket office`],
    )
    expect(rows).toEqual([
      { employee_id: '1-employee', subject: `traveller 1-employee of ${orderNo}`, agent_name: expect.stringMatching(/./) },
    ])
    expect(await server.call('employee', revealLocalTrainDocument, asked)).toMatchObject({ problem: 'forbidden' })
    expectResult(await server.call(agent, declineLocalTrainOrder, { enterpriseId: 1, orderNo }))
    expect(await server.call(agent, revealLocalTrainDocument, asked)).toMatchObject({ problem: 'localOrderDone' })
  })

  test('one answer for one intent, in the history and the list of agents’ work with the agent’s name', async () => {
    const { orderNo } = await paidOrder('2026-11-26')
    const entered = await bought(orderNo, 'E931804602')
    const key = randomUUID()
    const first = await server.call(agent, fulfilLocalTrainOrder, entered, { key })
    await server.context.drainJobs()
    expect(expectResult(await server.call(agent, fulfilLocalTrainOrder, entered, { key }))).toEqual(expectResult(first))
    expect(await server.call(agent, declineLocalTrainOrder, { enterpriseId: 1, orderNo })).toMatchObject({
      problem: 'localOrderDone',
    })
    const { rows } = await server.database.pool.query<{ agent_name: string }>(
      'SELECT agent_name, employee_id, call, subject, reason FROM agent_action WHERE subject = $1',
      [orderNo],
    )
    expect(rows).toEqual([
      {
        agent_name: expect.stringMatching(/./),
        employee_id: '1-employee',
        call: 'api/TrainTicket/FulfilLocalOrder',
        subject: orderNo,
        reason: '合作票务代办',
      },
    ])
    const issued = (await trainDetail(server, 'employee', orderNo)).history.at(-1)
    expect(issued).toMatchObject({ event: 'issue', actor: rows[0]!.agent_name })
  })

  test('a purchase number is of one order, also when two are entered at the same moment', async () => {
    const orders = [await paidOrder('2026-11-27'), await paidOrder('2026-11-28')]
    const purchaseNo = 'E931804603'
    const answers = await Promise.all(
      orders.map(async ({ orderNo }) => server.call(agent, fulfilLocalTrainOrder, await bought(orderNo, purchaseNo))),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({ problem: 'purchaseNoTaken', field: 'purchaseNo' })
    const refused = orders[answers.findIndex(({ success }) => !success)]!
    await server.database.pool.query(
      `INSERT INTO train_order (enterprise_id, order_no, source, purchase_no, wishes) VALUES (2, 'T1', 'local', 'E931804606', '{}')`,
    )
    const elsewhere = await bought(refused.orderNo, 'E931804606')
    expect(await server.call(agent, fulfilLocalTrainOrder, elsewhere)).toMatchObject({ problem: 'purchaseNoTaken' })
    expectResult(await server.call(agent, fulfilLocalTrainOrder, await bought(refused.orderNo, 'E931804604')))
  })

  test('a silent office: when its promise has passed the order fails, all money is back and the traveller is told', async () => {
    const { orderNo, waiting } = await paidOrder('2026-11-29')
    expect(waiting.nextStep).toContain('全额退款')
    expect(waiting.local!.promisedBy).toBe(addMinutes(server.context.clock.now().toISOString(), 30))
    await server.turn(29)
    expect((await trainDetail(server, 'employee', orderNo)).state).toBe(3201)
    await server.turn(1)
    const order = await trainDetail(server, 'employee', orderNo)
    expect(order.state).toBe(3203)
    expect(order.history.at(-1)!.sentence).toContain('未在承诺时间内出票')
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    const told = await server.database.pool.query('SELECT employee_id, subject FROM mail WHERE body LIKE $1', [`%${orderNo}%`])
    expect(told.rows).toContainEqual({ employee_id: '1-employee', subject: expect.stringContaining('票务代办未能出票') })
    expect(await server.call(agent, fulfilLocalTrainOrder, await bought(orderNo, 'E931804605'))).toMatchObject({
      problem: 'localOrderDone',
    })
  })

  test('a fee that rose while the refund waited for approval is not charged unasked (handbook 3.7)', async () => {
    await approveEveryAmount(server)
    const { orderNo, waiting } = await paidOrder('2026-11-30')
    expectResult(await server.call(agent, fulfilLocalTrainOrder, await bought(orderNo, 'E931804607')))
    await server.context.drainJobs()
    const order = await trainDetail(server, 'employee', orderNo)
    const departAt = new Date(`${order.rides[0]!.departDate}T${order.rides[0]!.departTime}:00+08:00`).toISOString()
    const now = () => server.context.clock.now().toISOString()
    await server.turn(minutesBetween(now(), addMinutes(departAt, -48 * 60)) - 10)
    const asked = { orderNo, coupons: ticketsOf(order) }
    const { total } = expectResult(await server.call('employee', quoteTrainRefund, asked))
    const applied = expectResult(await server.call('employee', applyTrainRefund, { ...asked, expectedTotal: total }))
    expect(applied.next).toBe('approval')
    await server.turn(20)
    await decide(server, 'manager', applied.orderNo)
    await server.context.drainJobs()
    const refund = await trainDetail(server, 'employee', applied.orderNo)
    expect(refund.state).toBe(3802)
    expect(refund.history.at(-1)!.sentence).toContain('费用已上涨')
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: waiting.total })
  })

  test('a bought ticket is used when its train has arrived, and never among the unused ones', async () => {
    const { orderNo } = await paidOrder('2026-12-01')
    expectResult(await server.call(agent, fulfilLocalTrainOrder, await bought(orderNo, 'E931804608')))
    await server.context.drainJobs()
    for (let day = 0; day < 5; day++) await server.turn(24 * 60)
    expect((await trainDetail(server, 'employee', orderNo)).stateName).toBe('已完成')
    const { rows } = await server.database.pool.query('SELECT coupons FROM ticket WHERE order_no = $1', [orderNo])
    expect(rows).toEqual([{ coupons: [{ segment: 0, state: couponStates.code('used') }] }])
  })
})

describe('[handbook 3.10] a train that leaves too soon for its ticket office', () => {
  const leavesAt = ({ train }: Chosen): string => new Date(`${train.departDate}T${train.departTime}:00+08:00`).toISOString()
  const turnTo = (instant: string) => server.turn(minutesBetween(server.context.clock.now().toISOString(), instant))
  /** The first second class of the day after ten in the morning, in China. */
  const first: SeatWanted = (train, { seat, seats, verdict }) =>
    seat === 'O' && seats > 5 && verdict === 'within' && train.departTime > '10:00'
  const draftOf = async (search: TrainSearch) => {
    const tempOrderNo = await saveTrainDraft(server, 'employee', search)
    return { tempOrderNo, chosen: await chooseTrain(server, 'employee', tempOrderNo, first) }
  }

  test('it is taken and paid while the office has its half hour before the sale ends, and its tickets are promised by then', async () => {
    const search = { date: '2026-12-04' }
    const leaves = leavesAt((await draftOf(search)).chosen)
    await turnTo(addMinutes(leaves, -56))
    const { tempOrderNo, chosen } = await draftOf(search)
    expect(leavesAt(chosen)).toBe(leaves)
    const request = { ...(await trainRequest(server, 'employee', tempOrderNo, chosen)), localAccount: 'office' }
    const { orderNo, holdExpiresAt } = expectResult(await server.call('employee', createTrainOrder, request))
    expect(holdExpiresAt).toBe(addMinutes(leaves, -55))
    const paid = await settleTrain(server, 'employee', orderNo)
    expect(paid.local!.promisedBy).toBe(addMinutes(leaves, -26))
    await server.turn(2)
    const late = await saveTrainDraft(server, 'manager', search)
    const same = await chooseTrain(server, 'manager', late, first)
    const refused = { ...(await trainRequest(server, 'manager', late, same)), localAccount: 'office' }
    expect(leavesAt(same)).toBe(leaves)
    expect(await server.call('manager', createTrainOrder, refused)).toMatchObject({ problem: 'localTooLate' })
  })

  test('refunds over the border: half from 48 hours before, none in the last half hour', async () => {
    const search = { depart: 'IOQ', arrive: 'XJA', date: '2026-12-07' }
    const { tempOrderNo, chosen } = await draftOf(search)
    const request = { ...(await trainRequest(server, 'employee', tempOrderNo, chosen)), localAccount: 'office' }
    const { orderNo } = expectResult(await server.call('employee', createTrainOrder, request))
    await settleTrain(server, 'employee', orderNo)
    expectResult(await server.call(agent, fulfilLocalTrainOrder, await bought(orderNo, 'E931804620')))
    await server.context.drainJobs()
    const asked = { orderNo, coupons: ticketsOf(await trainDetail(server, 'employee', orderNo)) }
    const { price } = chosen.seat
    await turnTo(addMinutes(leavesAt(chosen), -30))
    const [line] = expectResult(await server.call('employee', quoteTrainRefund, asked)).lines
    expect(line).toMatchObject({ percent: 50, fee: Math.floor(price / 200) * 100 })
    await server.turn(1)
    expect(await server.call('employee', quoteTrainRefund, asked)).toMatchObject({ problem: 'refundClosed' })
  })

  test('a minute before the desk closes for an early train: refused, since it opens after the sale has ended; for a later one promised in the morning', async () => {
    await turnTo('2026-12-09T15:29:00.000Z')
    const search = { depart: 'IOQ', arrive: 'IZQ', date: '2026-12-10' }
    const tempOrderNo = await saveTrainDraft(server, 'employee', search)
    const early: SeatWanted = (train, { seats }) => seats > 0 && train.departTime < '06:55'
    const chosen = await chooseTrain(server, 'employee', tempOrderNo, early)
    const request = { ...(await trainRequest(server, 'employee', tempOrderNo, chosen)), localAccount: 'office' }
    const refused = await server.call('employee', createTrainOrder, request)
    expect(refused).toMatchObject({ problem: 'localTooLate', field: 'rides' })
    expect(refused.message).toContain(chosen.train.trainNo)
    const later = await chooseTrain(server, 'employee', tempOrderNo, first)
    const served = { ...(await trainRequest(server, 'employee', tempOrderNo, later)), localAccount: 'office' }
    const { orderNo } = expectResult(await server.call('employee', createTrainOrder, served))
    const paid = await settleTrain(server, 'employee', orderNo)
    expect(paid.local!.promisedBy).toBe('2026-12-09T22:30:00.000Z')
  })
})

async function paidOrder(date: string) {
  const { answer } = await bookTrain(server, { search: { date }, more: { localAccount: 'office' } })
  const { orderNo } = expectResult(answer)
  return { orderNo, waiting: await settleTrain(server, 'employee', orderNo) }
}

/** What the office enters for an order of one traveller and ride, at the fare that was paid. */
async function bought(orderNo: string, purchaseNo: string) {
  const { places } = await trainDetail(server, 'employee', orderNo)
  const price = places[0]!.price
  return {
    enterpriseId: 1,
    orderNo,
    purchaseNo,
    places: [{ traveller: 0, ride: 0, coach: '08', place: '10B', price, gate: '2B' }],
  }
}
