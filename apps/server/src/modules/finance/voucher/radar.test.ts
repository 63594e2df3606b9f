import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getVoucherRadar, searchCompanyDue, searchOwnDue } from '@sojourn/contract/finance/voucher.calls'
import { dueGroups } from '@sojourn/contract/finance/voucher-words'
import type { DueThing, VoucherRadar } from '@sojourn/contract/finance/voucher.shapes'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { ticketedTrain } from '../../../testing/trains'
import { november, recount, turnTo } from '../bill/bill.testing'
import { railFor, ridesDue, titleOf, uploadCompanyFile } from './voucher.testing'

let server: TestServer
/** Two weeks before the vouchers of the first flights end. */
const today = '2027-06-20'
beforeAll(async () => {
  server = await openTestServer()
  await november(server)
  await ticketedTrain(server, { search: { date: '2026-12-02' } })
  await turnTo(server, `${today}T02:00:00Z`)
  const [thing] = await ridesDue(server)
  const title = await titleOf(server)
  await uploadCompanyFile(server, railFor(thing!, title))
  await uploadCompanyFile(server, railFor((await ridesDue(server))[0]!, { ...title, buyer: '别家公司' }))
}, 180_000)
afterAll(() => server.close())

const radarBy = async (groupedBy: (typeof dueGroups)[number]): Promise<VoucherRadar> =>
  expectResult(await server.call('finance', getVoucherRadar, { groupedBy }))
const thingsOf = async (part: object = {}): Promise<DueThing[]> => {
  const all: DueThing[] = []
  let cursor: string | undefined
  do {
    const page = expectResult(await server.call('finance', searchCompanyDue, { ...part, size: 2, ...(cursor && { cursor }) }))
    all.push(...page.list)
    cursor = page.next
  } while (cursor)
  return all
}

interface Counted {
  key: string
  owner_id: string
  department_id: string
  supplier: string
  item: string
  day: string
  amount: number
  tax: number
}

/** Thing by thing, asking of each invoice and voucher by itself whether it proves the thing. */
async function countAgain(): Promise<Counted[]> {
  const { pool } = server.database
  const { rows: due } = await pool.query<Counted>(
    `SELECT key, owner_id, department_id, supplier, item, travel_day::text AS day, amount, tax FROM voucher_due
     WHERE enterprise_id = 1 AND payer = 'company'`,
  )
  const { rows: lines } = await pool.query<{ key: string; state: string; living: boolean }>(
    'SELECT l.key, i.state, l.living FROM invoice_line l JOIN invoice i USING (enterprise_id, invoice_id) WHERE enterprise_id = 1',
  )
  const { rows: given } = await pool.query<{ key: string; verdict: string; dropped: boolean }>(
    'SELECT t.key, v.verdict, v.dropped FROM voucher_thing t JOIN voucher v USING (enterprise_id, voucher_id) WHERE enterprise_id = 1',
  )
  const proved = new Set<string>()
  for (const { key, state, living } of lines) if (living && ['issued', 'delivered'].includes(state)) proved.add(key)
  for (const { key, verdict, dropped } of given) if (verdict === 'matched' && !dropped) proved.add(key)
  return due.filter(({ key, day }) => !proved.has(key) && day <= today && daysBetween(day, today) < 365)
}

function sumsOf(things: readonly Counted[]) {
  const left = (day: string): number => daysBetween(today, addDays(day, 180))
  const soon = things.filter(({ day }) => left(day) >= 0 && left(day) <= 30)
  const lapsed = things.filter(({ day }) => left(day) < 0)
  const taxOf = (some: readonly Counted[]): number => sum(some.map(({ tax }) => tax))
  return {
    count: things.length,
    amount: sum(things.map(({ amount }) => amount)),
    tax: taxOf(things),
    soon: soon.length,
    soonTax: taxOf(soon),
    lapsed: lapsed.length,
    lapsedTax: taxOf(lapsed),
  }
}

const columns = { person: 'owner_id', department: 'department_id', supplier: 'supplier', item: 'item' } as const

