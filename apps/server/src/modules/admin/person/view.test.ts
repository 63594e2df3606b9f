import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { getPersonView } from '@sojourn/contract/admin/people/person-view.calls'
import { getFlightRuleViolate } from '@sojourn/contract/products/flight/policy.calls'
import { getCenterMenu } from '@sojourn/contract/personal/menu.calls'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { enter, give } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const view = async (employeeId: string) => expectResult(await server.call('admin', getPersonView, { employeeId }))

test('[S2.45] an administrator sees the menu, the products and the standard that a colleague sees', async () => {
  const seen = await view('1-employee')
  const { menuGroupList } = expectResult(await server.call('employee', getCenterMenu, {}))
  expect(seen.menus).toEqual(
    menuGroupList.map(({ title, menuList }) => ({ title, entries: menuList.map((entry) => entry.title) })),
  )
  const own = expectResult(await server.call('employee', getFlightRuleViolate, {})).items[0]!
  expect(seen.policyName).toBe(own.policyName)
  expect(seen.standards.find(({ product }) => product === 'flight')?.sentences).toEqual(own.ruleTextList)
  expect(seen.products.find(({ product }) => product === 'train')).toMatchObject({ business: true })
})

test('[S6.06] roles open the console to them, and abilities are named', async () => {
  const employeeId = await enter(server, { name: '看一看', abilities: ['book'] })
  const before = await view(employeeId)
  expect(before.abilities).toEqual(['book'])
  await give(server, employeeId, 'auditor')
  const titles = (await view(employeeId)).menus.flatMap(({ entries }) => entries)
  expect(titles.length).toBeGreaterThan(before.menus.flatMap(({ entries }) => entries).length)
})

test('[handbook 11.5] that somebody looked is kept in the company’s log', async () => {
  await view('1-director')
  const { list } = expectResult(await server.call('admin', getAuditLog, { kind: 'clearView' }))
  expect(list[0]).toMatchObject({ person: '周雅琴', what: expect.stringContaining('person 1-director') as string })
})

test('[S2.45] nobody is seen who is not there', async () => {
  expect(await server.call('admin', getPersonView, { employeeId: 'nobody' })).toMatchObject(refusedAs('personUnknown'))
})
