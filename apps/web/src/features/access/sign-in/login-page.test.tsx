// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getSignInOptions, loginByCode, sendVerifyCode } from '../../../api/calls/access/account'
import { login } from '../../../api/calls/access/session'
import { sessionToken } from '../../../api/session'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as loginPage from './login-page'

inBrowser('access/login', 'access/account', 'booking/traveller', 'app/shell')

const text = () => readText('access/login')
const words = () => readText('access/account')
const line = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = () => screen.getByRole('button', { name: text().signIn })
const opened = { loginToken: 'opened', loginKey: 'k', employeeId: 'e1', expiresAt: '2026-12-01T00:00:00Z' }

async function open(address = paths.login()) {
  answer(getSignInOptions, {})
  const page = openPage(loginPage, address)
  await screen.findByRole('heading', { name: text().welcome })
  return page
}

async function write(user: Awaited<ReturnType<typeof open>>['user'], account: string, password: string) {
  await user.click(line(text().account))
  await user.paste(account)
  await user.click(line(text().password))
  await user.paste(password)
}

describe('signing in by password', () => {
  test('asks for what is missing, with the focus on the first of it, and sends nothing', async () => {
    const { user } = await open()
    await user.click(press())
    expect(screen.getByText(text().accountMissing)).toBeTruthy()
    expect(screen.getByText(text().passwordMissing)).toBeTruthy()
    expect(document.activeElement).toBe(line(text().account))
    await user.paste('linxiaowen')
    await user.keyboard('{Enter}')
    expect(screen.queryByText(text().accountMissing)).toBeNull()
    expect(document.activeElement).toBe(line(text().password))
    expect(requestsOf(login)).toEqual([])
  })

  test('sends account and password once, keeps the session and goes home', async () => {
    answer(login, opened)
    const { user, address } = await open()
    const go = holdBack(login)
    await write(user, ' linxiaowen ', 'Sojourn2026')
    await user.dblClick(press())
    expect(screen.getByRole('button', { name: text().signingIn }).getAttribute('aria-busy')).toBe('true')
    go()
    await waitFor(() => expect(address()).toBe('/'))
    expect(requestsOf(login)).toEqual([{ account: 'linxiaowen', password: 'Sojourn2026' }])
    expect(sessionToken()).toBe('opened')
  })

  test.each([
    ['goes on to the page that was asked for', '/center/tripOrderList?type=2', '/center/tripOrderList?type=2'],
    ['goes home where that page is another site', '//evil.example/x', '/'],
  ])('%s', async (_what, returnTo, place) => {
    answer(login, opened)
    const { user, address } = await open(paths.login({ returnTo }))
    expect(screen.getByText(text().goOn)).toBeTruthy()
    await write(user, 'linxiaowen', 'Sojourn2026')
    await user.click(press())
    await waitFor(() => expect(address()).toBe(place))
  })

  test('a wrong password is said, and stands chosen to be typed anew; the account stays', async () => {
    refuse(login, 'wrongPassword')
    const { user } = await open()
    await write(user, 'linxiaowen', 'wrong')
    await user.click(press())
    expect((await screen.findByRole('alert')).textContent).toBe(await sentenceOf('wrongPassword'))
    const password = line(text().password)
    await waitFor(() => expect(password.selectionEnd).toBe('wrong'.length))
    expect(password.selectionStart).toBe(0)
    expect(line(text().account).value).toBe('linxiaowen')
    expect(sessionToken()).toBeNull()
  })

  test('who has not activated the account is led there', async () => {
    refuse(login, 'accountNotActivated')
    const { user } = await open()
    await write(user, 'newcomer', 'Welcome2026')
    await user.click(press())
    const link = await screen.findByRole('link', { name: text().activateNow })
    expect(link.getAttribute('href')).toBe(paths.activation())
  })

  test('who has a second factor is led to it, with the page that was asked for in mind', async () => {
    const step = { stepToken: 's1', factors: ['app'] }
    refuse(login, 'secondFactorNeeded', { result: step })
    const { user, router } = await open(paths.login({ returnTo: '/center/mails' }))
    await write(user, 'admin', 'Sojourn2026')
    await user.click(press())
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.secondStep()))
    expect(router.state.location.state).toEqual({ ...step, to: '/center/mails' })
    expect(sessionToken()).toBeNull()
  })

  test('without a network it says so and what was typed stays', async () => {
    loseNetwork(login)
    const { user } = await open()
    await write(user, 'linxiaowen', 'Sojourn2026')
    await user.click(press())
    expect((await screen.findByRole('alert')).textContent).toBe(readText('app/shell').offlineProblem)
    expect(line(text().password).value).toBe('Sojourn2026')
  })

  test('the password is shown only while somebody wants to see it', async () => {
    const { user } = await open()
    expect(line(text().password).type).toBe('password')
    await user.click(screen.getByRole('button', { name: readText('kit/widgets').reveal }))
    expect(line(text().password).type).toBe('text')
    await user.click(screen.getByRole('button', { name: readText('kit/widgets').hide }))
    expect(line(text().password).type).toBe('password')
  })
})

