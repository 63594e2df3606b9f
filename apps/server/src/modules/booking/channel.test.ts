import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight.calls'
import { problems } from '@sojourn/contract/kit/problems'
import { book, choose, detail, expectResult, orderRequest, saveDraft, within } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const asked = { enterpriseId: 1, employeeId: '1-employee', reason: '客户来电订票', reference: 'CALL-7' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
  server.useToken('assisted', expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken)
})
afterAll(() => server.close())

const feeOf = async (who: string, orderNo: string) =>
  (await detail(server, who, orderNo)).prices.find(({ kind }) => kind === 'serviceFee')

test('[handbook 6.4] what a person books online carries the online fee; in an agent’s session it is the agent’s, on the form, in the order and in its total', async () => {
  const own = await book(server, 'employee', { date: '2026-12-09' })
  expect(await detail(server, 'employee', own.created.orderNo)).toMatchObject({ channel: 'online' })
  expect(await feeOf('employee', own.created.orderNo)).toMatchObject({ unit: 10_00 })

  const tempOrderNo = await saveDraft(server, 'assisted', { date: '2026-12-10' })
  expect(expectResult(await server.call('assisted', getFlightBookInfo, { tempOrderNo })).serviceFee).toBe(25_00)
  const request = await orderRequest(server, 'assisted', tempOrderNo, [await choose(server, 'assisted', tempOrderNo, within)])
  const cheap = { ...request, expectedTotal: request.expectedTotal - 15_00 }
  expect(await server.call('assisted', createFlightOrder, cheap)).toMatchObject({ code: problems.priceChanged.code })
  const { orderNo } = expectResult(await server.call('assisted', createFlightOrder, request))
  const order = await detail(server, 'employee', orderNo)
  expect(order).toMatchObject({ channel: 'agent', agent: '客服小远', total: request.expectedTotal })
  expect(await feeOf('employee', orderNo)).toMatchObject({ unit: 25_00 })
})
