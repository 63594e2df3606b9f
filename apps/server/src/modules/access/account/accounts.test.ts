import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  activateAccount,
  checkInitialPassword,
  checkVerifyCode,
  getVerifyTicket,
  modifyPassword,
  resetPassword,
  saveLanguage,
} from '@sojourn/contract/access/account.calls'
import { getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { languages } from '@sojourn/contract/kit/language'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { passwordText } from '@sojourn/text/access/password'
import { demoPassword, initialPassword } from '../../../seed/seed'
import { askForCode, lastMessage, ticketFor, ticketIn } from '../../../testing/accounts'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.turn(61))
afterAll(() => server.close())

const signIn = (account: string, password: string) => server.call(null, login, { account, password })
const own = { password: 'Harbour27', confirmPassword: 'Harbour27' }
const { accountNotActivated, accountActivated, wrongPassword, ticketSpent, passwordRejected, oldPasswordWrong } = problems

describe('an account that waits for activation', () => {
  const newcomer = 'newcomer@yuanxing.example'

  test('cannot be signed in with its initial password, and says so only to who knows it', async () => {
    expect(await signIn(newcomer, initialPassword)).toMatchObject({ status: 403, code: accountNotActivated.code })
    expect(await signIn(newcomer, 'Welcome2025')).toMatchObject({ code: wrongPassword.code })
  })

  test('[S2.15] is activated with account and initial password, and signed in', async () => {
    const { ticket } = expectResult(
      await server.call(null, checkInitialPassword, { account: newcomer, password: initialPassword }),
    )
    expect(expectResult(await server.call(null, getVerifyTicket, { ticket }))).toEqual({
      purpose: 'activate',
      channel: 'mail',
      account: 'n***@yuanxing.example',
      strictPassword: false,
    })
    const same = { ticket, password: initialPassword, confirmPassword: initialPassword }
    expect(await server.call(null, activateAccount, same)).toMatchObject({ message: passwordText['zh-CN'].passwordSame })
    const { loginToken } = expectResult(await server.call(null, activateAccount, { ticket, ...own }))
    const config = expectResult(await server.call(null, getEmployeeConfig, {}, { token: loginToken }))
    expect(config).toMatchObject({ employeeId: '1-newcomer', enterpriseId: 1, strictPassword: false })
    expect(await signIn(newcomer, own.password)).toMatchObject({ success: true })
    expect(await signIn(newcomer, initialPassword)).toMatchObject({ code: wrongPassword.code })
    expect(await server.call(null, activateAccount, { ticket, ...own })).toMatchObject({ code: ticketSpent.code })
    // The ticket was no code, so one may be asked for at once.
    await ticketFor(server, { purpose: 'reset', channel: 'mail', account: newcomer })
    const again = { account: newcomer, password: own.password }
    expect(await server.call(null, checkInitialPassword, again)).toMatchObject({ code: accountActivated.code })
  })

  test('[S2.15] is activated by a code on the mobile', async () => {
    const ticket = await ticketFor(server, { purpose: 'activate', channel: 'mobile', account: '13800010012' })
    expectResult(await server.call(null, activateAccount, { ticket, ...own }))
    expect(await signIn('newhire@yuanxing.example', own.password)).toMatchObject({ success: true })
  })

  test('[S2.15] is activated by the mailed link, which reading does not spend and which works for a day', async () => {
    const account = 'newcomer@beichen.example'
    await askForCode(server, { purpose: 'activate', channel: 'mail', account })
    const message = await lastMessage(server, account)
    expect(message?.body).toContain('/v/activation/mail/index#ticket=')
    const ticket = ticketIn(message)
    await server.turn(23 * 60)
    for (let scan = 0; scan < 3; scan++)
      expect(expectResult(await server.call(null, getVerifyTicket, { ticket })).strictPassword).toBe(true)
    expectResult(await server.call(null, activateAccount, { ticket, ...own }))
    expect(await server.call(null, getVerifyTicket, { ticket })).toMatchObject({ code: ticketSpent.code })
  })

  test('the link dies when its notification’s code is used instead, and after a day', async () => {
    const account = 'newhire@beichen.example'
    const code = await askForCode(server, { purpose: 'activate', channel: 'mail', account })
    const link = ticketIn(await lastMessage(server, account))
    expectResult(await server.call(null, checkVerifyCode, { purpose: 'activate', account, code }))
    expect(await server.call(null, getVerifyTicket, { ticket: link })).toMatchObject({ code: ticketSpent.code })
    await server.turn(1)
    await askForCode(server, { purpose: 'activate', channel: 'mail', account })
    const later = ticketIn(await lastMessage(server, account))
    await server.turn(24 * 60)
    expect(await server.call(null, getVerifyTicket, { ticket: later })).toMatchObject({ code: ticketSpent.code })
  })

  test('a leaver cannot activate', async () => {
    const account = 'newhire@beichen.example'
    const ticket = await ticketFor(server, { purpose: 'activate', channel: 'mail', account })
    await server.database.pool.query("UPDATE employee SET active = false WHERE employee_id = '2-newhire'")
    expect(await server.call(null, activateAccount, { ticket, ...own })).toMatchObject({ code: ticketSpent.code })
    const byPassword = await server.call(null, checkInitialPassword, { account, password: initialPassword })
    expect(byPassword).toMatchObject({ code: problems.accountDisabled.code })
  })
})