describe('signing in by a code', () => {
  const byCode = () => open(paths.login({ way: 'code' }))

  test('is a tab of its own that stands in the address', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('tab', { name: text().byCode }))
    await waitFor(() => expect(address()).toBe('/login?way=code'))
    expect(await screen.findByLabelText(words().mobile)).toBeTruthy()
  })

  test('refuses a mobile that is none before a code is asked for', async () => {
    const { user } = await byCode()
    await user.click(line(words().mobile))
    await user.paste('123')
    await user.click(screen.getByRole('button', { name: words().getCode }))
    expect(line(words().mobile).getAttribute('aria-invalid')).toBe('true')
    expect(requestsOf(sendVerifyCode)).toEqual([])
  })

  test('sends the code once, counts down until another may be asked for, and signs in with it', async () => {
    answer(sendVerifyCode, { resendInSeconds: 60 })
    answer(loginByCode, opened)
    const { user, address } = await byCode()
    await user.click(line(words().mobile))
    await user.paste('13800138000')
    await user.click(screen.getByRole('button', { name: words().getCode }))
    expect(await screen.findByText(words().sentMobile)).toBeTruthy()
    const again = screen.getByRole('button', { name: new RegExp(words().again({ seconds: 60 })) })
    await user.click(again)
    expect(requestsOf(sendVerifyCode)).toEqual([{ purpose: 'signIn', channel: 'mobile', account: '13800138000' }])
    await user.click(line(words().code))
    await user.paste('123456')
    await user.click(press())
    await waitFor(() => expect(address()).toBe('/'))
    expect(requestsOf(loginByCode)).toEqual([{ account: '13800138000', code: '123456' }])
  })

  test('a code of fewer figures is refused at its field', async () => {
    const { user } = await byCode()
    await user.click(line(words().mobile))
    await user.paste('13800138000')
    await user.click(line(words().code))
    await user.paste('123')
    await user.click(press())
    expect(screen.getByText(words().codeMissing)).toBeTruthy()
    expect(document.activeElement).toBe(line(words().code))
    expect(requestsOf(loginByCode)).toEqual([])
  })

  test('a code that is wrong stands at its field', async () => {
    refuse(loginByCode, 'codeWrong', { field: 'code' })
    const { user } = await byCode()
    await user.click(line(words().mobile))
    await user.paste('13800138000')
    await user.click(line(words().code))
    await user.paste('123456')
    await user.click(press())
    expect(await screen.findByText(await sentenceOf('codeWrong'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(line(words().code)))
  })

  test('whoever asked too often waits as long as the server says', async () => {
    const { user } = await byCode()
    await user.click(line(words().mobile))
    await user.paste('13800138000')
    refuse(sendVerifyCode, 'codeTooSoon', { detail: { seconds: 3 } })
    await user.click(screen.getByRole('button', { name: words().getCode }))
    expect(await screen.findByRole('button', { name: new RegExp(words().wait({ seconds: 3 })) })).toBeTruthy()
  })
})
