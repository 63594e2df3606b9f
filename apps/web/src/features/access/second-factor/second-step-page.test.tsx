// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getSignInOptions } from '../../../api/calls/access/account'
import { beginEnrolStep, passEnrolStep, passSecondStep } from '../../../api/calls/access/second-factor'
import { sessionToken } from '../../../api/session'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import type { StepState } from '../use-begin'
import * as secondStep from './second-step-page'

inBrowser('access/second-factor', 'access/account', 'access/login')

const text = () => readText('access/second-factor')
const opened = { loginToken: 'opened', loginKey: 'k', employeeId: 'e1', expiresAt: '2026-12-01T00:00:00Z' }
const step = { ticket: 't1', factors: ['app'], enrol: false, to: paths.mails() } as unknown as StepState

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  answer(getSignInOptions, {})
})

async function open(state: StepState = step) {
  const page = openPage(secondStep, paths.secondStep())
  await screen.findByText(text().lostTitle)
  await page.router.navigate(paths.secondStep(), { state })
  await waitFor(() => expect(screen.queryByText(text().lostTitle)).toBeNull())
  return page
}
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: text().appCode })
const press = (name: string) => screen.getByRole('button', { name })
async function write({ user }: Awaited<ReturnType<typeof open>>, field: HTMLInputElement, typed: string) {
  await user.clear(field)
  await user.paste(typed)
}

test('without the step before there is only the way back to the sign-in', async () => {
  openPage(secondStep, paths.secondStep())
  expect((await screen.findByRole('link', { name: text().again })).getAttribute('href')).toBe(paths.login())
})

describe('the second step', () => {
  test.each(['', '12345', '12345a'])('does not send “%s”, and says what a code is', async (typed) => {
    const page = await open()
    if (typed) await write(page, await code(), typed)
    await page.user.click(press(text().signIn))
    expect(screen.getByText(text().appCodeMissing)).toBeTruthy()
    expect(document.activeElement).toBe(await code())
    expect(requestsOf(passSecondStep)).toEqual([])
  })

  test('takes a code as apps show it, once, and goes on to what was asked for', async () => {
    answer(passSecondStep, opened)
    const page = await open()
    await write(page, await code(), ' 123 456 ')
    const go = holdBack(passSecondStep)
    await page.user.dblClick(press(text().signIn))
    go()
    await waitFor(() => expect(page.address()).toBe(paths.mails()))
    expect(requestsOf(passSecondStep)).toEqual([{ ticket: 't1', factor: 'app', code: '123 456' }])
    expect(sessionToken()).toBe('opened')
  })

  test('says at the field that a code was wrong, until it is typed anew', async () => {
    refuse(passSecondStep, 'secondFactorWrong', { field: 'code' })
    const page = await open()
    await write(page, await code(), '123456')
    await page.user.click(press(text().signIn))
    await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'))
    expect(sessionToken()).toBeNull()
    await write(page, await code(), '654321')
    expect((await code()).getAttribute('aria-invalid')).toBeNull()
  })

  test('may be done by a code that was kept, whom it tells where help is', async () => {
    answer(passSecondStep, opened)
    const page = await open()
    await page.user.click(press(text().useRecovery))
    expect(screen.getByText(text().lostAll)).toBeTruthy()
    await page.user.click(press(text().signIn))
    expect(screen.getByText(text().recoveryCodeMissing)).toBeTruthy()
    await write(page, screen.getByRole<HTMLInputElement>('textbox', { name: text().recoveryCode }), 'ABCD-EFGH')
    await page.user.click(press(text().signIn))
    await waitFor(() => expect(requestsOf(passSecondStep)).toEqual([{ ticket: 't1', factor: 'recovery', code: 'ABCD-EFGH' }]))
  })

  test('begins with the passkey of who has one, whose app does as well', async () => {
    const page = await open({ ...step, factors: ['app', 'passkey'] })
    expect(screen.getByText(text().passkeyLead)).toBeTruthy()
    await page.user.click(press(text().useApp))
    expect(await code()).toBeTruthy()
    expect(press(text().usePasskey)).toBeTruthy()
  })

  test('that took too long leads back to the sign-in', async () => {
    refuse(passSecondStep, 'secondStepOver')
    const page = await open()
    await write(page, await code(), '123456')
    await page.user.click(press(text().signIn))
    expect(await screen.findByText(text().lostTitle)).toBeTruthy()
  })
})

describe('who must have a second factor and has none', () => {
  const enrol = { ...step, enrol: true }
  const secret = { secret: 'ABCDEFGH', qrImage: 'data:image/png;base64,' }

  test('gets a secret, proves it, and is in only after the codes for its loss were kept', async () => {
    answer(beginEnrolStep, secret)
    answer(passEnrolStep, { ...opened, recoveryCodes: ['R1', 'R2'] })
    const page = await open(enrol)
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    await write(page, await code(), '123456')
    await page.user.click(press(text().confirm))
    expect(await screen.findByText('R1')).toBeTruthy()
    expect(sessionToken()).toBeNull()
    await page.user.click(press(text().saved))
    await waitFor(() => expect(page.address()).toBe(paths.mails()))
    expect(sessionToken()).toBe('opened')
    expect(requestsOf(passEnrolStep)).toEqual([{ ticket: 't1', code: '123456' }])
  })

  test('may ask again for a secret that did not come', async () => {
    refuse(beginEnrolStep, 'forbidden')
    const page = await open(enrol)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(await sentenceOf('forbidden'))
    answer(beginEnrolStep, secret)
    await page.user.click(within(alert).getByRole('button'))
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
  })
})
