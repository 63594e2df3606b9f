import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportName } from '@sojourn/contract/finance/report-words'
import type { Language } from '@sojourn/contract/kit/language'
import { readXlsx } from 'hucre/xlsx'
import { reportPageText } from '@sojourn/text/finance/report/page'
import { reportText } from '@sojourn/text/finance/report/words'
import { ticketedOrder } from '../../../testing/after-sales'
import { openTestServer, type TestServer } from '../../../testing/server'
import { year } from './report.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await ticketedOrder(server, { search: { date: '2027-03-30' } })
  await server.turn(2)
}, 120_000)
afterAll(() => server.close())

const asked = { ...year, page: 'flight', products: 'flight', groupedBy: 'carrier' }
const fileOf = async (who: string, query: Record<string, string>, language = 'zh-CN') =>
  server.app.inject({
    method: 'GET',
    url: '/api/Report/Export',
    query: { ...asked, ...query },
    headers: { token: await server.tokenOf(who), langtype: language },
  })

const papers: [Language, { page?: ReportName; groupedBy?: string; departmentId?: string; lines?: string }][] = [
  ['zh-CN', {}],
  ['en', {}],
  ['zh-TW', { lines: '1' }],
  ['zh-CN', { departmentId: 'sales', groupedBy: 'department', page: 'department' }],
]
test.each(papers)('in %s a report %j is a PDF as it is seen', async (language, more) => {
  const { headers, rawPayload } = await fileOf('finance', { format: 'pdf', ...more }, language)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toContain('report.pdf')
  const pdf = rawPayload.toString('utf8')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain(reportPageText[language].titles[more.page ?? 'flight'])
})

test('the same is a workbook where that is asked for', async () => {
  const { headers, rawPayload } = await fileOf('finance', { format: 'xlsx' })
  expect(headers['content-disposition']).toContain('report.xlsx')
  const { rows } = (await readXlsx(rawPayload)).sheets[0]!
  const { course, figures, shareOf, total } = reportText['zh-CN']
  const heads = rows.find((row) => row.includes(figures.netSales))!
  const share = heads.indexOf(shareOf({ name: figures.netSales }))
  // One ticket is all there is.
  expect(rows.slice(rows.indexOf(heads) + 1).map((row) => [row[0], row[share] ?? null])).toEqual([
    [expect.any(String), '100.0%'],
    [total, '100.0%'],
    [course.month, null],
    ['2026-11', '100.0%'],
  ])
})

const saidIn = async (query: Record<string, string>, language?: string) => {
  const { rawPayload } = await fileOf('finance', { format: 'xlsx', ...query }, language)
  const { rows } = (await readXlsx(rawPayload)).sheets[0]!
  return rows.map(([first]) => String(first)).join('\n')
}

test('a workbook says beside which days it stands, of which products, and by what it is narrowed', async () => {
  const narrowed = { departmentId: 'sales', entityId: 'e-1', products: 'flight,intlFlight', comparison: 'before' }
  const said = await saidIn(narrowed)
  for (const words of ['2025-01-01', '国内机票 · 国际机票', '销售', '远行科技'] as const) expect(said).toContain(words)
  const lines = await saidIn({ ...narrowed, lines: '1' })
  expect(lines).toContain('国内机票 · 国际机票')
  expect(lines).not.toContain('2025-01-01')
})

test('that of savings says how often the lowest fare was taken, and what other habits would have saved', async () => {
  const savings = { page: 'savings', groupedBy: 'department', products: 'flight,train,intlFlight' }
  const text = reportPageText['zh-CN']
  const said = await saidIn(savings)
  for (const name of [text.adoption, text.earlier, text.train, text.near]) expect(said).toContain(`${name}: `)
  expect(said).toContain(text.noEarlier({ days: 7 }))
  const chosen = await saidIn({ ...savings, threshold: '10p', days: '14', hours: '2', near: '1' })
  expect(chosen).toContain(text.thresholdOf.percent({ count: 10 }))
  expect(chosen).toContain(text.earlierWhy({ tickets: '0', days: 14 }))
  expect((await fileOf('finance', { format: 'pdf', ...savings })).headers['content-type']).toBe('application/pdf')
  expect((await fileOf('finance', { format: 'xlsx', ...savings, days: '8' })).json()).toMatchObject({ success: false })
})

test('who may not read reports gets no paper, and a page that is none is refused', async () => {
  expect((await fileOf('employee', { format: 'pdf' })).json()).toMatchObject({ success: false })
  expect((await fileOf('finance', { format: 'pdf', page: 'elsewhere' })).json()).toMatchObject({ success: false })
})
