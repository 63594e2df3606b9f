import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { book, decide, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

describe('my messages', () => {
  let server: TestServer
  let first: string
  let second: string
  beforeAll(async () => {
    server = await openTestServer()
    first = (await book(server, 'employee', { date: '2026-12-09' })).created.orderNo
    expectResult(await decide(server, 'manager', first))
    await server.turn(1)
    second = (await book(server, 'employee', { date: '2026-12-16' })).created.orderNo
    expectResult(await decide(server, 'manager', second))
  })
  afterAll(() => server.close())

  const notifications = async (request: object, who = 'employee') => expectResult(await server.call(who, getMyMails, request))

  test('page by page, newest first, each once', async () => {
    const whole = (await notifications({})).list.map(({ id }) => id)
    expect(whole.length).toBeGreaterThan(1)
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await notifications({ size: 1, ...(cursor && { cursor }) })
      read.push(...page.list.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(read).toEqual(whole)
  })

  test('by words of the notification; signs of a pattern are only signs', async () => {
    const about = async (keyword: string) => (await notifications({ keyword })).list
    expect((await about(second)).length).toBeGreaterThan(0)
    expect((await about(second)).filter(({ subject, body }) => !`${subject}${body}`.includes(second))).toEqual([])
    expect(await about('%')).toEqual([])
  })

  test('one by its number, for whom it was written alone', async () => {
    const [newest] = (await notifications({})).list
    expect((await notifications({ id: newest!.id })).list).toEqual([newest])
    expect((await notifications({ id: newest!.id }, 'finance')).list).toEqual([])
    expect((await notifications({ id: 'no number' })).list).toEqual([])
    expect((await notifications({ cursor: '2026-01-01T00:00:00.000Z~no number' })).list).toEqual([])
  })
})
