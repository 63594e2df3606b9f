import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  beginApp,
  beginEnrolStep,
  confirmApp,
  getColleaguesSecondFactors,
  getSecondFactor,
  passEnrolStep,
  passSecondStep,
  removeSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  resetSecondFactor,
} from '@sojourn/contract/access/second-factor.calls'
import { getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { demoPassword } from '../../../seed/seed'
import { expectResult } from '../../../testing/flights'
import { appOf, enrolApp, firstStep, password, type App } from '../../../testing/second-factor'
import { openTestServer, type TestServer } from '../../../testing/server'
import { resetByOperator } from './company'

const admin = 'admin@yuanxing.example'
let server: TestServer
let app: App
let recoveryCodes: string[]
beforeAll(async () => {
  server = await openTestServer()
  ;({ app, recoveryCodes } = await enrolApp(server, 'admin'))
})
afterAll(() => server.close())

const pass = (ticket: string, code: string, factor: 'app' | 'recovery' = 'app') =>
  server.call(null, passSecondStep, { ticket, factor, code })
/** Half a minute later the app shows another code. */
const nextCode = async (): Promise<string> => {
  await server.turn(0.5)
  return app.code()
}
const wrong = { code: problems.secondFactorWrong.code, status: 422 }
const over = { code: problems.secondStepOver.code, status: 409 }
/** `who` goes on with a session that the second factor opened. */
const signInAgain = async (): Promise<void> => {
  const { ticket } = await firstStep(server, admin)
  server.useToken('admin', expectResult(await pass(ticket, await nextCode())).loginToken)
}

describe('signing in of whoever has a second factor', () => {
  test('[S7.03] takes two steps: after the password there is a ticket and no session, after the code a session', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/${login.path}`,
      payload: { account: admin, password: demoPassword },
    })
    expect(answer.statusCode).toBe(401)
    expect(String(answer.headers['set-cookie'])).not.toContain('session')
    const { ticket, enrol } = answer.json<{ result: { ticket: string; enrol: boolean } }>().result
    expect(enrol).toBe(false)
    const code = await nextCode()
    const session = expectResult(await pass(ticket, `${code.slice(0, 3)} ${code.slice(3)}`))
    expectResult(await server.call(null, getEmployeeConfig, {}, { token: session.loginToken }))
    expect(await pass(ticket, await nextCode())).toMatchObject(over)
  })

  test('[S7.03] a code works once, and the one of the half minute before it no more', async () => {
    const code = await nextCode()
    expectResult(await pass((await firstStep(server, admin)).ticket, code))
    const { ticket } = await firstStep(server, admin)
    expect(await pass(ticket, code)).toMatchObject(wrong)
    expect(await pass(ticket, app.code(-1))).toMatchObject(wrong)
    expectResult(await pass(ticket, app.code(1)))
    await server.turn(1)
  })

  test('[S7.03] of two who bring the same code at once, one gets in', async () => {
    const tickets = [await firstStep(server, admin), await firstStep(server, admin)]
    const code = await nextCode()
    const answers = await Promise.all(tickets.map(({ ticket }) => pass(ticket, code)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('[S7.03] a recovery code works once, in whatever letters it is typed', async () => {
    expect(recoveryCodes).toHaveLength(10)
    // 24 letters of five bits each.
    expect(recoveryCodes).toAllSatisfy((each) => /^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/.test(each))
    const code = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')
    expectResult(await pass((await firstStep(server, admin)).ticket, code, 'recovery'))
    const again = await pass((await firstStep(server, admin)).ticket, code, 'recovery')
    expect(again).toMatchObject({ ...wrong, message: '恢复码错误或已使用过，请换一个未使用的恢复码' })
    await signInAgain()
    expect(expectResult(await server.call('admin', getSecondFactor, {}))).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('[S7.03] the ticket works in its own browser alone, and ten minutes', async () => {
    const { ticket } = await firstStep(server, admin)
    const code = await nextCode()
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: `/${passSecondStep.path}`,
      payload: { ticket, factor: 'app', code },
      remoteAddress: '10.9.9.9',
    })
    expect(elsewhere.json()).toMatchObject({ code: over.code })
    await server.turn(10)
    expect(await pass(ticket, app.code())).toMatchObject(over)
  })

  test('[S7.03] wrong codes are counted, 429 with the minutes in the language of the page; the password stays open', async () => {
    const { ticket } = await firstStep(server, admin)
    for (let count = 0; count < 5; count++) expect(await pass(ticket, '000000')).toMatchObject(wrong)
    const refused = await server.call(null, passSecondStep, { ticket, factor: 'app', code: app.code() }, { language: 'en' })
    expect(refused).toMatchObject({ code: problems.secondFactorLocked.code, status: 429, retryAfter: 900 })
    expect(refused.message).toBe('Too many failed codes. Try again in 15 minutes.')
    expect((await firstStep(server, admin)).ticket).toMatch(/^[\w-]{43}$/)
    await server.turn(15)
    await signInAgain()
  })
})

describe('my second factor', () => {
  test('[S2.39] is enrolled after the password only, by its first code; other sessions end and a notification says so', async () => {
    const elsewhere = expectResult(
      await server.call(null, login, { account: 'finance@yuanxing.example', password: demoPassword }),
    ).loginToken
    const given = { factor: 'password' as const, secret: 'Sojourn2025' }
    expect(await server.call('finance', beginApp, { proof: given })).toMatchObject({ code: problems.proofWrong.code })
    const { secret, address, qrImage } = expectResult(await server.call('finance', beginApp, { proof: password }))
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toContain(`finance%40yuanxing.example?secret=${secret}`)
    expect(qrImage).toMatch(/^data:image\/svg\+xml,/)
    expect(await server.call('finance', confirmApp, { code: '000000' })).toMatchObject(wrong)
    expect(expectResult(await server.call('finance', getSecondFactor, {})).appSince).toBeUndefined()
    const shown = expectResult(await server.call('finance', confirmApp, { code: appOf(server, secret).code() }))
    expect(new Set(shown.recoveryCodes).size).toBe(10)
    expect(await server.call(null, getEmployeeConfig, {}, { token: elsewhere })).toMatchObject({ status: 401 })
    expect(await server.call('finance', beginApp, { proof: password })).toMatchObject({ code: problems.secondFactorThere.code })
    const mails = expectResult(await server.call('finance', getMyMails, {})).list
    expect(mails.filter(({ body }) => body.includes('添加两步验证方式'))).toHaveLength(1)
  })

  test('[S2.39] is kept sealed, its recovery codes hashed', async () => {
    const { rows } = await server.database.pool.query<{ text: string }>(
      `SELECT a::text AS text FROM authenticator_app a UNION ALL SELECT c::text FROM recovery_code c
       UNION ALL SELECT answer::text FROM idempotency UNION ALL SELECT body FROM mail`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const code of recoveryCodes) expect(rows.filter(({ text }) => text.includes(code))).toEqual([])
    const { rows: sealed } = await server.database.pool.query<{ sealed: string }>(
      'SELECT secret_cipher AS sealed FROM authenticator_app',
    )
    for (const each of sealed) expect(Buffer.from(server.context.vault.open(each.sealed), 'base64')).toHaveLength(20)
  })

  test('[S2.39] gets new recovery codes and is taken away only by whoever shows the password or a code', async () => {
    const before = recoveryCodes[1]!
    const wrongCode = { factor: 'app' as const, secret: '000000' }
    expect(await server.call('admin', removeSecondFactor, { proof: wrongCode })).toMatchObject({ code: problems.proofWrong.code })
    await server.turn(1)
    await signInAgain()
    server.context.clock.turn(1)
    const proof = { factor: 'app' as const, secret: app.code() }
    recoveryCodes = expectResult(await server.call('admin', renewRecoveryCodes, { proof })).recoveryCodes
    expect(await server.call('admin', renewRecoveryCodes, { proof })).toMatchObject({ code: problems.proofWrong.code })
    expect(await pass((await firstStep(server, admin)).ticket, before, 'recovery')).toMatchObject(wrong)
    const { events } = expectResult(await server.call('admin', getSecondFactor, {}))
    expect(events.slice(0, 3).map(({ kind, factor }) => [kind, factor])).toEqual([
      ['failed', 'recovery'],
      ['renewed', 'recovery'],
      ['passed', 'app'],
    ])
  })

  test('[S2.39] somebody who left between the two steps is not let in', async () => {
    const { ticket } = await firstStep(server, admin)
    await server.database.pool.query("UPDATE employee SET active = false WHERE employee_id = '1-admin'")
    expect(await pass(ticket, await nextCode())).toMatchObject(over)
    await server.database.pool.query("UPDATE employee SET active = true WHERE employee_id = '1-admin'")
  })
})

describe('a company', () => {
  test('[S2.39] that wants it of its administrators lets them in when they have enrolled, and nobody else is asked', async () => {
    await signInAgain()
    expect(await server.call('manager', requireSecondFactor, { required: true })).toMatchObject({ status: 403 })
    expectResult(await server.call('admin', requireSecondFactor, { required: true }))
    await server.database.pool.query(
      "UPDATE employee SET permissions = permissions || '{manage}' WHERE employee_id = '1-director'",
    )
    expectResult(await server.call(null, login, { account: 'manager@yuanxing.example', password: demoPassword }))
    const { ticket, enrol } = await firstStep(server, 'director@yuanxing.example')
    expect(enrol).toBe(true)
    expect(await pass(ticket, '123456')).toMatchObject(over)
    const { secret } = expectResult(await server.call(null, beginEnrolStep, { ticket }))
    expect(await server.call(null, passEnrolStep, { ticket, code: '000000' })).toMatchObject(wrong)
    const opened = expectResult(await server.call(null, passEnrolStep, { ticket, code: appOf(server, secret).code() }))
    expect(opened.recoveryCodes).toHaveLength(10)
    server.useToken('director', opened.loginToken)
    expect(expectResult(await server.call('director', getSecondFactor, {}))).toMatchObject({
      required: true,
      companyRequires: true,
    })
    expectResult(await server.call('admin', requireSecondFactor, { required: false }))
  })

  test('[S2.39] has administrators who reset what a colleague lost, after showing who they are; the colleague hears of it', async () => {
    const { list } = expectResult(await server.call('admin', getColleaguesSecondFactors, {}))
    expect(list.map(({ employeeId }) => employeeId).toSorted()).toEqual(['1-director', '1-finance'])
    const asked = { employeeId: '1-director', proof: password }
    expect(await server.call('employee', resetSecondFactor, asked)).toMatchObject({ status: 403 })
    expect(await server.call('admin', resetSecondFactor, { ...asked, employeeId: '2-manager' })).toMatchObject({
      code: problems.secondFactorGone.code,
    })
    expectResult(await server.call('admin', resetSecondFactor, asked))
    expect(await server.call('director', getEmployeeConfig, {})).toMatchObject({ status: 401 })
    const session = await server.call(null, login, { account: 'director@yuanxing.example', password: demoPassword })
    server.useToken('director', expectResult(session).loginToken)
    const { events } = expectResult(await server.call('director', getSecondFactor, {}))
    expect(events[0]).toMatchObject({ kind: 'reset', actorName: '周雅琴' })
    const mails = expectResult(await server.call('director', getMyMails, {})).list
    expect(mails.filter(({ body }) => body.includes('重置您账号的两步验证'))).toHaveLength(1)
  })

  test('[S2.39] whose last administrator lost it is helped by who runs the product', async () => {
    expect(await resetByOperator(server.context, 'nobody@yuanxing.example')).toMatchObject({ problem: 'notFound' })
    expect(await resetByOperator(server.context, admin)).toEqual({})
    expectResult(await server.call(null, login, { account: admin, password: demoPassword }))
  })
})
