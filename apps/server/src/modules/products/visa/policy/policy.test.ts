import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { getVisaRuleViolate } from '@sojourn/contract/products/visa/policy.calls'
import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import { createVisaOrder, getVisaBookInfo, visaProductDetail, visaSearch } from '@sojourn/contract/products/visa/visa.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedAs } from '../../../../testing/approvals'
import { expectResult } from '../../../../testing/flights'
import { changed, publishAlone } from '../../../../testing/policies'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { saveVisaSearch, visaOrder, visaRequest } from '../../../../testing/visas'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const standard = async (visa: VisaSection) => publishAlone(server, await changed(server, 'staff', { visa }))
const asked = async () => {
  const tempOrderNo = await saveVisaSearch(server, 'employee')
  return { tempOrderNo, request: await visaRequest(server, 'employee', tempOrderNo) }
}

test('[S2.46] within the standard nothing is said, and one reads what it is', async () => {
  const { tempOrderNo } = await asked()
  const { products } = expectResult(await server.call('employee', visaSearch, { tempOrderNo }))
  expect(products.map(({ policy }) => policy?.verdict)).toEqual(products.map(() => 'within'))
  const { items } = expectResult(await server.call('employee', getVisaRuleViolate, {}))
  expect(JSON.stringify(items)).toContain('签证费用：每人不超过 ¥3,000（超标需审批）')
})

test('[S2.46] [handbook 7.4] too dear a visa says so on the list, on the form and to approvers, and asks for a reason first', async () => {
  await standard({ maxPrice: 100_00, handling: { visaPrice: 'approval' } })
  const { tempOrderNo, request } = await asked()
  const { product } = expectResult(await server.call('employee', visaProductDetail, { tempOrderNo, productId: 'jp-b' }))
  expect(product.policy).toMatchObject({ verdict: 'approval', violations: [{ rule: 'visaPrice', expected: 100_00 }] })
  const { violations } = expectResult(await server.call('employee', getVisaBookInfo, { tempOrderNo, productId: 'jp-b' }))
  expect(violations.usual).toMatchObject([{ rule: 'visaPrice', handling: 'approval' }])
  expect((await server.call('employee', createVisaOrder, request)).field).toBe('travellers.0.reasonCode')
  const travellers = request.travellers.map((each) => ({ ...each, reasonCode: 'urgent' }))
  const { orderNo } = expectResult(await server.call('employee', createVisaOrder, { ...request, travellers }))
  const order = await visaOrder(server, 'employee', orderNo)
  expect(stateOfNumber(order.state)).toBe('approving')
  expect(order.travellerList[0]!.violations[0]!.sentence).toContain('标准为不超过 ¥100')
})

test('[S2.46] what a standard forbids cannot be ordered, at the other speed it can', async () => {
  await standard({ forbidExpress: true, handling: { visaExpress: 'forbid' } })
  const { tempOrderNo, request } = await asked()
  const info = expectResult(await server.call('employee', getVisaBookInfo, { tempOrderNo, productId: 'jp-b' }))
  const { product } = expectResult(await server.call('employee', visaProductDetail, { tempOrderNo, productId: 'jp-b' }))
  expect(info.violations.usual).toEqual([])
  expect(info.violations.express).toMatchObject([{ rule: 'visaExpress', sentence: '加急办理，标准为不可加急' }])
  const express = { ...request, express: true, expectedTotal: request.expectedTotal + product.express!.fee }
  expect(await server.call('employee', createVisaOrder, express)).toMatchObject(refusedAs('policyForbids'))
})
