import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkVerifyCode, sendVerifyCode } from '@sojourn/contract/access/account.calls'
import { getEmployeeConfig, login, logout } from '@sojourn/contract/access/session.calls'
import { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { cancelOrder, getPendingOrderStatistical } from '@sojourn/contract/booking/order.calls'
import type { Envelope } from '@sojourn/contract/kit/envelope'
import { languages } from '@sojourn/contract/kit/language'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { problemsText } from '@sojourn/text/kit/problems'
import { demoPassword } from '../../../seed/seed'
import { askForCode } from '../../../testing/accounts'
import { expectResult } from '../../../testing/flights'
import { createApp } from '../../../api/app'
import { createService } from '../../../service'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const signIn = (account: string, password = demoPassword, remoteAddress = '127.0.0.1', langtype = 'zh-CN') =>
  server.app.inject({
    method: 'POST',
    url: `/${login.path}`,
    payload: { account, password },
    remoteAddress,
    headers: { langtype },
  })
/** As a browser sends back what it was given. */
const cookiesOf = (answer: Awaited<ReturnType<typeof signIn>>): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const codeOf = async (answer: ReturnType<typeof signIn>): Promise<number> => (await answer).json<Envelope<unknown>>().code
const { wrongPassword, accountLocked, notSignedIn, tooManyRequests } = problems

describe('signing in', () => {
  test.each([
    ['e-mail', 'employee@yuanxing.example'],
    ['e-mail in capitals', ' Employee@YuanXing.example '],
    ['mobile', '13800010001'],
  ])('[S7.03] by %s', async (_title, account) => {
    const answer = (await signIn(account)).json<Envelope<{ loginToken: string; employeeId: string; expiresAt: string }>>()
    expect(answer).toMatchObject({ success: true, code: 0, result: { employeeId: '1-employee' } })
    expect(answer.result!.loginToken).toMatch(/^[\w-]{43}$/)
    expect(answer.result!.expiresAt).toBe('2026-11-20T14:00:00.000Z')
  })

  test('[S7.03] says the same of a wrong password and an unknown account', async () => {
    const wrong = await signIn('finance@yuanxing.example', 'Sojourn2025')
    const unknown = await signIn('nobody@yuanxing.example')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([wrongPassword.status, wrongPassword.status])
    const [{ requestId: _one, ...said }, { requestId: _two, ...saidToo }] = [wrong.json(), unknown.json()]
    expect(said).toEqual(saidToo)
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  test.each(languages)('[S7.01] explains itself in %s', async (language) => {
    const { message } = (await signIn('finance@yuanxing.example', 'x', '10.0.0.9', language)).json<Envelope<unknown>>()
    expect(message).toBe(problemsText[language].wrongPassword)
  })

  test('[S7.03] is locked after five failures, also with the right password, and open again after a quarter of an hour', async () => {
    const account = 'director@yuanxing.example'
    for (let attempt = 1; attempt <= 5; attempt++) expect(await codeOf(signIn(account, 'wrong'))).toBe(wrongPassword.code)
    const locked = await signIn(account, demoPassword, '127.0.0.1', 'en')
    expect(locked.statusCode).toBe(accountLocked.status)
    expect(locked.headers['retry-after']).toBe('900')
    expect(locked.json()).toMatchObject({ code: accountLocked.code, detail: { minutes: 15 }, retryAfter: 900 })
    expect(locked.json<Envelope<unknown>>().message).toContain('15')
    expect(await codeOf(signIn('13800010001'))).toBe(0)
    await server.turn(14)
    expect(await codeOf(signIn(account))).toBe(accountLocked.code)
    await server.turn(1)
    expect(await codeOf(signIn(account))).toBe(0)
  })

  test('[S7.03] six hundred at once on one account: five are checked, and the right one among them finds it locked', async () => {
    const account = 'consultant@yuanxing.example'
    const wrong = Array.from({ length: 599 }, (_, index) => signIn(account, `guess-${index}`))
    const answers = await Promise.all([...wrong, signIn(account)])
    const codes = answers.map((answer) => answer.json<Envelope<unknown>>().code)
    expect(codes.filter((code) => code === wrongPassword.code)).toHaveLength(5)
    expect(codes.filter((code) => code === 0)).toHaveLength(0)
    for (const answer of answers.filter(({ statusCode }) => statusCode === 429))
      expect(Number(answer.headers['retry-after'])).toBe(answer.json<Envelope<unknown>>().retryAfter)
    expect(await codeOf(signIn(account))).toBe(accountLocked.code)
  })

  test('a crowd on many accounts: what would wait too long is told to come again in a second', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 60 }, (_, index) => signIn(`crowd-${index}@yuanxing.example`, 'guess', `10.0.3.${index}`, 'en')),
    )
    const refused = crowd.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(crowd.length - refused.length).toBeGreaterThanOrEqual(17)
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('1')
      expect(answer.json()).toMatchObject({
        code: tooManyRequests.code,
        retryAfter: 1,
        message: expect.stringContaining('1 second.'),
      })
    }
  })

  test('[S7.03] right ones that come together all open', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(signIn('finance@yuanxing.example'))))
    expect(new Set(answers)).toEqual(new Set([0]))
  })

  test('[S7.03] forgets failures when it succeeds', async () => {
    const account = 'admin@yuanxing.example'
    for (let round = 0; round < 2; round++) {
      for (let attempt = 1; attempt <= 4; attempt++) expect(await codeOf(signIn(account, 'wrong'))).toBe(wrongPassword.code)
      expect(await codeOf(signIn(account))).toBe(0)
    }
  })

  describe('is closed to whoever fails, and to nobody else:', () => {
    const fail = async (account: string, address: string, times = 5) => {
      for (let time = 1; time <= times; time++) expect(await codeOf(signIn(account, 'guess', address))).toBe(wrongPassword.code)
      return codeOf(signIn(account, demoPassword, address))
    }

    test('[S7.03] five wrong passwords of a stranger lock the account there, not where its owner is, and not its code', async () => {
      const account = 'finance@beichen.example'
      expect(await fail(account, '10.0.1.1')).toBe(accountLocked.code)
      expect(await codeOf(signIn(account, demoPassword, '10.0.1.2'))).toBe(0)
      const code = await askForCode(server, { purpose: 'reset', channel: 'mail', account })
      expect(await server.call(null, checkVerifyCode, { purpose: 'reset', account, code })).toMatchObject({ success: true })
    })

    test('[S7.03] an address that fails often waits two seconds after each failure, and a browser that is known there does not', async () => {
      const office = '10.0.0.1'
      const known = await signIn('employee@yuanxing.example', demoPassword, office)
      const asKnown = () =>
        server.app.inject({
          method: 'POST',
          url: `/${login.path}`,
          payload: { account: 'employee@yuanxing.example', password: demoPassword },
          remoteAddress: office,
          headers: { cookie: cookiesOf(known) },
        })
      for (let index = 0; index < 20; index++) await fail(`guess-${index}@yuanxing.example`, office, 1).catch(() => undefined)
      const slowed = await signIn('admin@yuanxing.example', demoPassword, office)
      expect(slowed.statusCode).toBe(429)
      expect(slowed.headers['retry-after']).toBe('2')
      expect(slowed.json()).toMatchObject({ code: tooManyRequests.code })
      expect((await asKnown()).statusCode).toBe(200)
      await server.turn(2 / 60)
      expect(await codeOf(signIn('admin@yuanxing.example', demoPassword, office))).toBe(0)
    })

    test('[S7.03] fifty wrong ones from everywhere close the password to strangers, and its owner gets in as ever', async () => {
      const account = 'manager@beichen.example'
      const home = '10.0.2.99'
      expect(await codeOf(signIn(account, demoPassword, home))).toBe(0)
      for (let place = 0; place < 10; place++) await fail(account, `10.0.2.${place}`)
      expect(await codeOf(signIn(account, demoPassword, '10.0.2.50'))).toBe(accountLocked.code)
      expect(await codeOf(signIn(account, demoPassword, home))).toBe(0)
    })
  })

  test('[S7.03] is over for somebody who has left', async () => {
    const set = (active: boolean) =>
      server.database.pool.query("UPDATE employee SET active = $1 WHERE employee_id = '1-hongkong'", [active])
    const token = await server.tokenOf('hongkong')
    await set(false)
    expect(await codeOf(signIn('hongkong@yuanxing.example'))).toBe(problems.accountDisabled.code)
    expect(await server.call(null, getEmployeeConfig, {}, { token })).toMatchObject({ code: notSignedIn.code })
    await set(true)
  })
})

