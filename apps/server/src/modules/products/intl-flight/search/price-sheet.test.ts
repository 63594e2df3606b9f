import { afterAll, beforeAll, expect, test } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { sum } from '@sojourn/domain/kit/money'
import { expectResult } from '../../../../testing/flights'
import { approvalOf, caseOf } from '../../../../testing/approvals'
import { bookIntl, givePassport, patient, type IntlWanted } from '../../../../testing/intl-flight/orders'
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
  const column = (head: string) => lines.map((line) => String(line[heads!.indexOf(head)] ?? ''))
  expect(new Set(column('Policy'))).toContain('within policy')
  expect(column('Free checked bags').join()).toMatch(/Checked baggage \d × 23 kg/)
  expect(new Set(column('Refund fee'))).toContain('not possible')
  expect(column('Change fee').some((fee) => fee.startsWith('¥'))).toBe(true)
  expect(column('Via').map((via) => via !== '')).toEqual(column('Changes').map((changes) => changes !== '0'))
  expect(column('Why').map((why) => why !== '')).toEqual(column('Policy').map((verdict) => verdict !== 'within policy'))
  expect(column('Why').filter(Boolean).length).toBeGreaterThan(0)
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

test('[S7.53] whoever approves an order takes away what its booker was shown; strangers find nothing', async () => {
  await givePassport(server, 'employee')
  const { answer } = await bookIntl(server, 'employee', { date: '2026-12-09', returnDate: '2026-12-16' })
  const { orderNo } = expectResult(answer)
  const fetchOf = async (who: string, query: Record<string, string>) =>
    server.app.inject({
      method: 'GET',
      url: '/api/FlightIntl/ExportOrderSearch',
      query: { orderId: orderNo, ...query },
      headers: { token: await server.tokenOf(who) },
    })
  const sheets = await Promise.all(
    ['0', '1'].map(async (journey) => {
      const { rawPayload } = await fetchOf('manager', { journey, format: 'xlsx', language: 'en' })
      return (await readXlsx(rawPayload)).sheets[0]!.rows
    }),
  )
  expect(sheets.map(([first]) => String(first?.[0]))).toEqual([
    expect.stringContaining('Shanghai → Singapore 9 Dec 2026') as string,
    expect.stringContaining('Singapore → Shanghai 16 Dec 2026') as string,
  ])
  for (const rows of sheets) expect(rows.length).toBeGreaterThan(10)
  const paper = await fetchOf('manager', { journey: '1', format: 'pdf' })
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await fetchOf('manager', { journey: '2', format: 'pdf' })).json()).toMatchObject({ problem: 'notFound' })
  for (const who of ['consultant', 'employee@beichen.example'])
    expect((await fetchOf(who, { journey: '0', format: 'xlsx' })).json()).toMatchObject({ problem: 'orderUnknown' })
})

test('an approver is shown what else each direction had, also where the way out takes two flights', async () => {
  const twoOut: IntlWanted = (fare, itinerary) =>
    patient(fare, itinerary) && (!itinerary.itineraryKey.includes('-20270113-') || itinerary.segments.length === 2)
  const { answer } = await bookIntl(server, 'employee', { date: '2027-01-13', returnDate: '2027-01-20', wanted: twoOut })
  const { orderNo } = expectResult(answer)
  const { alternatives } = await caseOf(server, 'manager', await approvalOf(server, orderNo))
  expect(alternatives.map(({ journey }) => journey)).toEqual([0, 1])
  for (const { list } of alternatives) expect(list.filter(({ chosen }) => chosen)).toHaveLength(1)
})
