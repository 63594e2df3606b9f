import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { bookIntl, givePassport, intlDetail } from '../../../testing/intl-flight/orders'
import { expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

describe('[S2.23] an employee flies abroad and back', () => {
  test('searched, checked, booked, approved, paid, ticketed and seen', async () => {
    const { request, answer } = await bookIntl(server, 'employee', { date: '2026-12-09', returnDate: '2026-12-16' })
    const created = expectResult(answer)
    expect(created).toMatchObject({ state: 20, next: 'approval', orderNo: expect.stringMatching(/^I/) })
    const held = await intlDetail(server, 'employee', created.orderNo)
    expect(held.tickets).toAllSatisfy(({ record }) => /^[A-Z0-9]{6}$/.test(record ?? ''))
    expect(held.payBy! >= held.holdExpiresAt!, 'held no longer than the carrier keeps it').toBe(true)

    await decide(server, 'manager', created.orderNo)
    if ((await intlDetail(server, 'employee', created.orderNo)).state === 20) await decide(server, 'director', created.orderNo)
    expectResult(await payByCredit(server, 'employee', created.orderNo, request.expectedTotal))
    await server.context.drainJobs()

    const order = await intlDetail(server, 'employee', created.orderNo)
    expect(order.state).toBe(1800)
    expect(order.directions).toHaveLength(2)
    const [traveller] = order.travellerList
    const coupons = traveller!.tickets.flatMap((ticket) => ticket.coupons)
    expect(coupons.map(({ segment }) => segment).toSorted((a, b) => a - b)).toEqual(order.segments.map(({ index }) => index))
    expect(order.passengers[0]!.notes.map(({ kind }) => kind)).toContain('visa')
    const mails = expectResult(await server.call('employee', getMyMails, {}))
    expect(mails.list.map(({ subject }) => subject.split('：')[0])).toContain('已出票')
  })
})
