import { afterAll, beforeAll, expect, test } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { sum } from '@sojourn/domain/kit/money'
import { cheapestOf, listIntl, saveIntlDraft } from '../../../../testing/intl-flight/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fetchSheet = async (who: string, query: Record<string, string>) =>
  server.app.inject({
    method: 'GET',
    url: '/api/FlightIntl/ExportSearch',
    query,
    headers: { token: await server.tokenOf(who) },
  })

test('[S7.53] what a search showed is a sheet: every fare with its price of then and its verdict', async () => {
  const tempOrderNo = await saveIntlDraft(server, 'employee')
  const list = await listIntl(server, 'employee', tempOrderNo)
  const answer = await fetchSheet('employee', { tempOrderNo, searchId: list.searchId, format: 'xlsx', language: 'en' })
  expect(answer.statusCode).toBe(200)
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets
  const [first, , , heads, ...lines] = sheet!.rows
  expect(first?.[0]).toContain('Shanghai → Singapore 9 Dec 2026')
  const price = heads!.indexOf('Per traveller with taxes (CNY)')
  expect(lines).toHaveLength(sum(list.itineraries.map(({ fares }) => fares.length)))
  expect(Math.min(...lines.map((line) => Number(line[price])))).toBe(cheapestOf(list).fare.total / 100)
  expect(new Set(lines.map((line) => line.at(-1)))).toContain('within policy')
})

test('the same on paper', async () => {
  const tempOrderNo = await saveIntlDraft(server, 'employee')
  const { searchId } = await listIntl(server, 'employee', tempOrderNo)
  const answer = await fetchSheet('employee', { tempOrderNo, searchId, format: 'pdf' })
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('strangers, colleagues and another search find nothing; who took a sheet stands in the log', async () => {
  const tempOrderNo = await saveIntlDraft(server, 'employee')
  const other = await saveIntlDraft(server, 'employee')
  const { searchId } = await listIntl(server, 'employee', tempOrderNo)
  const asked = { tempOrderNo, searchId, format: 'xlsx' }
  for (const who of ['manager', 'employee@beichen.example'])
    expect((await fetchSheet(who, asked)).json()).toMatchObject({ problem: 'tempOrderUnknown' })
  expect((await fetchSheet('employee', { ...asked, tempOrderNo: other })).json()).toMatchObject({ problem: 'notFound' })
  expect((await fetchSheet('employee', { ...asked, format: 'doc' })).statusCode).toBe(400)
  await fetchSheet('employee', asked)
  const { rows } = await server.database.pool.query<{ what: string }>(
    "SELECT what FROM audit_entry WHERE kind = 'exported' AND what LIKE '%ExportSearch%'",
  )
  const ofThis = rows.filter(({ what }) => what.includes(searchId)).map(({ what }) => what)
  expect(ofThis).toEqual([`/api/FlightIntl/ExportSearch ${tempOrderNo} ${searchId}`])
})