describe('the voucher radar', () => {
  test('[handbook 10.5] follows what the company paid to the fen, counted from the other side of the books', async () => {
    const { rows } = await server.database.pool.query<{ amount: number }>(
      `SELECT sum(amount)::bigint AS amount FROM voucher_due WHERE enterprise_id = 1 AND payer = 'company'`,
    )
    expect(rows[0]!.amount).toBe(await recount(server, 1, '2000-01-01', '2100-01-01'))
  })

  test.each(dueGroups)('equals a recount thing by thing: by %s', async (group) => {
    const things = await countAgain()
    const { asOf, total, parts } = await radarBy(group)
    expect(asOf).toBe(today)
    expect(total).toEqual(sumsOf(things))
    expect(total.soon).toBeGreaterThan(0)
    expect(total.lapsed).toBeGreaterThan(0)
    expect(parts.map(({ key }) => key).toSorted()).toEqual([...new Set(things.map((thing) => thing[columns[group]]))].toSorted())
    for (const { name, key, ...sums } of parts) {
      const own = things.filter((thing) => thing[columns[group]] === key)
      expect(sums).toEqual(sumsOf(own))
      expect(name).not.toBe('')
      const opened = await thingsOf({ groupedBy: group, key })
      expect(opened.map((thing) => thing.key).toSorted()).toEqual(own.map((thing) => thing.key).toSorted())
    }
  })

  test('opens down to orders, the most urgent first, and as a file', async () => {
    const things = await thingsOf()
    const days = things.map(({ daysLeft }) => daysLeft)
    const ascending = days.toSorted((a, b) => a - b)
    // What nobody issues any more stands at the end.
    expect(days).toEqual([...ascending.filter((left) => left >= 0), ...ascending.filter((left) => left < 0)])
    expect(things).toAllSatisfy(({ orderNo, lastDay, daysLeft }) => orderNo !== '' && daysLeft === daysBetween(today, lastDay))
    const file = await server.app.inject({
      method: 'GET',
      url: '/api/Voucher/ExportDue',
      headers: { token: await server.tokenOf('finance') },
    })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(await server.call('employee', getVoucherRadar, { groupedBy: 'person' })).toMatchObject({ success: false, status: 403 })
  })

  test('another company sees its own alone', async () => {
    const { rows } = await server.database.pool.query<{ key: string }>('SELECT key FROM voucher_due WHERE enterprise_id <> 1')
    const shown = new Set((await thingsOf()).map(({ key }) => key))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ key }) => shown.has(key))).toBe(false)
  })

  test('[handbook 1.10] people are reminded thirty days before, once, in a notification', async () => {
    const notifications = async (who = 'employee') =>
      expectResult(await server.call(who, getMyMails, {})).list.filter(({ subject }) => subject.includes('将在 30 天内过期'))
    const { list } = expectResult(await server.call('employee', searchOwnDue, { size: 100 }))
    const soon = list.filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= 30)
    expect(soon.some(({ payer }) => payer === 'person')).toBe(true)
    // What the agency invoices to the company is finance's to apply for, and of what has lapsed nobody can bring one.
    expect(list).toAllSatisfy(({ payer, item, daysLeft }) => daysLeft >= 0 && (payer === 'person' || item !== 'serviceFee'))
    // The next morning, whichever of the jobs of today came first.
    await server.turn(24 * 60)
    const before = await notifications()
    expect(before.length).toBeGreaterThan(0)
    expect((await notifications('finance')).map(({ body }) => body).join('\n')).toContain('/v/center/bill/voucherRadar')
    await server.turn(3 * 24 * 60)
    expect(await notifications()).toHaveLength(before.length)
  })

  test('however often the books are followed from their beginning, the same is found', async () => {
    const { pool } = server.database
    const before = (await pool.query('SELECT FROM voucher_due WHERE enterprise_id = 1')).rowCount
    await pool.query("UPDATE voucher_account SET followed_to = '2000-01-01'")
    await server.turn(6)
    expect((await pool.query('SELECT FROM voucher_due WHERE enterprise_id = 1')).rowCount).toBe(before)
  })
})
