import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkVerifyCode, loginByCode, sendVerifyCode } from '@sojourn/contract/access/account.calls'
import type { Envelope } from '@sojourn/contract/kit/envelope'
import { getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { languages } from '@sojourn/contract/kit/language'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { askForCode, codeIn, lastMessage, outboxOf, ticketFor } from '../../../testing/accounts'
import { expectResult } from '../../../testing/flights'
import { demoPassword } from '../../../seed/seed'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await server.turn(24 * 60 + 1)
})
afterAll(() => server.close())

const mobile = '13800010001'
const byMobile = { purpose: 'signIn', channel: 'mobile', account: mobile } as const
const ask = (account: string, address = '127.0.0.1', language = 'zh-CN') =>
  server.app.inject({
    method: 'POST',
    url: `/${sendVerifyCode.path}`,
    payload: { purpose: 'signIn', channel: 'mobile', account },
    remoteAddress: address,
    headers: { langtype: language },
  })
const { codeWrong, codeExpired, codeTooSoon, codeTooMany, tooManyRequests, accountLocked } = problems

describe('a code', () => {
  test('signs in the person whose mobile it went to', async () => {
    const code = await askForCode(server, byMobile)
    expect(code).toMatch(/^\d{6}$/)
    const { loginToken, employeeId } = expectResult(await server.call(null, loginByCode, { account: mobile, code }))
    expect(employeeId).toBe('1-employee')
    expect(await server.call(null, getEmployeeConfig, {}, { token: loginToken })).toMatchObject({ success: true })
  })

  test('counts once, also for two who come at the same moment', async () => {
    const code = await askForCode(server, byMobile)
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.call(null, loginByCode, { account: mobile, code })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(answers.filter(({ success }) => !success).map((answer) => answer.code))).toEqual(new Set([codeExpired.code]))
  })

  test('is over after five minutes', async () => {
    const code = await askForCode(server, byMobile)
    await server.turn(5)
    expect(await server.call(null, loginByCode, { account: mobile, code })).toMatchObject({ code: codeExpired.code })
  })

  test('is over when a newer one is asked for', async () => {
    const former = await askForCode(server, byMobile)
    await server.turn(1)
    const newer = await askForCode(server, byMobile)
    if (former !== newer)
      expect(await server.call(null, loginByCode, { account: mobile, code: former })).toMatchObject({ code: codeWrong.code })
    expect(await server.call(null, loginByCode, { account: mobile, code: newer })).toMatchObject({ success: true })
  })

  test('is over after five tries, and the account is locked as after wrong passwords', async () => {
    const code = await askForCode(server, byMobile)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 1; tries <= 5; tries++)
      expect(await server.call(null, loginByCode, { account: mobile, code: wrong })).toMatchObject({ code: codeWrong.code })
    expect(await server.call(null, loginByCode, { account: mobile, code })).toMatchObject({ code: accountLocked.code })
    await server.turn(3)
    await server.database.pool.query('DELETE FROM sign_in_attempt')
    expect(await server.call(null, loginByCode, { account: mobile, code })).toMatchObject({ code: codeExpired.code })
  })

  test('serves its purpose only', async () => {
    const code = await askForCode(server, byMobile)
    const other = await server.call(null, checkVerifyCode, { purpose: 'reset', account: mobile, code })
    expect(other).toMatchObject({ success: false, code: codeExpired.code })
  })

  test('[handbook 11.5] is not kept in clear, nor is the account', async () => {
    const code = await askForCode(server, byMobile)
    const { rows } = await server.database.pool.query<{ text: string }>(
      'SELECT verification::text AS text FROM verification ORDER BY asked_at DESC LIMIT 1',
    )
    expect(rows[0]!.text).not.toContain(mobile)
    expect(rows[0]!.text.replace(/\d{4}-\d\d-\d\d [\d:.+]+/g, '')).not.toContain(`,${code},`)
    const { rows: jobs } = await server.database.pool.query<{ text: string }>('SELECT job::text AS text FROM job')
    expect(jobs.map(({ text }) => text).join()).not.toContain(mobile)
  })

  test.each(languages)('comes in the language of the page: %s', async (language) => {
    await ask(mobile, '10.1.0.1', language)
    const message = await lastMessage(server, mobile)
    expect(codeIn(message)).toMatch(/^\d{6}$/)
    expect(message?.body).toContain({ 'zh-CN': '登录', 'zh-TW': '登入', en: 'signing in' }[language])
  })
})

