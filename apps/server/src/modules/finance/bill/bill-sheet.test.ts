import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sum } from '@sojourn/domain/kit/money'
import { ticketedOrder } from '../../../testing/after-sales'
import { openTestServer, type TestServer } from '../../../testing/server'
import { ticketedTrain } from '../../../testing/trains'
import { linesOf, newestBill, turnTo } from './bill.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2027-01-04' }, insured: true })
  await ticketedTrain(server, { search: { date: '2026-11-30' } })
  await turnTo(server, '2026-11-30T15:00:00Z')
  await turnTo(server, '2026-11-30T17:00:00Z')
})
afterAll(() => server.close())

const finance = 'finance'
const take = async (query: string, who = finance) => {
  const headers = { cookie: await server.cookieOf(who), 'sec-fetch-mode': 'navigate' }
  return server.app.inject({ method: 'GET', url: `/api/Finance/DownloadBill?${query}`, headers })
}
async function rowsOf(query: string) {
  const { rawPayload } = await take(query)
  const [about, by, heads, ...rows] = (await readXlsx(rawPayload)).sheets[0]!.rows
  return { about, by, heads: heads!.map(String), rows }
}

test('[handbook 10.3] a bill’s file has every line with what the company pays in yuan, and says which bill it is', async () => {
  const { billNo } = await newestBill(server, finance)
  const lines = await linesOf(server, finance, billNo)
  const { about, heads, rows } = await rowsOf(`billNo=${billNo}`)
  expect(about![0]).toContain(billNo)
  expect(rows).toHaveLength(lines.length)
  const column = (head: string) => rows.map((row) => row[heads.indexOf(head)])
  expect(column('明细号')).toEqual(lines.map(({ lineId }) => lineId))
  expect(Math.round(sum(column('企业承担').map(Number)) * 100)).toBe(sum(lines.map(({ company }) => company)))
  expect(column('费用')).toContain('保险费')
  expect(column('抬头')).toEqual(lines.map(({ entity }) => entity || '未设抬头'))
  expect(column('子订单号')).toEqual(lines.map(({ told }) => told.subOrderNo))
  expect(column('付款部门')).toEqual(lines.map(({ told }) => told.payingDepartment))
  expect(column('预订方式')).toContain('本人预订')
  for (const head of [
    '外部订单号',
    '常驻地',
    '公司代码',
    '超标审批单号',
    '折扣',
    '最低价航班',
    '未选最低价原因',
    '重复退票',
    '调整时间',
  ])
    expect(heads).toContain(head)
})

test('[handbook 10.3] it can be of one voucher or charge alone', async () => {
  const { billNo } = await newestBill(server, finance)
  const { heads, rows } = await rowsOf(`billNo=${billNo}&voucher=railTicket`)
  expect(rows.map((row) => row[heads.indexOf('产品')])).toEqual(['火车票'])
  const insured = await rowsOf(`billNo=${billNo}&category=insurance`)
  expect(insured.rows).toHaveLength(1)
})

test('it is only for who reads the company’s books, and of the own company; the audit log has it', async () => {
  const { billNo } = await newestBill(server, finance)
  expect((await take(`billNo=${billNo}`, 'employee')).statusCode).toBe(403)
  expect((await take(`billNo=${billNo}`, 'finance@beichen.example')).statusCode).toBe(404)
  expect((await take('billNo=ZD1-19990101')).statusCode).toBe(404)
  expect((await server.app.inject({ method: 'GET', url: `/api/Finance/DownloadBill?billNo=${billNo}` })).statusCode).toBe(401)
  const { rows } = await server.database.pool.query<{ what: string }>("SELECT what FROM audit_entry WHERE kind = 'exported'")
  expect(rows.map(({ what }) => what)).toContain(`/api/Finance/DownloadBill ${billNo} railTicket`)
})
