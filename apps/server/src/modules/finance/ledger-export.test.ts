import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, type Account } from '@sojourn/domain/booking/ledger/accounts'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { book, decide, expectResult, payByCredit } from '../../testing/flights'
import { noticeOf, notify } from '../../testing/payments'
import { openTestServer, type TestServer } from '../../testing/server'
import { returnMoney } from '../booking/payment/return-payments'
import { inTransaction } from '../../work'
import { hledger, hledgerBalances } from './hledger.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await makeMovements()
})
afterAll(() => server.close())

/** Orders paid on credit and personally with points, one given up, one partly refunded. */
async function makeMovements(): Promise<void> {
  const { context } = server
  const onCredit = await book(server, 'employee', { date: '2027-01-04' })
  await decide(server, 'manager', onCredit.created.orderNo)
  await payByCredit(server, 'employee', onCredit.created.orderNo, onCredit.request.expectedTotal)
  const own = await book(server, 'employee', { date: '2027-01-05', travelType: 2 })
  const { orderNo } = own.created
  const { expectedTotal } = own.request
  const asked = await server.call('employee', pay, { orderNos: [orderNo], settleType: 1, expectedTotal, points: 777 })
  await notify(server, noticeOf(server, expectResult(asked).paymentNo, expectedTotal - 777))
  const givenUp = await book(server, 'employee', { date: '2027-01-06' })
  await server.call('employee', cancelOrder, { orderNo: givenUp.created.orderNo })
  await context.drainJobs()
  await inTransaction(context, 1, (work) =>
    returnMoney(work, {
      orderNo: 'R20261120',
      paidOrderNo: onCredit.created.orderNo,
      amount: 12_345,
      kind: 'refund',
      at: context.clock.now(),
    }),
  )
}

const exportBy = async (who: string, query = '') => {
  const cookie = await server.cookieOf(who)
  return server.app.inject({
    method: 'GET',
    url: `/api/Finance/ExportLedger${query}`,
    headers: { cookie, 'sec-fetch-mode': 'navigate' },
  })
}

// `npm test` installs hledger where it can (scripts/steps/hledger.mjs).
test.skipIf(!hledger)('[handbook 6.4] the journal is one that hledger reads, and its balances are ours to the cent', async () => {
  const answer = await exportBy('finance')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('ledger.journal')
  const theirs = await hledgerBalances(answer.body)
  const { rows } = await server.database.pool.query<{ account: Account; balance: number }>(
    'SELECT account, sum(amount)::integer AS balance FROM ledger_entry WHERE enterprise_id = 1 GROUP BY account',
  )
  expect(rows.length).toBeGreaterThan(6)
  const ours = Object.fromEntries(
    rows.map(({ account, balance }) => [accounts[account], balance === 0 ? '0' : `${(balance / 100).toFixed(2)} CNY`]),
  )
  const sayZero = (said: string): string => (Number.parseFloat(said) === 0 ? '0' : said)
  for (const [name, balance] of Object.entries(ours)) expect([name, sayZero(theirs[name] ?? '0')]).toEqual([name, balance])
  const total = Object.values(theirs).reduce((sum, said) => sum + Math.round(Number.parseFloat(said) * 100), 0)
  expect(total).toBe(0)
})

test('[handbook 6.4] a journal of some days has the postings of those days in China', async () => {
  const day = (await exportBy('finance', '?from=2026-11-01&to=2026-11-01')).body
  expect(day).toContain('2026-11-01 * (')
  expect(day).not.toContain('2026-11-20')
  expect((await exportBy('finance', '?from=2026-11-02')).body).not.toContain('2026-11-01 * (')
  expect((await exportBy('finance', '?from=yesterday')).statusCode).toBe(400)
})

test('only finance may take the books, and only its own company’s', async () => {
  expect((await exportBy('employee')).statusCode).toBe(403)
  expect((await server.app.inject({ method: 'GET', url: '/api/Finance/ExportLedger' })).statusCode).toBe(401)
  const other = (await exportBy('finance@beichen.example')).body
  expect(other).toContain('500000.00 CNY')
  expect(other).not.toContain('777')
})