describe('codes are asked for', () => {
  test('at most once a minute for one account, whatever for', async () => {
    expect((await ask(mobile)).json<Envelope<unknown>>().result).toEqual({ expiresInSeconds: 300, resendInSeconds: 60 })
    const again = await server.call(null, sendVerifyCode, { ...byMobile, purpose: 'reset' }, { language: 'en' })
    expect(again).toMatchObject({ status: codeTooSoon.status, code: codeTooSoon.code, detail: { seconds: 60 } })
    expect(again.message).toContain('60')
    await server.turn(1)
    expect((await ask(mobile)).statusCode).toBe(200)
  })

  test('at most ten times a day for one account', async () => {
    for (let time = 1; time <= 10; time++) {
      expect((await ask(mobile)).statusCode).toBe(200)
      await server.turn(10)
    }
    expect((await ask(mobile)).json<Envelope<unknown>>().code).toBe(codeTooMany.code)
  })

  test('what strangers ask for an account takes nothing from its owner', async () => {
    for (let time = 1; time <= 10; time++) {
      expect((await ask(mobile, '10.5.0.1')).statusCode).toBe(200)
      await server.turn(1)
    }
    expect((await ask(mobile, '10.5.0.1')).json<Envelope<unknown>>().code).toBe(codeTooMany.code)
    await ask(mobile, '10.5.0.2')
    // Messages of one moment come in any order; the owner's is to be the last.
    await server.context.drainJobs()
    await server.turn(1)
    const code = await askForCode(server, byMobile)
    const guess = () =>
      server.app.inject({
        method: 'POST',
        url: `/${loginByCode.path}`,
        payload: { account: mobile, code: '000000' },
        remoteAddress: '10.5.0.2',
      })
    for (let tries = 1; tries <= 6; tries++) expect((await guess()).statusCode).not.toBe(200)
    await ask(mobile, '10.5.0.3')
    expect(await server.call(null, loginByCode, { account: mobile, code })).toMatchObject({ success: true })
  })

  test('at most thirty times a day for one account by strangers, while a browser that is known to it asks on', async () => {
    expectResult(await server.call(null, login, { account: mobile, password: demoPassword }))
    for (let time = 0; time < 30; time++) {
      expect((await ask(mobile, `10.6.0.${time % 5}`)).statusCode).toBe(200)
      await server.turn(1)
    }
    const refused = await ask(mobile, '10.6.1.1')
    expect(refused.json<Envelope<unknown>>().code).toBe(codeTooMany.code)
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600 - 30 * 60)
    expect((await ask(mobile, '127.0.0.1')).statusCode).toBe(200)
  })

  test('at most thirty times an hour from one address, also all at once', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => `138990000${String(index).padStart(2, '0')}`)
    const statuses = (await Promise.all(numbers.map((number) => ask(number, '10.9.9.9')))).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === tooManyRequests.status)).toHaveLength(10)
    expect((await ask('13899000099', '10.9.9.8')).statusCode).toBe(200)
  })

  test.each([
    ['mobile', '2380000000', '请输入正确的手机号码'],
    ['mail', 'nobody', '请输入正确的邮箱'],
    ['mail', 'a@b.cn,c@d.cn', '请输入正确的邮箱'],
  ] as const)('[S5.22] [S5.24] not for %s %s', async (channel, account, sentence) => {
    const answer = await server.call(null, sendVerifyCode, { purpose: 'signIn', channel, account })
    expect(answer).toMatchObject({ status: 422, message: sentence, field: 'account' })
  })
})

describe('nobody learns whether an account exists', () => {
  const unknown = '13899999999'

  test('asking and guessing answer the same and write the same', async () => {
    const rowsNow = async () => [await countOf(server, 'verification'), await countOf(server, 'job')]
    const [answers, written]: [unknown[], number[][]] = [[], []]
    for (const account of [mobile, unknown]) {
      const before = await rowsNow()
      const { requestId: _, ...asked } = (await ask(account)).json<Envelope<unknown>>()
      await server.context.drainJobs()
      written.push((await rowsNow()).map((count, index) => count - before[index]!))
      const guesses = []
      for (let tries = 1; tries <= 6; tries++) {
        const { requestId: _id, ...guess } = await server.call(null, loginByCode, { account, code: '123450' })
        guesses.push(guess)
      }
      answers.push({ asked, guesses })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(written[1]).toEqual(written[0])
  })

  test('who left, and who was never here, gets no message', async () => {
    await server.database.pool.query("UPDATE employee SET active = false WHERE employee_id = '1-hongkong'")
    const before = (await outboxOf(server)).length
    for (const purpose of ['signIn', 'reset', 'activate'] as const)
      for (const account of ['13800010009', unknown, 'hongkong@yuanxing.example', 'ghost@yuanxing.example'])
        expect(
          (await server.call(null, sendVerifyCode, { purpose, channel: account.includes('@') ? 'mail' : 'mobile', account }))
            .status,
        ).toBeOneOf([200, 429])
    await server.context.drainJobs()
    expect(await outboxOf(server)).toHaveLength(before)
    await server.database.pool.query("UPDATE employee SET active = true WHERE employee_id = '1-hongkong'")
  })

  test.each([
    ['an account that exists', 'register', 'mail', 'employee@yuanxing.example', '/v/login'],
    ['a mobile that exists', 'openAccount', 'mobile', '13800010002', '/v/login'],
    ['an active account', 'activate', 'mail', 'manager@yuanxing.example', '/v/login'],
    ['an account that waits for activation', 'reset', 'mail', 'newhire@yuanxing.example', '/v/activation/index'],
  ] as const)('%s is told to its owner, not to the page', async (_title, purpose, channel, account, page) => {
    expect(await askForCode(server, { purpose, channel, account })).toBe('')
    expect((await lastMessage(server, account))?.body).toContain(page)
    const guess = await server.call(null, checkVerifyCode, { purpose, account, code: '123456' })
    expect(guess.code).toBe(codeWrong.code)
  })

  test('a mail domain that belongs to no company gets nothing', async () => {
    expect(await askForCode(server, { purpose: 'openAccount', channel: 'mail', account: 'me@elsewhere.example' })).toBe('')
  })
})

test('a code for a forgotten password goes to the person, whichever account was named', async () => {
  const ticket = await ticketFor(server, {
    purpose: 'reset',
    channel: 'mobile',
    account: 'director@yuanxing.example',
    to: '13800010003',
  })
  expect(ticket).toMatch(/^[\w-]{43}$/)
})
