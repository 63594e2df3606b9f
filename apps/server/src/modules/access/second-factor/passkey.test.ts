import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  beginPasskey,
  beginPasskeyStep,
  confirmPasskey,
  passPasskeyStep,
  removePasskey,
} from '@sojourn/contract/access/passkey.calls'
import {
  getColleaguesSecondFactors,
  getSecondFactor,
  passSecondStep,
  removeSecondFactor,
  resetSecondFactor,
} from '@sojourn/contract/access/second-factor.calls'
import { getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { demoPassword } from '../../../seed/seed'
import { expectResult } from '../../../testing/flights'
import { createAuthenticator, enrolPasskey, type Authenticator, type Conditions } from '../../../testing/passkey'
import { enrolApp, firstStep, password } from '../../../testing/second-factor'
import { openTestServer, type TestServer } from '../../../testing/server'

vi.mock('@simplewebauthn/server', { spy: true })

const admin = 'admin@yuanxing.example'
let server: TestServer
let device: Authenticator
let recoveryCodes: string[]
beforeAll(async () => {
  server = await openTestServer()
  ;({ device, recoveryCodes } = await enrolPasskey(server, 'admin'))
})
afterAll(() => server.close())

const refused = { code: problems.passkeyRefused.code, status: 422 }
const over = { code: problems.secondStepOver.code, status: 409 }
const question = async (ticket: string) => expectResult(await server.call(null, beginPasskeyStep, { ticket }))
/** The second step by a device, under conditions that are not the usual ones. */
const pass = async (ticket: string, given: Partial<Conditions> = {}, by = device) =>
  server.call(null, passPasskeyStep, { ticket, passkey: by.show(await question(ticket), given) })
const signIn = async (): Promise<void> => {
  const { ticket } = await firstStep(server, admin)
  server.useToken('admin', expectResult(await pass(ticket)).loginToken)
}
const mine = async (who = 'admin') => expectResult(await server.call(who, getSecondFactor, {}))
/** Other tries follow each other within the quarter of an hour in which five are counted. */
const later = () => server.turn(15)

describe('signing in with a passkey', () => {
  test('[S7.03] opens the session after the password, by the key of this person on this site', async () => {
    const step = await firstStep(server, admin)
    expect(step).toMatchObject({ enrol: false, factors: ['passkey'] })
    const asked = await question(step.ticket)
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(asked.allowCredentials).toHaveLength(1)
    const { loginToken } = expectResult(await pass(step.ticket))
    expectResult(await server.call(null, getEmployeeConfig, {}, { token: loginToken }))
    server.useToken('admin', loginToken)
    const { passkeys, events } = await mine()
    expect(passkeys).toMatchObject([{ name: '办公电脑', lastUsedAt: expect.any(String) as string }])
    expect(events[0]).toMatchObject({ kind: 'passed', factor: 'passkey' })
  })

  test.each<[string, Partial<Conditions>]>([
    ['on a page that only looks like ours', { origin: 'https://localhost.example' }],
    ['made for another site', { site: 'localhost.example' }],
    ['of a device that nobody unlocked', { unlocked: false }],
    ['whose counter went back', { counter: 1 }],
  ])('[S7.03] refuses a signature %s', async (_, given) => {
    const { ticket } = await firstStep(server, admin)
    expect(await pass(ticket, given)).toMatchObject(refused)
    expectResult(await pass(ticket))
  })

  test('[S7.03] refuses a signature of another challenge, and one that is five minutes old', async () => {
    const { ticket } = await firstStep(server, admin)
    const other = await question((await firstStep(server, admin)).ticket)
    await question(ticket)
    expect(await server.call(null, passPasskeyStep, { ticket, passkey: device.show(other) })).toMatchObject(refused)
    const old = await question(ticket)
    await server.turn(5)
    expect(await server.call(null, passPasskeyStep, { ticket, passkey: device.show(old) })).toMatchObject(refused)
    expectResult(await pass(ticket))
  })

  test('[S7.03] hears each challenge once, rightly answered or not, and opens each ticket once', async () => {
    const { ticket } = await firstStep(server, admin)
    const asked = await question(ticket)
    const wrong = device.show(asked, { unlocked: false })
    expect(await server.call(null, passPasskeyStep, { ticket, passkey: wrong })).toMatchObject(refused)
    expect(await server.call(null, passPasskeyStep, { ticket, passkey: device.show(asked) })).toMatchObject(refused)
    const right = device.show(await question(ticket))
    expectResult(await server.call(null, passPasskeyStep, { ticket, passkey: right }))
    expect(await server.call(null, passPasskeyStep, { ticket, passkey: right })).toMatchObject(over)
    const next = await firstStep(server, admin)
    await question(next.ticket)
    expect(await server.call(null, passPasskeyStep, { ticket: next.ticket, passkey: right })).toMatchObject(refused)
  })

  test('[S7.03] of two who bring the same signature at once, one gets in', async () => {
    await later()
    const { ticket } = await firstStep(server, admin)
    const passkey = device.show(await question(ticket))
    const answers = await Promise.all([1, 2].map(() => server.call(null, passPasskeyStep, { ticket, passkey })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test("[S7.03] refuses another person's key, and one that only says to be this one", async () => {
    const { device: other } = await enrolPasskey(server, 'manager')
    const { ticket } = await firstStep(server, admin)
    expect(await pass(ticket, {}, other)).toMatchObject(refused)
    const asked = await question(ticket)
    const forged = { ...other.show(asked), credentialId: device.show(asked).credentialId }
    expect(await server.call(null, passPasskeyStep, { ticket, passkey: forged })).toMatchObject(refused)
    expectResult(await pass(ticket))
  })

  test('[S7.03] counts what was refused like wrong codes, and writes it down', async () => {
    await later()
    const { ticket } = await firstStep(server, admin)
    for (let count = 0; count < 5; count++) expect(await pass(ticket, { unlocked: false })).toMatchObject(refused)
    expect(await pass(ticket)).toMatchObject({ code: problems.secondFactorLocked.code, status: 429, retryAfter: 900 })
    await later()
    await signIn()
    expect((await mine()).events[1]).toMatchObject({ kind: 'failed', factor: 'passkey' })
  })

  test('[S7.03] goes on with a recovery code where the device is lost, and with the app where there is one', async () => {
    const { ticket } = await firstStep(server, admin)
    const code = recoveryCodes[0]!
    server.useToken(
      'admin',
      expectResult(await server.call(null, passSecondStep, { ticket, factor: 'recovery', code })).loginToken,
    )
    const { app, recoveryCodes: further } = await enrolApp(server, 'admin')
    expect(further).toEqual([])
    expect(await mine()).toMatchObject({ recoveryCodesLeft: 9 })
    const step = await firstStep(server, admin)
    expect(step.factors).toEqual(['app', 'passkey'])
    await server.turn(0.5)
    const byApp = await server.call(null, passSecondStep, { ticket: step.ticket, factor: 'app', code: app.code() })
    server.useToken('admin', expectResult(byApp).loginToken)
    expectResult(await server.call('admin', removeSecondFactor, { proof: password }))
    expect(await mine()).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await firstStep(server, admin)).factors).toEqual(['passkey'])
  })
})

describe('a passkey of mine', () => {
  test('[S2.39] is enrolled after the password only; other sessions end and a notification says so', async () => {
    const elsewhere = expectResult(
      await server.call(null, login, { account: 'finance@yuanxing.example', password: demoPassword }),
    )
    const given = { factor: 'password' as const, secret: 'Sojourn2025' }
    expect(await server.call('finance', beginPasskey, { proof: given })).toMatchObject({ code: problems.proofWrong.code })
    const shown = await enrolPasskey(server, 'finance', '周雅琴的手机')
    expect(new Set(shown.recoveryCodes).size).toBe(10)
    expect(await server.call(null, getEmployeeConfig, {}, { token: elsewhere.loginToken })).toMatchObject({ status: 401 })
    const mails = expectResult(await server.call('finance', getMyMails, {})).list
    expect(mails.filter(({ body }) => body.includes('添加两步验证方式'))).toHaveLength(1)
    const { excludeCredentials } = expectResult(await server.call('finance', beginPasskey, { proof: password }))
    expect(excludeCredentials).toHaveLength(1)
  })

  test.each<[string, Partial<Conditions>]>([
    ['on another page', { origin: 'https://localhost.example' }],
    ['for another site', { site: 'localhost.example' }],
    ['on a device that nobody unlocked', { unlocked: false }],
  ])('[S2.39] is not enrolled %s', async (_, given) => {
    const offer = expectResult(await server.call('employee', beginPasskey, { proof: password }))
    const passkey = createAuthenticator().make(offer, given)
    expect(await server.call('employee', confirmPasskey, { name: '手机', passkey })).toMatchObject(refused)
    expect((await mine('employee')).passkeys).toEqual([])
    await later()
  })

  test('[S2.39] that brings a certificate is refused before anything is read in it: its addresses are asked by whoever checks it', async () => {
    const offer = expectResult(await server.call('employee', beginPasskey, { proof: password }))
    const passkey = createAuthenticator().make(offer, { format: 'packed', attestation: new Map([['x5c', Buffer.alloc(9)]]) })
    vi.mocked(verifyRegistrationResponse).mockClear()
    expect(await server.call('employee', confirmPasskey, { name: '手机', passkey })).toMatchObject(refused)
    expect(verifyRegistrationResponse).not.toHaveBeenCalled()
  })

  test('[S2.39] is enrolled by its own challenge, once and within five minutes, and belongs to one person', async () => {
    const enrol = (passkey: ReturnType<Authenticator['make']>) =>
      server.call('employee', confirmPasskey, { name: '手机', passkey })
    const begin = async () => expectResult(await server.call('employee', beginPasskey, { proof: password }))
    const made = createAuthenticator()
    expect(await enrol(made.make({ challenge: 'x'.repeat(43) }))).toMatchObject(refused)
    const late = await begin()
    await server.turn(5)
    expect(await enrol(made.make(late))).toMatchObject(refused)
    const offer = await begin()
    expect(await enrol(made.make({ challenge: 'x'.repeat(43) }))).toMatchObject(refused)
    expect(await enrol(made.make(offer))).toMatchObject(refused)
    expect(await enrol(device.make(await begin()))).toMatchObject(refused)
    await later()
    expectResult(await enrol(made.make(await begin())))
  })

  test('[S2.39] is taken away by whoever shows the password; nobody takes away that of a colleague', async () => {
    await signIn()
    const { passkeyId } = (await mine()).passkeys[0]!
    const gone = { code: problems.secondFactorGone.code }
    expect(await server.call('guest-booker', removePasskey, { passkeyId, proof: password })).toMatchObject(gone)
    const wrong = { factor: 'password' as const, secret: 'Sojourn2025' }
    expect(await server.call('admin', removePasskey, { passkeyId, proof: wrong })).toMatchObject({
      code: problems.proofWrong.code,
    })
    const { ticket } = await firstStep(server, admin)
    expectResult(await server.call('admin', removePasskey, { passkeyId, proof: password }))
    expect(await server.call(null, beginPasskeyStep, { ticket })).toMatchObject(over)
    expect(await mine()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expectResult(await server.call(null, login, { account: admin, password: demoPassword }))
  })

  test('[S2.39] that was lost is reset by an administrator, like an app', async () => {
    const { list } = expectResult(await server.call('admin', getColleaguesSecondFactors, {}))
    expect(list.map(({ employeeId }) => employeeId).toSorted()).toEqual(['1-employee', '1-finance', '1-manager'])
    expectResult(await server.call('admin', resetSecondFactor, { employeeId: '1-finance', proof: password }))
    const session = await server.call(null, login, { account: 'finance@yuanxing.example', password: demoPassword })
    server.useToken('finance', expectResult(session).loginToken)
    expect(await mine('finance')).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
      events: [{ kind: 'reset', factor: 'passkey' }, {}],
    })
  })
})
