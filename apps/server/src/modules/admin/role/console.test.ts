import { getCompany } from '@sojourn/contract/admin/company/company.calls'
import { getFlows } from '@sojourn/contract/admin/flows.calls'
import { searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import { searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { getBills } from '@sojourn/contract/finance/bill.calls'
import { getDeposit } from '@sojourn/contract/finance/deposit.calls'
import { searchBillInvoices } from '@sojourn/contract/finance/invoice.calls'
import type { Call } from '@sojourn/contract/kit/call'
import { getManageMenu } from '@sojourn/contract/personal/menu.calls'
import { getPolicies } from '@sojourn/contract/products/travel-policy.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const menuOf = async (who: string): Promise<string[]> =>
  expectResult(await server.call(who, getManageMenu, {})).menuGroupList.flatMap(({ menuList }) =>
    menuList.map(({ param }) => param),
  )

interface Area {
  path: string
  read: Call
}
const areas: readonly (readonly [name: string, area: Area])[] = [
  ['employees', { path: '/manage/employee/list', read: searchPeople }],
  ['travel policies', { path: '/manage/control/list', read: getPolicies }],
  ['approvals', { path: '/manage/approval/index', read: getFlows }],
  ['orders', { path: '/center/management/list', read: searchOrders }],
  ['enterprise info', { path: '/manage/enterprise/index', read: getCompany }],
  ['prepaid deposits', { path: '/center/advance/index', read: getDeposit }],
  ['billing', { path: '/center/bill/onlineAccount', read: getBills }],
]

describe('[S1.06] the console', () => {
  test.each(areas)('has %s for administrators, and for nobody else', async (_name, { path, read }) => {
    expect(await menuOf('admin')).toContain(path)
    expectResult(await server.call('admin', read, {}))
    expect(await menuOf('employee')).not.toContain(path)
    expect(await server.call('employee', read, {})).toMatchObject(refusedAs('forbidden'))
  })

  test('has the invoices of a bill for administrators, and for nobody else', async () => {
    await ticketedOrder(server, { who: 'employee' })
    await server.turn(minutesToDecember)
    const [bill] = expectResult(await server.call('admin', getBills, {})).list
    const request = { billNo: bill!.billNo }
    expect(expectResult(await server.call('admin', searchBillInvoices, request)).list).toEqual([])
    expect(await server.call('employee', searchBillInvoices, request)).toMatchObject(refusedAs('forbidden'))
  })
})

/** From the twentieth of November, on which tests begin. */
const minutesToDecember = 12 * 24 * 60
