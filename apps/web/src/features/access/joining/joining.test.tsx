// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  checkVerifyCode,
  getSignInOptions,
  getVerifyTicket,
  openAccount,
  registerEnterprise,
  sendVerifyCode,
} from '../../../api/calls/access/account'
import { sessionToken } from '../../../api/session'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as openByCode from './open-account-code-page'
import * as openByMail from './open-account-mail-page'
import * as registerPage from './register-page'
import * as registerPassword from './register-password-page'

inBrowser('access/account', 'access/password', 'booking/traveller', 'app/shell', 'kit/dialling-code')

const words = () => readText('access/account')
const register = () => words().register
const opening = () => words().open
const line = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=radio])' })
const opened = { loginToken: 'opened', loginKey: 'k', employeeId: 'e1', expiresAt: '2026-12-01T00:00:00Z' }
const password = 'Journey2027'

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  answer(getSignInOptions, {})
  answer(sendVerifyCode, { resendInSeconds: 60 })
})

async function writer({ user }: ReturnType<typeof openPage>, ...lines: readonly (readonly [string, string])[]) {
  for (const [name, typed] of lines) {
    await user.clear(line(name))
    if (typed) await user.paste(typed)
  }
}

describe('a company that registers itself', () => {
  async function open() {
    const page = openPage(registerPage, paths.register())
    await screen.findByRole('heading', { name: register().company })
    const goOn = () => page.user.click(screen.getByRole('button', { name: words().next }))
    return { ...page, goOn }
  }
  const filled = () =>
    [
      [register().enterpriseName, ' 远行科技 '],
      [register().contactName, '林晓雯'],
      [words().mail, 'lin@yuanxing.example'],
      [words().mobile, '13900139000'],
      [words().code, '12a34 56'],
    ] as const

  test('reads at each field what is missing, consent too, and nothing is sent', async () => {
    const { goOn } = await open()
    await goOn()
    for (const said of [register().enterpriseMissing, words().codeMissing, register().agreeMissing])
      expect(screen.getByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(line(register().enterpriseName))
    expect(requestsOf(checkVerifyCode)).toEqual([])
  })

  test('asks for a code only for a number that is one, and waits before it asks again', async () => {
    const page = await open()
    const ask = () => page.user.click(screen.getByRole('button', { name: words().getCode }))
    await writer(page, [words().mobile, '123'])
    await ask()
    expect(requestsOf(sendVerifyCode)).toEqual([])
    expect(line(words().mobile).getAttribute('aria-invalid')).toBe('true')
    await writer(page, [words().mobile, '13900139000'])
    await ask()
    expect(await screen.findByText(words().sentMobile)).toBeTruthy()
    expect(requestsOf(sendVerifyCode)).toEqual([{ purpose: 'register', channel: 'mobile', account: '13900139000' }])
    expect(screen.queryByRole('button', { name: words().getCode })).toBeNull()
  })

  test('goes on to its password with what was verified, and keeps the rest in this tab', async () => {
    answer(checkVerifyCode, { ticket: 'K1' })
    const page = await open()
    await writer(page, ...filled())
    expect(line(words().code).value, 'six digits alone').toBe('123456')
    await page.user.click(screen.getByRole('checkbox', { name: register().agree }))
    const go = holdBack(checkVerifyCode)
    await page.user.dblClick(screen.getByRole('button', { name: words().next }))
    go()
    await waitFor(() => expect(page.address()).toBe(paths.registerPassword({ ticket: 'K1' })))
    expect(requestsOf(checkVerifyCode)).toEqual([{ purpose: 'register', account: '13900139000', code: '123456' }])
    await page.comeAgain(paths.register())
    expect([line(register().enterpriseName).value, line(register().contactName).value]).toEqual(['远行科技', '林晓雯'])
  })

  test('reads what the server refuses of a code at the code', async () => {
    refuse(checkVerifyCode, 'codeWrong', { field: 'code' })
    const page = await open()
    await writer(page, ...filled())
    await page.user.click(screen.getByRole('checkbox', { name: register().agree }))
    await page.goOn()
    expect(await screen.findByText(await sentenceOf('codeWrong'))).toBeTruthy()
    expect(line(words().code).getAttribute('aria-invalid')).toBe('true')
  })

  const keep = () =>
    window.sessionStorage.setItem(
      'sojourn.register',
      JSON.stringify({ enterpriseName: '远行科技', contactName: '林晓雯', otherContact: 'lin@yuanxing.example' }),
    )

  test('is signed in once its password is set, and its draft is gone', async () => {
    keep()
    answer(getVerifyTicket, { account: '13900139000', channel: 'mobile', strictPassword: false })
    answer(registerEnterprise, opened)
    const page = openPage(registerPassword, paths.registerPassword({ ticket: 'K1' }))
    await screen.findByText(words().verified({ account: '13900139000' }))
    await writer(page, [words().newPassword, password], [words().confirmPassword, password])
    const go = holdBack(registerEnterprise)
    await page.user.dblClick(screen.getByRole('button', { name: register().submit }))
    go()
    await waitFor(() => expect(page.address()).toBe(paths.home()))
    expect(await screen.findByText(register().done)).toBeTruthy()
    expect(sessionToken()).toBe('opened')
    expect(requestsOf(registerEnterprise)).toMatchObject([{ ticket: 'K1', password, enterpriseName: '远行科技' }])
    expect(window.sessionStorage.getItem('sojourn.register')).toBeNull()
  })

  test.each([
    ['whose words are lost', (): void => undefined, () => register().lostTitle],
    [
      'whose verification is over',
      () => {
        keep()
        refuse(getVerifyTicket, 'ticketSpent')
      },
      () => words().spentTitle,
    ],
  ] as const)('%s begins again', async (_what, given, title) => {
    given()
    openPage(registerPassword, paths.registerPassword({ ticket: 'K1' }))
    expect(await screen.findByText(title())).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(paths.register())
  })
})

describe('an employee who opens an account', () => {
  const ticket = (channel: 'mobile' | 'mail') =>
    answer(getVerifyTicket, {
      account: channel === 'mobile' ? '13900139000' : 'lin@yuanxing.example',
      channel,
      strictPassword: false,
    })

  test('by mobile names the invitation of the company, and is signed in', async () => {
    ticket('mobile')
    answer(openAccount, opened)
    const page = openPage(openByCode, paths.openAccountCode({ ticket: 'K1' }))
    const submit = await screen.findByRole('button', { name: opening().submit })
    await page.user.click(submit)
    expect(screen.getByText(opening().invitationMissing)).toBeTruthy()
    expect(document.activeElement).toBe(line(opening().invitationCode))
    expect(requestsOf(openAccount)).toEqual([])
    await writer(
      page,
      [opening().invitationCode, ' YX2026 '],
      [opening().name, '林晓雯'],
      [opening().otherMail, 'lin@yuanxing.example'],
      [words().newPassword, password],
      [words().confirmPassword, password],
    )
    await page.user.click(submit)
    await waitFor(() => expect(page.address()).toBe(paths.home()))
    expect(await screen.findByText(opening().done)).toBeTruthy()
    expect(requestsOf(openAccount)).toMatchObject([
      { ticket: 'K1', name: '林晓雯', invitationCode: 'YX2026', otherContact: 'lin@yuanxing.example', password },
    ])
  })

  test('by the mail of the company is asked for no invitation, but for a mobile', async () => {
    ticket('mail')
    openPage(openByMail, paths.openAccountMail({ ticket: 'K1' }))
    await screen.findByRole('button', { name: opening().submit })
    expect(screen.queryByLabelText(opening().invitationCode)).toBeNull()
    expect(line(opening().otherMobile)).toBeTruthy()
  })

  test('whose invitation is none reads so at its field, and what was typed stays', async () => {
    ticket('mobile')
    refuse(openAccount, 'invitationWrong', { field: 'invitationCode' })
    const page = openPage(openByCode, paths.openAccountCode({ ticket: 'K1' }))
    const submit = await screen.findByRole('button', { name: opening().submit })
    await writer(
      page,
      [opening().invitationCode, 'NONE'],
      [opening().name, '林晓雯'],
      [opening().otherMail, 'lin@yuanxing.example'],
      [words().newPassword, password],
      [words().confirmPassword, password],
    )
    await page.user.click(submit)
    expect(await screen.findByText(await sentenceOf('invitationWrong'))).toBeTruthy()
    expect(line(opening().invitationCode).getAttribute('aria-invalid')).toBe('true')
    expect(line(opening().name).value).toBe('林晓雯')
  })

  test('whose verification is spent meanwhile begins again', async () => {
    ticket('mobile')
    refuse(openAccount, 'ticketSpent')
    const page = openPage(openByCode, paths.openAccountCode({ ticket: 'K1' }))
    const submit = await screen.findByRole('button', { name: opening().submit })
    await writer(
      page,
      [opening().invitationCode, 'YX2026'],
      [opening().name, '林晓雯'],
      [opening().otherMail, 'lin@yuanxing.example'],
      [words().newPassword, password],
      [words().confirmPassword, password],
    )
    await page.user.click(submit)
    expect(await screen.findByText(words().spentTitle)).toBeTruthy()
  })
})
