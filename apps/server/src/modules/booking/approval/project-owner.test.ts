import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProject, searchProjects } from '@sojourn/contract/admin/company/project.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { flow, setFlows } from '../../../testing/approvals'
import { choose, decide, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function own(code: string, ownerId: string): Promise<void> {
  const { list } = expectResult(await server.call('admin', searchProjects, { keyword: code }))
  const { version, names, from, to } = list[0]!
  const request = { added: false, code, version, names, ownerId, ...(from && { from }), ...(to && { to }) }
  expectResult(await server.call('admin', saveProject, request))
}
async function booked(date: string, projectCode: string): Promise<string> {
  const tempOrderNo = await saveDraft(server, 'employee', { date })
  const asked = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const travellers = asked.travellers.map((traveller) => ({ ...traveller, projectCode }))
  return expectResult(await server.call('employee', createFlightOrder, { ...asked, travellers })).orderNo
}

test('[handbook 8.2] the owner of the project decides about its journeys, and whoever owns it later about those after', async () => {
  await setFlows(server, flow([{ approvers: ['projectOwner'], mode: 'any' }]))
  await own('YX-2026-01', '1-manager')
  const first = await booked('2026-12-09', 'YX-2026-01')
  expectResult(await decide(server, 'manager', first))
  await own('YX-2026-01', '1-director')
  const second = await booked('2026-12-10', 'YX-2026-01')
  await expect(decide(server, 'manager', second)).rejects.toThrow('does not wait for manager')
  expectResult(await decide(server, 'director', second))
  expect((await detail(server, 'employee', second)).stateName).toBe((await detail(server, 'employee', first)).stateName)
})