describe('a session', () => {
  const config = (token?: string) => server.call(null, getEmployeeConfig, {}, token ? { token } : {})

  test('[S8.03] is needed: without or with another token the answer is 200008', async () => {
    for (const token of [undefined, 'x', 'x'.repeat(43)])
      expect(await config(token)).toMatchObject({ status: 401, success: false, code: 200008, result: null })
  })

  test('[S7.04] [S4.40] ends at once when signed out, on every server, and its cookie goes', async () => {
    const other = await createService(server.context.config, server.database.config, server.context.clock)
    const otherApp = createApp(other.context)
    try {
      const signed = await signIn('13800010001')
      const token = signed.json<Envelope<{ loginToken: string }>>().result!.loginToken
      const cookie = cookiesOf(signed)
      const elsewhere = () => otherApp.inject({ method: 'GET', url: `/${getEmployeeConfig.path}`, headers: { token, cookie } })
      expect((await elsewhere()).statusCode).toBe(200)
      const out = await server.app.inject({ method: 'GET', url: `/${logout.path}`, headers: { token } })
      expect(out.json()).toMatchObject({ success: true })
      expect(out.headers['set-cookie']).toMatch(/^__Host-sojourn_session=; .*Max-Age=0/)
      expect((await elsewhere()).statusCode).toBe(401)
      expect(await config(token)).toMatchObject({ code: notSignedIn.code })
      expect(await server.call(null, logout, {}, { token })).toMatchObject({ code: notSignedIn.code })
    } finally {
      await otherApp.close()
      await other.close()
    }
  })

  test('ends when the same browser signs in again', async () => {
    const first = await signIn('13800010001')
    const cookie = cookiesOf(first)
    const ask = () =>
      server.app.inject({
        method: 'GET',
        url: `/${getEmployeeConfig.path}`,
        headers: { token: first.json<Envelope<{ loginToken: string }>>().result!.loginToken, cookie },
      })
    expect((await ask()).statusCode).toBe(200)
    const payload = { account: 'manager@yuanxing.example', password: demoPassword }
    await server.app.inject({ method: 'POST', url: `/${login.path}`, payload, headers: { cookie } })
    expect((await ask()).statusCode).toBe(401)
  })

  test('ends after twelve hours', async () => {
    const token = await server.tokenOf('employee')
    await server.turn(12 * 60 - 1)
    expect(await config(token)).toMatchObject({ success: true })
    await server.turn(1)
    expect(await config(token)).toMatchObject({ code: notSignedIn.code })
  })

  test('[S7.01] its secret is a cookie that no script reads; the token opens nothing without it, nor with that of another', async () => {
    const [one, other] = [await signIn('13800010001'), await signIn('manager@yuanxing.example')]
    const token = one.json<Envelope<{ loginToken: string }>>().result!.loginToken
    const set = [one.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('__Host-sojourn_session='))
    for (const word of ['Path=/;', 'Secure', 'HttpOnly', 'SameSite=Strict']) expect(set).toContain(word)
    expect(set).not.toContain('Domain')
    expect(one.body).not.toContain(/=([^;]+)/.exec(set!)![1])
    const ask = async (headers: Record<string, string>) =>
      (await server.app.inject({ method: 'GET', url: `/${getEmployeeConfig.path}`, headers })).statusCode
    expect(await ask({ token, cookie: cookiesOf(one) })).toBe(200)
    expect(await ask({ token, cookie: 'none=1' })).toBe(401)
    expect(await ask({ token, cookie: cookiesOf(other) })).toBe(401)
    expect(await ask({ token: 'x'.repeat(43), cookie: cookiesOf(one) })).toBe(401)
    expect(await ask({ token, cookie: `__Host-sojourn_session=${token}` })).toBe(401)
  })

  test('[S8.03] without its token a cookie serves a visit to a file or a page, never a call or a script', async () => {
    const session = cookiesOf(await signIn('13800010001'))
    const visit = { cookie: session, 'sec-fetch-mode': 'navigate' }
    const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
      server.app.inject({ method, url: `/${url}`, headers, ...(method === 'POST' ? { payload: { orderNo: 'F1' } } : {}) })
    const file = 'api/Order/GetItineraryPdf?orderId=F1'
    expect((await ask('GET', file, visit)).json()).toMatchObject({ code: problems.orderUnknown.code })
    expect((await ask('GET', file, { cookie: session })).statusCode).toBe(401)
    for (const path of [getEmployeeConfig.path, logout.path]) expect((await ask('GET', path, visit)).statusCode).toBe(401)
    expect((await ask('GET', getEmployeeConfig.path, { cookie: session })).statusCode).toBe(401)
    expect((await ask('GET', getEmployeeConfig.path, { cookie: session, 'sec-fetch-mode': 'cors' })).statusCode).toBe(401)
    expect((await ask('POST', getPendingOrderStatistical.path, visit)).statusCode).toBe(401)
    expect((await ask('POST', cancelOrder.path, { ...visit, 'idempotency-key': 'a-key-of-a-form' })).statusCode).toBe(401)
  })

  test('is not opened over plain http, but on one’s own machine', async () => {
    const at = (host: string) =>
      server.app.inject({
        method: 'POST',
        url: `/${login.path}`,
        payload: { account: 'employee@yuanxing.example', password: demoPassword },
        headers: { host },
      })
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080']) expect((await at(host)).statusCode).toBe(200)
    const refused = await at('travel.example:8080')
    expect(refused.json()).toMatchObject({ code: problems.insecureAddress.code })
    expect(refused.headers['set-cookie']).toBeUndefined()
    const code = await server.app.inject({
      method: 'POST',
      url: `/${sendVerifyCode.path}`,
      payload: { purpose: 'signIn', channel: 'mobile', account: '13800010001' },
      headers: { host: 'travel.example:8080' },
    })
    expect(code.json()).toMatchObject({ code: problems.insecureAddress.code })
  })
})

