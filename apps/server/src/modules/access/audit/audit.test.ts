import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getParkedJobs } from '@sojourn/contract/access/parked-job.calls'
import { checkInitialPassword, checkVerifyCode, modifyPassword, resetPassword } from '@sojourn/contract/access/account.calls'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { requireSecondFactor } from '@sojourn/contract/access/second-factor.calls'
import { login } from '@sojourn/contract/access/session.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { revealPersonalData } from '@sojourn/contract/personal/credential.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { demoPassword } from '../../../seed/seed'
import { ticketFor } from '../../../testing/accounts'
import { book, expectResult } from '../../../testing/flights'
import { countOf } from '../../../testing/database/rows'
import { enrolApp } from '../../../testing/second-factor'
import { openTestServer, type TestServer } from '../../../testing/server'
import { brokenSeals } from './seal'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = async (search: RequestOf<typeof getAuditLog> = {}, who = 'admin') => {
  await server.context.audit.flush()
  return expectResult(await server.call(who, getAuditLog, { size: 100, ...search })).list
}
const signIn = (account: string, password = demoPassword) => server.call(null, login, { account, password })

describe('the audit log of a company', () => {
  test('[architecture] tells who signed in and who was refused, and the companies apart', async () => {
    await signIn('director@yuanxing.example')
    await signIn('director@yuanxing.example', 'Guess-2026')
    await signIn('nobody@yuanxing.example', 'Guess-2026')
    await signIn('employee@beichen.example')
    const found = await read({ person: '欧阳明哲' })
    expect(found.map(({ kind, what }) => [kind, what])).toEqual([
      ['signInRefused', 'api/Employee/v2/Login wrongPassword'],
      ['signedIn', 'api/Employee/v2/Login'],
    ])
    expect(found[0]!.address).not.toBe('')
    const english = expectResult(await server.call('admin', getAuditLog, { person: 'ouyang' }, { language: 'en' })).list
    expect(english[0]!.person).toBe('OUYANG/MINGZHE')
    expect((await read()).map(({ person }) => person)).not.toContain('赵建国')
  })

  test('[architecture] tells of wrong codes for a forgotten password and of wrong initial passwords', async () => {
    const account = 'guest-booker@yuanxing.example'
    await server.call(null, checkVerifyCode, { purpose: 'reset', account, code: '000000' })
    await server.call(null, checkInitialPassword, { account: 'newcomer@yuanxing.example', password: 'Guess-2026' })
    const refused = await read({ kind: 'signInRefused' })
    expect(refused.map(({ person, what }) => `${person} ${what}`)).toEqual(
      expect.arrayContaining([
        '苏婉清 api/Employee/CheckVerifyCode codeExpired',
        '高心怡 api/Employee/CheckInitialPassword wrongPassword',
      ]),
    )
  })

  test('[architecture] belongs to no company for an account that nobody has: that is told to the server’s log, by the minute', async () => {
    const told = vi.spyOn(server.context.log, 'info')
    for (let times = 0; times < 3; times++) await signIn('somebody@nowhere.example', 'Guess-2026')
    await server.context.audit.flush()
    expect(told.mock.calls).toEqual([
      [
        { kind: 'signInRefused', what: 'api/Employee/v2/Login wrongPassword', address: '127.0.0.1', count: 3 },
        expect.stringContaining('nobody') as string,
      ],
    ])
    told.mockRestore()
  })

  test('[architecture] counts refusals of permission by the minute: a thousand are one row', async () => {
    const before = await countOf(server, 'audit_entry')
    for (let times = 0; times < 1_000; times++)
      expect(await server.call('employee', getParkedJobs, {})).toMatchObject({ code: problems.forbidden.code })
    const [refused] = await read({ kind: 'refused' })
    expect(refused).toMatchObject({ person: '林晓雯', what: 'api/Agent/GetParkedJobs forbidden', count: 1_000 })
    expect((await countOf(server, 'audit_entry')) - before).toBeLessThan(5)
  })

  test('[architecture] tells of exports, of data read in clear, and of changes of rights', async () => {
    const { created } = await book(server, 'employee', { date: addDays(chinaDate(server.context.clock.now()), 20) })
    const token = await server.tokenOf('employee')
    const file = await server.app.inject({
      method: 'GET',
      url: `/api/Order/GetCalendarFile?orderId=${created.orderNo}`,
      headers: { token },
    })
    expect(file.statusCode).toBe(200)
    expectResult(await server.call('employee', revealPersonalData, { subject: 'mobile' }))
    const passwords = { oldPassword: demoPassword, password: 'Harbour27', confirmPassword: 'Harbour27' }
    expectResult(await server.call('consultant', modifyPassword, passwords, { key: 'a-new-password' }))
    expect((await read({ kind: 'exported' }))[0]).toMatchObject({
      person: '林晓雯',
      what: `/api/Order/GetCalendarFile ${created.orderNo}`,
    })
    expect((await read({ kind: 'clearView' }))[0]).toMatchObject({ person: '林晓雯' })
    expect((await read({ kind: 'rights' }))[0]).toMatchObject({ person: '顾一鸣', what: 'api/Employee/ModifyPassword' })
  })

  test('[architecture] tells of a forgotten password that was set anew, and of what second factors a company wants', async () => {
    const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account: 'expired@yuanxing.example' })
    expectResult(await server.call(null, resetPassword, { ticket, password: 'Harbour28', confirmPassword: 'Harbour28' }))
    await enrolApp(server, 'admin')
    expectResult(await server.call('admin', requireSecondFactor, { required: false }))
    expect((await read({ kind: 'rights' })).map(({ person, what }) => `${person} ${what}`)).toEqual(
      expect.arrayContaining([
        '郑大为 api/Employee/ResetPassword',
        '周雅琴 api/Employee/ConfirmAuthenticatorApp',
        '周雅琴 api/Employee/RequireSecondFactor',
      ]),
    )
  })

  test('[architecture] is found by day, and is read by who manages the company alone', async () => {
    const today = chinaDate(server.context.clock.now())
    expect((await read({ day: today })).length).toBeGreaterThan(0)
    expect(await read({ day: addDays(today, -1) })).toEqual([])
    expect(await server.call('employee', getAuditLog, {})).toMatchObject({ code: problems.forbidden.code })
  })
})

