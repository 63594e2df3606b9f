import { afterAll, beforeAll, expect, test } from 'vitest'
import { getEnterpriseCurrency } from '@sojourn/contract/access/session.calls'
import { getCenterMenu, getManageMenu } from '@sojourn/contract/personal/menu.calls'
import { expectResult } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const centre = async (who: string) => expectResult(await server.call(who, getCenterMenu, {})).menuGroupList

test('[S7.13] the centre and the console each have a menu, of the one who asks', async () => {
  const paths = async (who: string) => (await centre(who)).flatMap(({ menuList }) => menuList.map(({ param }) => param))
  expect(await paths('manager')).toContain('/center/myApproval')
  expect(await paths('employee')).not.toContain('/center/myApproval')
  expect(expectResult(await server.call('employee', getManageMenu, {})).menuGroupList).toEqual([])
  expect((await server.call(null, getCenterMenu, {})).code).toBe(200008)
})

test('[S2.31] [S2.35] [S2.37] the order centre has bookings, approvals, approval orders, unused tickets, demands and meetings', async () => {
  const [orders] = await centre('manager')
  expect(orders?.title).toBe('订单中心')
  expect(orders?.menuList.map(({ param }) => param)).toEqual([
    '/center/tripOrderList',
    '/center/myApproval',
    '/center/approvalOrder/list',
    '/center/open/index',
    '/center/iflightDemand/index',
    '/center/hotelDemand/index',
    '/center/meeting/index',
  ])
})

test('[S3.16] [S9.08] the currency of a company is CNY', async () => {
  const currency = async (language: 'zh-CN' | 'en') =>
    expectResult(await server.call('employee', getEnterpriseCurrency, {}, { language }))
  expect(await currency('zh-CN')).toEqual({ currencyCode: 'CNY', symbol: '¥', unit: '元' })
  expect(await currency('en')).toEqual({ currencyCode: 'CNY', symbol: '¥', unit: 'CNY' })
})
