import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveLanguage, sendVerifyCode } from '@sojourn/contract/access/account.calls'
import type { Sql } from '../../db/sql'
import { outboxOf } from '../../testing/accounts'
import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { chinaDate } from '../../kit/clock'
import { book, expectResult, saveDraft } from '../../testing/flights'
import { countOf } from '../../testing/database/rows'
import { openTestServer, type TestServer } from '../../testing/server'
import { deleteEndedOf } from './housekeeping-store'
import { nextPurge, startHousekeeping } from './housekeeping'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const jobs = async () =>
  (await server.database.pool.query<{ run_at: Date }>("SELECT run_at FROM job WHERE kind = 'housekeeping.purge'")).rows
const day = 24 * 60

describe('the daily purge', () => {
  test.each([
    ['2026-11-20T02:00:00Z', '2026-11-20T19:30:00.000Z'],
    ['2026-11-20T19:29:59Z', '2026-11-20T19:30:00.000Z'],
    ['2026-11-20T19:30:00Z', '2026-11-21T19:30:00.000Z'],
  ])('[architecture] after %s runs at half past three in China: %s', (now, next) => {
    expect(nextPurge(new Date(now)).toISOString()).toBe(next)
  })

  test('[architecture] is one job, however many processes start, and goes on after each run', async () => {
    await Promise.all([1, 2, 3, 4].map(() => startHousekeeping(server.context)))
    expect(await jobs()).toEqual([{ run_at: new Date('2026-11-20T19:30:00Z') }])
    await server.turn(day)
    expect(await jobs()).toEqual([{ run_at: new Date('2026-11-21T19:30:00Z') }])
  })

  test('[architecture] begins again when a start finds that it had given up', async () => {
    await server.database.pool.query("UPDATE job SET failed_at = now(), attempts = 12 WHERE kind = 'housekeeping.purge'")
    await server.turn(3 * day)
    await startHousekeeping(server.context)
    await server.context.drainJobs()
    expect(await jobs()).toEqual([{ run_at: new Date('2026-11-24T19:30:00Z') }])
  })

  test('[architecture] takes any number in statements of a bounded size', async () => {
    await server.database.pool.query(
      `INSERT INTO temp_order (enterprise_id, temp_order_no, employee_id, product, travel_type, book_type, book_mode, traveller_ids, search_params, created_at, expires_at)
       SELECT 1, 'old-' || n, '1-employee', 1, 1, 0, 0, '{}', '{}', '2026-01-01', '2026-01-02' FROM generate_series(1, 12000) AS n`,
    )
    const sizes: number[] = []
    await server.context.database.tenant(1, (sql) => {
      const counting: Sql = {
        async query<Row>(text: string, values?: readonly unknown[]) {
          const rows = await sql.query<Row>(text, values)
          if (text.includes('temp_order')) sizes.push((rows as { count: number }[])[0]!.count)
          return rows
        },
      }
      const before = new Date('2026-01-03')
      const ended = {
        today: '2026-01-03',
        visasBefore: '2025-07-07',
        answersBefore: before,
        draftsBefore: before,
        trialsBefore: before,
        papersBefore: before,
        searchesBefore: before,
      }
      return deleteEndedOf({ sql: counting, enterpriseId: 1 }, ended)
    })
    expect(sizes).toEqual([5_000, 5_000, 2_000])
  })

  test('takes what has ended, and nothing else', async () => {
    const counts = async () => ({
      sessions: await countOf(server, 'session'),
      answers: await countOf(server, 'idempotency'),
      drafts: await countOf(server, 'temp_order'),
      codes: await countOf(server, 'verification'),
      messages: (await outboxOf(server)).length,
    })
    await server.turn(2 * day)
    const empty = await counts()
    await saveDraft(server, 'employee', { date: '2026-12-20' })
    expectResult(await server.call('employee', saveLanguage, { language: 'zh-CN' }))
    const asked = { purpose: 'signIn', channel: 'mobile', account: '13800010001' } as const
    expectResult(await server.call(null, sendVerifyCode, asked))
    await server.context.drainJobs()
    const full = { sessions: 1, answers: 2, drafts: 1, codes: 1, messages: 1 }
    const more = Object.fromEntries(
      Object.entries(await counts()).map(([key, count]) => [key, count - empty[key as keyof typeof empty]]),
    )
    expect(more).toEqual(full)
    await server.turn(day)
    expect(await counts()).toMatchObject({ sessions: 0, answers: empty.answers + 2, codes: empty.codes + 1 })
    await server.turn(2 * day)
    expect(await counts()).toMatchObject({ drafts: 0, codes: 0, messages: 0, answers: empty.answers + 2 })
    await server.turn(7 * day)
    expect(await counts()).toEqual({ sessions: 0, answers: 0, drafts: 0, codes: 0, messages: 0 })
  })

  test('lets suppliers of our own forget keys whose orders are long over, and none that is not decided', async () => {
    const insert = (key: string, state: string, days: number) =>
      server.database.pool.query(
        "INSERT INTO supply_key (operation, key, state, at) VALUES ('air.hold', $1, $2, $3::timestamptz - $4 * interval '1 day')",
        [key, state, server.context.clock.now(), days],
      )
    await insert('over', 'done', 800)
    await insert('void', 'void', 800)
    await insert('waits', 'pending', 800)
    await insert('refundable', 'done', 730)
    await server.turn(day)
    const { rows } = await server.database.pool.query("SELECT key FROM supply_key WHERE key !~ '/' ORDER BY key")
    expect(rows).toEqual([{ key: 'refundable' }, { key: 'waits' }])
  })

  test('takes what was shown in a search that led to no order, and keeps what an order was chosen from', async () => {
    const draftOf = async (searchId: string) =>
      (
        await server.database.pool.query<{ draft: string }>(
          'SELECT temp_order_no AS draft FROM choice_set WHERE search_id = $1',
          [searchId],
        )
      ).rows[0]?.draft
    const shown = () => countOf(server, 'choice_set')
    await server.turn(3 * day)
    expect(await shown()).toBe(0)
    const date = chinaDate(new Date(server.context.clock.now().getTime() + 20 * day * 60_000))
    const { created } = await book(server, 'employee', { date })
    const booked = await shown()
    expect(booked).toBeGreaterThan(0)
    const tempOrderNo = await saveDraft(server, 'employee', { date })
    const { searchId } = expectResult(await server.call('employee', searchFlights, { tempOrderNo, journey: 0 }))
    expect(await draftOf(searchId)).toBe(tempOrderNo)
    expect(await shown()).toBeGreaterThan(booked)
    await server.turn(4 * day)
    expect(await draftOf(searchId)).toBeUndefined()
    expect(await shown()).toBe(booked)
    expect(await countOf(server, 'orders', 'order_no = $1', [created.orderNo])).toBe(1)
  })

  test('takes papers of meetings that name people after three years, and keeps the vouchers of the accounts', async () => {
    const insert = (kind: string, days: number) =>
      server.database.pool.query(
        `INSERT INTO meeting_evidence (enterprise_id, evidence_id, order_no, kind, media_type, size, file_name_cipher, content_cipher, uploaded_at, uploaded_by)
         VALUES (1, $1, 'M1', $2, 'application/pdf', 1, '', '', $3::timestamptz - $4 * interval '1 day', '1-employee')`,
        [`${kind}-${days}`, kind, server.context.clock.now(), days],
      )
    for (const kind of ['notice', 'attendance', 'bill', 'invoice']) for (const days of [1090, 1100]) await insert(kind, days)
    await server.turn(day)
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT evidence_id AS id FROM meeting_evidence ORDER BY 1')
    expect(rows.map(({ id }) => id)).toEqual([
      'attendance-1090',
      'bill-1090',
      'bill-1100',
      'invoice-1090',
      'invoice-1100',
      'notice-1090',
    ])
  })

  test('takes what guests of meetings answered on the day that it says', async () => {
    const insert = (id: string, days: number) =>
      server.database.pool.query(
        `INSERT INTO meeting_attendee (enterprise_id, attendee_id, order_no, invitation_id, answer_cipher, mobile_digest, answered_at, delete_on)
         VALUES (1, $1, 'M1', 'link', '', $1, $2, ($2::timestamptz AT TIME ZONE 'Asia/Shanghai')::date + $3::integer)`,
        [id, server.context.clock.now(), days],
      )
    await insert('over', 1)
    await insert('coming', 40)
    await server.turn(2 * day)
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT attendee_id AS id FROM meeting_attendee')
    expect(rows).toEqual([{ id: 'coming' }])
  })

  test('takes trials of policies that ended more than ninety days ago, and none that is under way', async () => {
    const insert = (id: string, state: string, days: number | null) =>
      server.database.pool.query(
        `INSERT INTO policy_lab_run (enterprise_id, run_id, employee_id, what, product, body, state, asked_at, ended_at)
         VALUES (1, $1, '1-admin', 'trial', 1, '{}', $2, $3::timestamptz - interval '200 days', $3::timestamptz - $4 * interval '1 day')`,
        [`018f0000-0000-7000-8000-00000000000${id}`, state, server.context.clock.now(), days],
      )
    await insert('1', 'done', 91)
    await insert('2', 'cancelled', 92)
    await insert('3', 'done', 80)
    await insert('4', 'running', null)
    await server.turn(day)
    const { rows } = await server.database.pool.query<{ state: string }>('SELECT state FROM policy_lab_run ORDER BY run_id')
    expect(rows.map(({ state }) => state)).toEqual(['done', 'running'])
  })

  test('[architecture] goes on with other companies, and with what is of none, where one fails', async () => {
    await server.database.pool.query(
      `INSERT INTO session (token_hash, enterprise_id, employee_id, created_at, expires_at, device, address)
       VALUES ('over', 1, '1-employee', $1, $1, '', '')`,
      [server.context.clock.now()],
    )
    const old = (enterpriseId: number) =>
      server.database.pool.query(
        `INSERT INTO idempotency (enterprise_id, employee_id, key, call, request_hash, answer, created_at)
         VALUES ($1, 'x', 'old', '', '', '{}', '2026-01-01')`,
        [enterpriseId],
      )
    for (const enterpriseId of [1, 2]) await old(enterpriseId)
    await server.database.pool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
       CREATE TRIGGER refuse BEFORE DELETE ON idempotency FOR EACH ROW WHEN (OLD.enterprise_id = 1) EXECUTE FUNCTION refuse()`,
    )
    await server.turn(day)
    const left = (enterpriseId: number) => countOf(server, 'idempotency', "enterprise_id = $1 AND key = 'old'", [enterpriseId])
    expect([await left(1), await left(2), await countOf(server, 'session', "token_hash = 'over'")]).toEqual([1, 0, 0])
    expect(
      await countOf(server, 'job', "kind = 'housekeeping.purge' AND attempts = 0 AND run_at > $1", [server.context.clock.now()]),
    ).toBe(1)
    await server.database.pool.query('DROP FUNCTION refuse CASCADE')
  })

  test('deletes no choice set otherwise', async () => {
    const remove = server.context.database.tenant(1, (sql) => sql.query('DELETE FROM choice_set'))
    await expect(remove).rejects.toThrow('permission denied')
  })
})