describe('the chain of the audit log', () => {
  test('[architecture] the account that serves requests adds and reads, and nothing else', async () => {
    for (const table of ['audit_entry', 'audit_seal'])
      for (const statement of [`UPDATE ${table} SET kind = ''`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
        await expect(server.context.database.tenant(1, (sql) => sql.query(statement))).rejects.toThrow(/permission denied/)
  })

  test('[architecture] a row that is changed, removed or put in later breaks it', async () => {
    const { pool } = server.database
    await read()
    await server.turn(70)
    await signIn('director@yuanxing.example')
    await server.turn(70)
    expect(await countOf(server, 'audit_seal', "kind = 'signedIn' AND enterprise_id = 1")).toBeGreaterThan(1)
    expect(await brokenSeals(server.context)).toEqual([])
    const change = async (statement: string, undo: string) => {
      await pool.query(statement)
      expect(await brokenSeals(server.context)).toMatchObject([{ enterpriseId: 1 }])
      await pool.query(undo)
      expect(await brokenSeals(server.context)).toEqual([])
    }
    const of =
      "enterprise_id = 1 AND kind = 'signedIn' AND at = (SELECT min(at) FROM audit_entry WHERE kind = 'signedIn' AND enterprise_id = 1)"
    await change(`UPDATE audit_entry SET count = count + 7 WHERE ${of}`, `UPDATE audit_entry SET count = count - 7 WHERE ${of}`)
    await pool.query(`CREATE TABLE kept AS SELECT * FROM audit_entry WHERE ${of}`)
    await change(`DELETE FROM audit_entry WHERE ${of}`, 'INSERT INTO audit_entry SELECT * FROM kept')
    const added = "'00000000-0000-7000-8000-000000000001'"
    await change(
      `INSERT INTO audit_entry SELECT enterprise_id, ${added}, at, kind, 'somebody', what, address, count FROM kept LIMIT 1`,
      `DELETE FROM audit_entry WHERE id = ${added}`,
    )
  })

  test('[architecture] of one company that cannot be sealed keeps no other waiting', async () => {
    const { pool } = server.database
    await pool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON audit_seal FOR EACH ROW WHEN (NEW.enterprise_id = 1) EXECUTE FUNCTION refuse()`,
    )
    const seals = async () => [
      await countOf(server, 'audit_seal', 'enterprise_id = 1'),
      await countOf(server, 'audit_seal', 'enterprise_id = 2'),
    ]
    const [first, second] = await seals()
    for (const account of ['director@yuanxing.example', 'employee@beichen.example']) await signIn(account)
    await server.turn(70)
    expect(await seals()).toEqual([first, second! + 1])
    await pool.query('DROP FUNCTION refuse CASCADE')
    await server.turn(70)
    expect((await seals())[0]).toBe(first! + 1)
  })

  test('[architecture] what has come to its end goes by whole seals and the rest still holds; what is young cannot be removed', async () => {
    const { database, vault } = server.context
    const left = () => countOf(server, 'audit_entry', "kind = 'signedIn' AND enterprise_id = 1")
    const before = await left()
    await database.tenant(1, (sql) => sql.query("SELECT purge_audit(1, 'signedIn', now() + interval '1 year')"))
    expect(await left()).toBe(before)
    await server.database.pool.query(
      `UPDATE audit_entry SET at = at - interval '10 years' WHERE enterprise_id = 1 AND kind = 'signedIn'
       AND at <= (SELECT min(until) FROM audit_seal WHERE enterprise_id = 1 AND kind = 'signedIn')`,
    )
    await server.database.pool.query(
      `UPDATE audit_seal SET until = until - interval '10 years', since = since - interval '10 years' WHERE number = 1 AND enterprise_id = 1 AND kind = 'signedIn'`,
    )
    await database.tenant(1, (sql) => sql.query("SELECT purge_audit(1, 'signedIn', now() - interval '366 days')"))
    expect(await left()).toBeLessThan(before)
    expect(await left()).toBeGreaterThan(0)
    expect(await brokenSeals({ database, vault })).toEqual([])
  })
})