describe('a new password', () => {
  test.each([
    ['[S5.26]', '', 'passwordMissing'],
    ['[S5.27]', 'Abc 12345', 'passwordSpaces'],
    ['[S5.28]', 'Abc1234', 'passwordLength'],
    ['[S5.29]', '13579246', 'passwordOneKind'],
    ['[S5.30]', '12345678', 'passwordAscending'],
    ['[S5.31]', 'aaaaaaaa', 'passwordUniform'],
    ['[S5.32]', 'harbour27', 'passwordMix'],
    ['', 'Passw0rd', 'passwordLeaked'],
  ] as const)('%s is refused by the server too, in every language: %s', async (_clause, password, fault) => {
    const account = 'employee@beichen.example'
    await server.turn(24 * 60)
    const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account })
    for (const language of languages) {
      const wanted = { ticket, password, confirmPassword: password }
      expect(await server.call(null, resetPassword, wanted, { language })).toMatchObject({
        status: 422,
        code: passwordRejected.code,
        field: 'password',
        message: passwordText[language][fault],
      })
    }
    const differing = { ticket, ...own, confirmPassword: 'Harbour28' }
    expect(await server.call(null, resetPassword, differing)).toMatchObject({
      field: 'confirmPassword',
      message: passwordText['zh-CN'].confirmationDiffers,
    })
  })

  test('after it was forgotten ends every session, and the person hears of it', async () => {
    const account = 'manager@beichen.example'
    const token = await server.tokenOf(account)
    const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account })
    expectResult(await server.call(null, resetPassword, { ticket, ...own }))
    expect(await server.call(null, getEmployeeConfig, {}, { token })).toMatchObject({ code: problems.notSignedIn.code })
    expect(await signIn(account, demoPassword)).toMatchObject({ code: wrongPassword.code })
    const session = expectResult(await signIn(account, own.password))
    const { list } = expectResult(await server.call(null, getMyMails, {}, { token: session.loginToken }))
    expect(list[0]!.body).toContain('/v/forget/rePassword/index')
    expect(await server.call(null, resetPassword, { ticket, ...own })).toMatchObject({ code: ticketSpent.code })
  })

  test('is set by one of two who come with the same ticket', async () => {
    const account = 'guest-booker@yuanxing.example'
    const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account })
    const wished = ['Harbour31', 'Harbour32', 'Harbour33'].map((password) =>
      server.call(null, resetPassword, { ticket, password, confirmPassword: password }),
    )
    expect((await Promise.all(wished)).filter(({ success }) => success)).toHaveLength(1)
  })

  test('cannot be set with the ticket of another purpose', async () => {
    const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account: 'expired@yuanxing.example' })
    expect(await server.call(null, activateAccount, { ticket, ...own })).toMatchObject({ code: ticketSpent.code })
  })

  test('[S2.39] by its owner ends all other sessions, once per intent, and needs the present one', async () => {
    const account = 'director@yuanxing.example'
    const [here, there] = [
      expectResult(await signIn(account, demoPassword)).loginToken,
      expectResult(await signIn(account, demoPassword)).loginToken,
    ]
    const change = (oldPassword: string, key: string, wanted = own) =>
      server.call(null, modifyPassword, { oldPassword, ...wanted }, { token: here, key })
    const leaked = { password: 'Passw0rd', confirmPassword: 'Passw0rd' }
    expect(await change(demoPassword, 'a-leaked-one', leaked)).toMatchObject({ code: passwordRejected.code, field: 'password' })
    const named = { password: 'Mingzhe-2027', confirmPassword: 'Mingzhe-2027' }
    expect(await change(demoPassword, 'a-named-one', named)).toMatchObject({
      field: 'password',
      message: passwordText['zh-CN'].passwordNamed,
    })
    expect(await change('Sojourn2025', 'a-first-intent')).toMatchObject({ code: oldPasswordWrong.code, field: 'oldPassword' })
    expectResult(await change(demoPassword, 'a-second-intent'))
    expectResult(await change(demoPassword, 'a-second-intent'))
    expect(await server.call(null, getEmployeeConfig, {}, { token: here })).toMatchObject({ success: true })
    expect(await server.call(null, getEmployeeConfig, {}, { token: there })).toMatchObject({ code: problems.notSignedIn.code })
    for (let tries = 1; tries <= 5; tries++) await change('Sojourn2025', `another-intent-${tries}`)
    expect(await change(own.password, 'a-late-intent')).toMatchObject({ code: problems.accountLocked.code })
  })
})

test('notifications come in the language that the person chose', async () => {
  const account = 'admin@yuanxing.example'
  expectResult(await server.call('admin', saveLanguage, { language: 'en' }))
  const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account })
  expectResult(await server.call(null, resetPassword, { ticket, ...own }))
  const { loginToken } = expectResult(await signIn(account, own.password))
  const { list } = expectResult(await server.call(null, getMyMails, {}, { token: loginToken }))
  expect(list[0]!.subject).toBe('About your account')
})
