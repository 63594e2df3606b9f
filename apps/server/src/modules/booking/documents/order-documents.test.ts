import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crc32 } from 'node:zlib'
import { chooseFlightTravellers, createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { book, choose, expectResult, orderRequest, saveDraft } from '../../../testing/flights'
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

describe('[S7.52] the zip of certificates', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  /** Names and contents of a stored archive, read from its directory as other programs do. */
  function unzip(archive: Buffer): { name: string; content: Buffer; whole: boolean }[] {
    const end = archive.length - 22
    expect(archive.readUInt32LE(end)).toBe(0x06054b50)
    let at = archive.readUInt32LE(end + 16)
    return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
      expect(archive.readUInt32LE(at)).toBe(0x02014b50)
      const [crc, size, title, offset] = [16, 24, 28, 42].map((field) =>
        field === 28 ? archive.readUInt16LE(at + field) : archive.readUInt32LE(at + field),
      ) as [number, number, number, number]
      const name = archive.toString('utf8', at + 46, at + 46 + title)
      at += 46 + title
      expect(archive.readUInt32LE(offset)).toBe(0x04034b50)
      const begin = offset + 30 + archive.readUInt16LE(offset + 26)
      const content = archive.subarray(begin, begin + size)
      return { name, content, whole: crc32(content) === crc }
    })
  }

  test('has one document for each traveller of an order, with that person alone', async () => {
    const tempOrderNo = await saveDraft(server, 'manager', { bookType: 1, date: '2026-12-10' })
    expectResult(await server.call('manager', chooseFlightTravellers, { tempOrderNo, employeeIds: ['1-employee', '1-manager'] }))
    const seats = await choose(server, 'manager', tempOrderNo, (_, fare) => fare.verdict === 'within' && fare.seats >= 2)
    const request = await orderRequest(server, 'manager', tempOrderNo, [seats])
    const created = expectResult(await server.call('manager', createFlightOrder, request))
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/Flight/GetCertificateZip',
      query: { orderId: created.orderNo },
      headers: { token: await server.tokenOf('manager') },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = unzip(answer.rawPayload)
    expect(files.map(({ name }) => name)).toEqual([`${created.orderNo}-1-林晓雯.pdf`, `${created.orderNo}-2-陈志远.pdf`])
    for (const { content, whole } of files) {
      expect(whole).toBe(true)
      expect(content.toString('latin1', 0, 5)).toBe('%PDF-')
    }
    expect(files[0]!.content.equals(files[1]!.content)).toBe(false)
  })

  test('shows colleagues nothing', async () => {
    const { created } = await book(server, 'employee', { date: '2026-12-11' })
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/Flight/GetCertificateZip',
      query: { orderId: created.orderNo },
      headers: { token: await server.tokenOf('director') },
    })
    expect(answer.statusCode).toBe(404)
  })
})
