import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideByLink, readApprovalLink } from '@sojourn/contract/booking/approval/approval.calls'
import { getEnterpriseCurrency } from '@sojourn/contract/access/session.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { answer, flow, level, refusedAs, roundsOf, setFlows, submitted } from '../../../testing/approvals'
import { detail, expectResult, outOfPolicy } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => setFlows(server, flow([level('any', 'manager')], { deadlineHours: 2 })))
afterAll(() => server.close())

let day = 0
const nextDate = (): string => `2027-03-${String(++day).padStart(2, '0')}`
const open = () => submitted(server, { date: nextDate() }, outOfPolicy)

/** What was sent about an order to this person, newest first. */
async function sent(who: string, orderNo: string): Promise<string[]> {
  await server.context.drainJobs()
  const { rows } = await server.database.pool.query<{ body: string }>(
    'SELECT body FROM sandbox_outbox WHERE receiver = $1 AND body LIKE $2 ORDER BY at DESC, id DESC',
    [`${who}@yuanxing.example`, `%${orderNo}%`],
  )
  return rows.map(({ body }) => body)
}
async function tokenOf(who: string, orderNo: string): Promise<string> {
  const [notification] = await sent(who, orderNo)
  return /approvalLink\?lang=zh-CN#(\S+)/.exec(notification ?? '')![1]!
}
const read = (token: string, who: string | null = null) => server.call(who, readApprovalLink, { token })
const decide = (token: string, decision: 'agree' | 'reject' = 'agree', reason?: string, who: string | null = null) =>
  server.call(who, decideByLink, { token, decision, version: 1, ...(reason && { reason }) })
const stateOf = async (orderNo: string) => (await detail(server, 'employee', orderNo)).state

