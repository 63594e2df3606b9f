import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

describe('documents of an order', () => {
  let server: TestServer
  let orderNo: string
  beforeAll(async () => {
    server = await openTestServer()
    orderNo = (await book(server, 'employee', { date: '2026-12-09' })).created.orderNo
  })
  afterAll(() => server.close())

  const fetchAs = async (who: string, path: string, language: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/Order/${path}`,
      query: { orderId: orderNo, language },
      headers: { token: await server.tokenOf(who) },
    })

  test.each(['zh-CN', 'zh-TW', 'en'])('the itinerary is a PDF with its fonts inside, in %s', async (language) => {
    const answer = await fetchAs('employee', 'GetItineraryPdf', language)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(`${orderNo}.pdf`)
    const pdf = answer.rawPayload.toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf).toMatch(/NotoSansSC/)
    expect(answer.rawPayload.length).toBeGreaterThan(10_000)
  })

  test('the calendar file holds the flight as a moment of UTC', async () => {
    const answer = await fetchAs('employee', 'GetCalendarFile', 'en')
    expect(answer.headers['content-type']).toContain('text/calendar')
    const { rows } = await server.database.pool.query<{ depart_at: Date }>('SELECT depart_at FROM orders WHERE order_no = $1', [
      orderNo,
    ])
    const start = rows[0]!.depart_at.toISOString().replace(/[-:]|\.000/g, '')
    expect(answer.body).toContain(`DTSTART:${start}`)
    expect(answer.body).toContain(`UID:${orderNo}-0@sojourn`)
    expect(answer.body).toContain('BEGIN:VEVENT')
  })

  test.each(['GetItineraryPdf', 'GetCalendarFile'])('%s shows strangers and colleagues nothing', async (path) => {
    for (const who of ['manager@beichen.example', 'director']) {
      const answer = await fetchAs(who, path, 'zh-CN')
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ success: false, code: 300003 })
    }
    const nobody = await server.app.inject({ method: 'GET', url: `/api/Order/${path}`, query: { orderId: orderNo } })
    expect(nobody.statusCode).toBe(401)
  })
})
