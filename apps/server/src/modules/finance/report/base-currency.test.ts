import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { converted } from '@sojourn/domain/kit/exchange'
import { reportPageText } from '@sojourn/text/finance/report/page'
import { ticketedOrder } from '../../../testing/after-sales'
import { saveSection } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { reportOf, year } from './report.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2027-03-30' } })
  await server.turn(2)
}, 120_000)
afterAll(() => server.close())

const rate = { currency: 'HKD', day: '2026-09-29', fenPerMillion: 85_506_000 }

async function fileOf(narrowed: object = { products: 'flight' }): Promise<{ about: string[]; heads: string[]; last: unknown[] }> {
  const { rawPayload } = await server.app.inject({
    method: 'GET',
    url: '/api/Report/Export',
    query: { ...year, page: 'flight', groupedBy: 'carrier', ...narrowed, format: 'xlsx' },
    headers: { token: await server.tokenOf('finance'), langtype: 'zh-CN' },
  })
  const { rows } = (await readXlsx(rawPayload)).sheets[0]!
  const at = rows.findIndex((row) => row.filter(Boolean).length > 2)
  return {
    about: rows.slice(0, at).map((row) => String(row[0])),
    heads: rows[at]!.map(String),
    last: rows.at(-1)!,
  }
}

test('a report of a company that keeps its books in yuan has nothing beside', async () => {
  expect((await reportOf(server, 'finance')).base).toBeUndefined()
  expect((await fileOf()).heads.join()).not.toContain('HKD')
})

test('a report that is narrowed by nothing has no line of filters', async () => {
  const { filters } = reportPageText['zh-CN']
  const lines = async (narrowed?: object) => (await fileOf(narrowed)).about.filter((line) => line.startsWith(filters))
  expect(await lines()).toEqual([expect.stringMatching(`^${filters} .`)])
  expect(await lines({ products: '' })).toEqual([])
})

test('of another currency it says the rate of its last day, of today where that is to come, and none of days before all rates', async () => {
  expectResult(await saveSection(server, 'payment', { baseCurrency: 'HKD' }))
  expect((await reportOf(server, 'finance')).base).toEqual(rate)
  expect((await reportOf(server, 'finance', { from: '2026-01-01', to: '2026-09-28' })).base).toBeUndefined()
})

test('its file has each amount in both, and by which rate', async () => {
  const { about, heads, last } = await fileOf()
  expect(about.at(-1)).toContain('100 HKD = ¥85.506')
  const column = heads.findIndex((head) => head.endsWith('（HKD）'))
  expect(heads[column]).toBe(`${heads[column - 1]}（HKD）`)
  const fen = Math.round(Number(last[column - 1]) * 100)
  expect(fen).toBeGreaterThan(0)
  expect(last[column]).toBe(converted(fen, rate) / 100)
})
