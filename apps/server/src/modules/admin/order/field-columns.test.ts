import { endCustomField, saveCustomField, type WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'
import { exportOrderLines } from '@sojourn/contract/admin/orders/order-export.calls'
import { getOrderViews, saveOrderView } from '@sojourn/contract/admin/orders/order-view.calls'
import { fieldColumnOf } from '@sojourn/contract/admin/orders/order-words'
import { getOrderChoices, searchOrderLines } from '@sojourn/contract/admin/orders/order.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inChinese } from '../../../testing/company'
import { newChoice, newField } from '../../../testing/custom-fields'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let orderNo: string
const keys = { people: '', visit: '', region: '' }
beforeAll(async () => {
  server = await openTestServer()
  const add = async (name: string, more: Partial<WrittenField>) => {
    const field = newField({ names: inChinese(name), products: ['flight'], ...more })
    return expectResult(await server.call('admin', saveCustomField, { version: 0, field })).key
  }
  keys.people = await add('接待人数', { kind: 'number' })
  keys.visit = await add('拜访日期', { kind: 'date' })
  keys.region = await add('区域归属', { kind: 'one', perTraveller: true, choices: [newChoice('华东'), newChoice('华北')] })
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-15' })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const fields = [
    { key: keys.people, value: '12.5' },
    { key: keys.visit, value: '2026-12-16' },
    { key: keys.region, employeeId: '1-employee', value: '华北' },
  ]
  orderNo = expectResult(await server.call('employee', createFlightOrder, { ...request, fields })).orderNo
})
afterAll(() => server.close())

async function exported(columns: 'orderNo'[], fieldKeys: string[]) {
  const { exportId } = expectResult(await server.call('finance', exportOrderLines, { keyword: orderNo, columns, fieldKeys }))
  await server.context.drainJobs()
  const headers = { cookie: await server.cookieOf('finance'), 'sec-fetch-mode': 'navigate' }
  const url = `/api/Manage/DownloadOrderExport?exportId=${exportId}`
  const { rawPayload } = await server.app.inject({ method: 'GET', url, headers })
  return (await readXlsx(rawPayload)).sheets[0]!.rows.slice(2)
}

describe('[S2.47] each field that the company asks of orders is a column of the report', () => {
  test('its lines tell it field by field, that of a traveller with the traveller', async () => {
    const { list } = expectResult(await server.call('finance', searchOrderLines, { keyword: orderNo }))
    expect(list.map(({ fieldValues }) => fieldValues)).toEqual([
      [
        { key: keys.people, value: '12.5' },
        { key: keys.visit, value: '2026-12-16' },
        { key: keys.region, value: '华北' },
      ],
    ])
  })

  test('a file has the columns that were chosen, figures and days as such, and no other', async () => {
    expect(await exported(['orderNo'], [keys.people, keys.visit, keys.region])).toEqual([
      ['订单号', '接待人数', '拜访日期', '区域归属'],
      [orderNo, 12.5, new Date('2026-12-16T00:00:00Z'), '华北'],
    ])
    expect(await exported(['orderNo'], [keys.region])).toEqual([
      ['订单号', '区域归属'],
      [orderNo, '华北'],
    ])
  })

  test('a view keeps it, and one that has ended is still a column, since former orders tell it', async () => {
    const columns = ['amount', fieldColumnOf(keys.people)]
    expectResult(await server.call('finance', saveOrderView, { list: 'lines', name: '接待', search: {}, columns }))
    expect(expectResult(await server.call('finance', getOrderViews, {})).list[0]?.columns).toEqual(columns)
    expectResult(await server.call('admin', endCustomField, { key: keys.people, version: 1 }))
    const { fields } = expectResult(await server.call('finance', getOrderChoices, {}))
    expect(fields.at(-1)).toEqual({ key: keys.people, name: '接待人数（已停用）' })
    expect((await exported(['orderNo'], [keys.people]))[1]).toEqual([orderNo, 12.5])
  })

  test('applications alone ask for no column', async () => {
    const { fields } = expectResult(await server.call('finance', getOrderChoices, {}))
    expect(fields.map(({ key }) => key)).not.toContain('office')
  })
})