describe('[S7.05] the currency of a notification’s company', () => {
  test('is told for the token of its link to who is not signed in, and for no other token', async () => {
    const token = await tokenOf('manager', (await open()).orderNo)
    const currencyOf = (who: string | null, approvetoken?: string) =>
      server.call(who, getEnterpriseCurrency, approvetoken === undefined ? {} : { approvetoken })
    await server.database.pool.query("UPDATE enterprise SET currency = 'HKD' WHERE enterprise_id = 1")
    expect(expectResult(await currencyOf(null, token))).toEqual({ currencyCode: 'HKD', symbol: 'HK$', unit: '港元' })
    // Whoever is signed in reads the notification's company, not the own one.
    expect(expectResult(await currencyOf('manager@beichen.example', token)).currencyCode).toBe('HKD')
    expect(expectResult(await currencyOf('manager@beichen.example'))).toEqual({ currencyCode: 'CNY', symbol: '¥', unit: '元' })
    await server.database.pool.query("UPDATE enterprise SET currency = 'CNY' WHERE enterprise_id = 1")
    expect(
      await currencyOf(
        null,
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toMatchObject(refusedAs('approvalLinkUnknown'))
    expect(await currencyOf(null)).toMatchObject(refusedAs('notSignedIn'))
  })
})

describe('the one-time link of a notification', () => {
  test('shows the case without deciding, however often it is read, and decides once', async () => {
    const { orderNo, approvalId } = await open()
    const token = await tokenOf('manager', orderNo)
    for (let times = 0; times < 3; times++)
      expect((await read(token)).result).toMatchObject({
        state: 'open',
        approver: '陈*远',
        applicant: '林*雯',
        subjectNo: orderNo,
        people: [
          { name: '林*雯', reason: '行程紧急', violations: expect.arrayContaining([expect.stringContaining('折')]) as string[] },
        ],
      })
    expect(await stateOf(orderNo)).toBe(20)
    expect((await decide(token)).result).toMatchObject({ subjectNo: orderNo, subjectState: 1100 })
    expect(await decide(token)).toMatchObject(refusedAs('approvalLinkUsed'))
    expect((await read(token)).result).toEqual({ state: 'used' })
    const [round] = await roundsOf(server, 'employee', approvalId)
    expect(round?.acts.at(-1)?.sentence).toBe('陈志远同意')
  })

  test('rejects only with a reason, and a refusal does not use it up', async () => {
    const { orderNo } = await open()
    const token = await tokenOf('manager', orderNo)
    expect(await decide(token, 'reject')).toMatchObject(refusedAs('rejectReasonMissing'))
    expect((await decide(token, 'reject', '改乘高铁')).result).toMatchObject({ subjectState: 25 })
  })

  test('works as the person to whom it went, whoever is signed in', async () => {
    const { orderNo, approvalId } = await open()
    const token = await tokenOf('manager', orderNo)
    expect((await read(token, 'employee')).result).toMatchObject({ approver: '陈*远' })
    expect((await decide(token, 'agree', undefined, 'employee')).success).toBe(true)
    expect((await roundsOf(server, 'employee', approvalId))[0]).toMatchObject({ tasks: [{ approver: '陈志远', state: 1 }] })
  })

  test('says that the case has been decided elsewhere', async () => {
    const { orderNo, approvalId } = await open()
    const token = await tokenOf('manager', orderNo)
    await answer(server, 'manager', approvalId)
    expect((await read(token)).result).toEqual({ state: 'decided' })
    expect(await decide(token)).toMatchObject(refusedAs('approvalDecided'))
  })

  test('ends with the deadline', async () => {
    const { orderNo } = await open()
    const token = await tokenOf('manager', orderNo)
    await server.turn(120)
    expect((await read(token)).result).toEqual({ state: 'decided' })
    expect(await decide(token)).toMatchObject(refusedAs('approvalLinkExpired'))
    expect(await stateOf(orderNo)).toBe(1400)
  })

  test('shows nothing of its case once it has run out, though the case waits on', async () => {
    const { orderNo } = await open()
    const token = await tokenOf('manager', orderNo)
    await server.database.pool.query("UPDATE approval_link SET expires_at = '2026-01-01'")
    expect(await stateOf(orderNo)).toBe(20)
    expect((await read(token)).result).toEqual({ state: 'expired' })
  })

  test('binds to the version that was seen', async () => {
    const { orderNo } = await open()
    const token = await tokenOf('manager', orderNo)
    await server.database.pool.query('UPDATE orders SET version = 5 WHERE order_no = $1', [orderNo])
    expect(await decide(token)).toMatchObject(refusedAs('orderChanged'))
    expect((await read(token)).result).toMatchObject({ version: 5 })
  })

  test('is nowhere in the database, nor in the letters that are read in the product', async () => {
    const { orderNo } = await open()
    const token = await tokenOf('manager', orderNo)
    const secret = token.split('.')[1]!
    for (const table of ['approval_link', 'approval', 'approval_act', 'mail', 'job', 'idempotency']) {
      const { rows } = await server.database.pool.query<object>(`SELECT to_jsonb(t) AS row FROM ${table} t`)
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
    const { list } = expectResult(await server.call('manager', getMyMails, {}))
    expect(list).toAllSatisfy(({ body }) => !body.includes('approvalLink'))
  })

  test('made up, of another company, or of somebody who may no longer approve, is unknown', async () => {
    const { orderNo } = await open()
    const token = await tokenOf('manager', orderNo)
    const unknown = [`1.${'x'.repeat(43)}`, token.replace('1.', '2.'), token.slice(2), `${token}x`, `999999999.${token.slice(2)}`]
    for (const wrong of unknown) {
      expect(await read(wrong)).toMatchObject(refusedAs('approvalLinkUnknown'))
      expect(await decide(wrong)).toMatchObject(refusedAs('approvalLinkUnknown'))
    }
    const permit = (permissions: string) =>
      server.database.pool.query(`UPDATE employee SET permissions = '${permissions}' WHERE employee_id = '1-manager'`)
    await permit('{book}')
    expect(await decide(token)).toMatchObject(refusedAs('approvalLinkUnknown'))
    await permit('{book,bookForOthers,approve}')
    expect((await decide(token)).success).toBe(true)
  })

  test('of two at once decides once', async () => {
    const { orderNo } = await open()
    const token = await tokenOf('manager', orderNo)
    const answers = await Promise.all([decide(token), decide(token, 'reject', '不同意')])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === refusedAs('approvalLinkUsed').code)).toHaveLength(1)
  })
})