describe('what a session may know', () => {
  test('every field of the config is answered, and nothing that is the company’s own', async () => {
    const config = expectResult(await server.call('employee', getEmployeeConfig, {}, { language: 'en' }))
    expect(Object.keys(config).toSorted()).toEqual(EmployeeConfig.required.toSorted())
    expect(config).toMatchObject({
      employeeId: '1-employee',
      employeeName: 'LIN/XIAOWEN',
      enterpriseId: 1,
      enterpriseName: 'Yuanxing Technology Co., Ltd.',
      departmentName: 'Sales',
      langType: 'en',
      isSigningServiceDate: true,
      flightBookable: 0,
      hotelBookable: 0,
      personalFlightBookable: 1,
      permissions: ['book'],
      loginToken: '',
    })
    expect(JSON.stringify(config)).not.toMatch(/agreements|percentOff|creditLimit|password/)
  })

  test('[S3.05] the agreement’s period decides about business travel', async () => {
    const until = (date: string) =>
      server.database.pool.query('UPDATE enterprise SET agreement_to = $1 WHERE enterprise_id = 1', [date])
    await until('2026-11-19')
    expect(expectResult(await server.call('employee', getEmployeeConfig, {})).isSigningServiceDate).toBe(false)
    await until('2028-12-31')
    expect(expectResult(await server.call('employee', getEmployeeConfig, {})).isSigningServiceDate).toBe(true)
  })
})
