import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declineLocalTrainOrder, fulfilLocalTrainOrder, getLocalTrainOrders } from '@sojourn/contract/products/train-local.calls'
import { quoteTrainRefund } from '@sojourn/contract/products/train-after-sales.calls'
import { getTrainBookInfo } from '@sojourn/contract/products/train.calls'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, refundTrain, saveTrainDraft, settleTrain, ticketsOf, trainDetail } from '../../../testing/trains'

const agent = 'agent@agency.example'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query(
    `UPDATE enterprise SET config = config || '{"trainBookable": -1, "trainLocalCustomizedBookable": 0}' WHERE enterprise_id = 1`,
  )
})
afterAll(() => server.close())

describe('[S7.55] a company whose trains its local ticket office buys (handbook 3.10)', () => {
  test('the order waits without seats until the office enters them; standard refund rules hold', async () => {
    const tempOrderNo = await saveTrainDraft(server, 'employee')
    const info = expectResult(await server.call('employee', getTrainBookInfo, { tempOrderNo }))
    expect([info.way, info.localAccounts.map(({ code }) => code)]).toEqual(['local', ['company', 'office']])
    expect((await bookTrain(server)).answer).toMatchObject({ problem: 'localAccountUnknown', field: 'localAccount' })

    const { answer, chosen } = await bookTrain(server, { more: { localAccount: 'office' } })
    const { orderNo } = expectResult(answer)
    const waiting = await settleTrain(server, 'employee', orderNo)
    expect(waiting).toMatchObject({ state: 1700, way: 'local', stateName: '待人工处理', lock: 'none' })
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
    expect(order).toMatchObject({ state: 1800, purchaseNo: 'E931804546', differenceReturned: 1000 })
    expect(order.places[0]).toMatchObject({ coach: '08', place: '10B', gate: '2B' })
    expect(await server.call(agent, fulfilLocalTrainOrder, entered)).toMatchObject({ problem: 'localOrderDone' })

    const { quote, order: refunded } = await refundTrain(server, orderNo, ticketsOf(order))
    expect(quote.lines[0]).toMatchObject({ percent: 0, ticketPrice: chosen.seat.price - 1000 })
    expect(refunded.state).toBe(1811)
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
    expect((await refundTrain(server, orderNo, [first!], 'manager')).order.state).toBe(1811)
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
    expect(order.state).toBe(1801)
    expect(order.history.at(-1)!.sentence).toContain('票务代办未能购票')
    expect(await server.call(agent, getLocalTrainOrders, { enterpriseId: 90 })).toMatchObject({ problem: 'customerNotServed' })
  })
})
