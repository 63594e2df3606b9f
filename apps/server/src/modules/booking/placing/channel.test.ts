import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { previewTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { compareJourney } from '@sojourn/contract/booking/comparison.calls'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { applicationContent, plannedLine } from '../../../testing/applications'
import { book, choose, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { bookTrain, trainDetail } from '../../../testing/trains'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const asked = { enterpriseId: 1, employeeId: '1-employee', reason: '客户来电订票', reference: 'CALL-7' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
  server.useToken('assisted', expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken)
})
afterAll(() => server.close())

const feeOfTrain = async (who: string, date: string) => {
  const { orderNo } = expectResult((await bookTrain(server, { who, search: { date } })).answer)
  const order = await trainDetail(server, 'employee', orderNo)
  return {
    channel: order.channel,
    fee: order.prices.find(({ kind }) => kind === 'serviceFee'),
    total: order.total,
    prices: order.prices,
  }
}

test('[handbook 6.4] of trains as well, by traveller and ride', async () => {
  for (const [who, date, channel, unit] of [
    ['employee', '2026-11-25', 'online', 10_00],
    ['assisted', '2026-11-26', 'agent', 25_00],
  ] as const) {
    const order = await feeOfTrain(who, date)
    expect(order).toMatchObject({ channel, fee: { unit, count: 1, amount: unit } })
    expect(order.total).toBe(order.prices.reduce((sum, { amount }) => sum + amount, 0))
  }
})

const feeOf = async (who: string, orderNo: string) =>
  (await detail(server, who, orderNo)).prices.find(({ kind }) => kind === 'serviceFee')

test('[handbook 6.4] what a person books online carries the online fee; in an agent’s session it is the agent’s, on the form, in the order and in its total', async () => {
  const own = await book(server, 'employee', { date: '2026-12-09' })
  expect(await detail(server, 'employee', own.created.orderNo)).toMatchObject({ channel: 'online' })
  expect(await feeOf('employee', own.created.orderNo)).toMatchObject({ unit: 10_00 })

  const tempOrderNo = await saveDraft(server, 'assisted', { date: '2026-12-10' })
  expect(expectResult(await server.call('assisted', getFlightBookInfo, { tempOrderNo })).travellers).toMatchObject([
    { serviceFee: 25_00 },
  ])
  const request = await orderRequest(server, 'assisted', tempOrderNo, [await choose(server, 'assisted', tempOrderNo, within)])
  const cheap = { ...request, expectedTotal: request.expectedTotal - 15_00 }
  expect(await server.call('assisted', createFlightOrder, cheap)).toMatchObject({ code: problems.priceChanged.code })
  const { orderNo } = expectResult(await server.call('assisted', createFlightOrder, request))
  const order = await detail(server, 'employee', orderNo)
  expect(order).toMatchObject({ channel: 'agent', agent: '客服小远', total: request.expectedTotal })
  expect(await feeOf('employee', orderNo)).toMatchObject({ unit: 25_00 })
})

test('[handbook 6.4] an agent who compares or estimates sees the agent’s fee, of flights, trains and hotels', async () => {
  const pricesOf = async (who: string) => {
    const tempOrderNo = await saveDraft(server, who, { date: '2026-12-03' })
    const compared = expectResult(await server.call(who, compareJourney, { tempOrderNo })).products
    const lines = [1, 5].map((productType) =>
      plannedLine({ productType: productType as 1, startDate: '2026-12-03', isReturn: false }),
    )
    const stay = plannedLine({ productType: 3, isReturn: false })
    const content = applicationContent({ productTypes: [1, 3, 5], lines: [...lines, stay] })
    const { estimates } = expectResult(await server.call(who, previewTravelApply, { content }))
    return {
      compared: compared.flatMap(({ offers }) => offers.map(({ price }) => price)),
      estimated: estimates.map(({ cheapest }) => cheapest),
    }
  }
  const [own, assisted] = [await pricesOf('employee'), await pricesOf('assisted')]
  const dearer = (of: number[], than: number[]) => filled(of).map((price, index) => price - than[index]!)
  expect(new Set(dearer(assisted.compared, own.compared))).toEqual(new Set([15_00]))
  const nights = 2
  expect(dearer(assisted.estimated, own.estimated)).toEqual([15_00, 15_00, nights * 15_00])
})
