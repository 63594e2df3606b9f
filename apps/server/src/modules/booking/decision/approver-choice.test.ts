import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { askRefund, couponsOf, ticketedOrder } from '../../../testing/after-sales'
import { act, applicationContent, submitNew } from '../../../testing/applications'
import { approvalOf, caseOf, flow, level, person, refusedAs, setFlows } from '../../../testing/approvals'
import { choose, decide, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('[S3.14] where the flow leaves it to the booker, the booking page offers the candidates and the order names one', async () => {
  await setFlows(server, flow([{ approvers: [person('manager'), person('director')], mode: 'any', choice: 'one' }]))
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2027-02-01' })
  const info = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo }))
  expect(info.approvalChoice?.inPolicy).toEqual({
    approvalPersonMode: 1,
    personGroupList: [
      {
        type: 1,
        personList: [
          { employeeId: '1-manager', name: '陈志远', isSelect: false },
          { employeeId: '1-director', name: '欧阳明哲', isSelect: false },
        ],
      },
    ],
  })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const order = (employeeIds?: string[]) =>
    server.call('employee', createFlightOrder, { ...request, ...(employeeIds && { approvers: [{ type: 1, employeeIds }] }) })
  expect(await order()).toMatchObject(refusedAs('approverChoiceMissing'))
  expect(await order(['1-manager', '1-director'])).toMatchObject(refusedAs('approverChoiceMissing'))
  expect(await order(['1-admin'])).toMatchObject(refusedAs('approverChoiceMissing'))
  const { orderNo } = expectResult(await order(['1-director']))
  expect((await caseOf(server, 'director', await approvalOf(server, orderNo))).waitsFor).toEqual(['欧阳明哲'])
})

test('[S3.14] who cannot name approvers asks all who could be named: for a refund, an application and its end', async () => {
  const choice = { approvers: [person('manager'), person('director')], mode: 'any', choice: 'one' } as const
  const waitsFor = async (no: string) => (await caseOf(server, 'employee', await approvalOf(server, no))).waitsFor
  const both = ['陈志远', '欧阳明哲']
  await setFlows(server, flow([level('any', 'manager')]))
  const order = await ticketedOrder(server, { search: { date: '2027-02-02' } })
  await setFlows(server, flow([choice]))
  const { answer: refund } = await askRefund(server, order.orderNo, couponsOf(order))
  expect(await waitsFor(expectResult(refund).orderNo)).toEqual(both)
  const { travelApplyNo } = await submitNew(server, 'employee')
  expect(await waitsFor(travelApplyNo)).toEqual(both)
  expectResult(await decide(server, 'director', travelApplyNo))
  expectResult(await act(server, 'employee', travelApplyNo, 'revoke'))
  expect(await waitsFor(travelApplyNo)).toEqual(both)
})

test('[S3.14] an application may name one of them', async () => {
  await setFlows(server, flow([{ approvers: [person('manager'), person('director')], mode: 'any', choice: 'one' }]))
  const submit = (employeeIds: string[]) =>
    server.call('employee', submitTravelApply, {
      version: 0,
      content: applicationContent(),
      approvers: [{ type: 1, employeeIds }],
    })
  expect(await submit(['1-admin'])).toMatchObject(refusedAs('approverChoiceMissing'))
  const { travelApplyNo } = expectResult(await submit(['1-director']))
  expect((await caseOf(server, 'employee', await approvalOf(server, travelApplyNo))).waitsFor).toEqual(['欧阳明哲'])
})
