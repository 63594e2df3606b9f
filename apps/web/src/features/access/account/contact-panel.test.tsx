// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeContact, checkVerifyCode, getSignInOptions, sendVerifyCode } from '../../../api/calls/access/account'
import { revealPersonalData } from '../../../api/calls/personal/credential'
import { getMyProfile } from '../../../api/calls/personal/profile'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { ContactPanel } from './contact-panel'

inBrowser('access/contact', 'access/account', 'booking/traveller')

const text = () => readText('access/contact')
const account = () => readText('access/account')
const mail = 'lin@yuanxing.example'

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getMyProfile, { mobile: '138****0001', mail: 'l***@yuanxing.example' })
  answer(getSignInOptions, {})
  answer(sendVerifyCode, { resendInSeconds: 60 })
})

/** The dialog in which the mail address is changed. */
async function change() {
  const { user } = showPart(<ContactPanel />)
  await user.click(await screen.findByRole('button', { name: text().changeMail }))
  const dialog = within(await screen.findByRole('dialog', { name: text().changeMail }))
  const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(name)
  const write = async (name: string, typed: string) => {
    await user.clear(field(name))
    await user.paste(typed)
  }
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  return { user, dialog, field, write, press }
}
async function fillIn({ write }: Awaited<ReturnType<typeof change>>, password = 'Sojourn2026') {
  await write(account().mail, mail)
  await write(account().code, '123 456')
  await write(account().modify.oldPassword, password)
}

describe('what one is reached by', () => {
  test('is shown in full only on demand, and masked again', async () => {
    answer(revealPersonalData, { value: '13800000001' })
    const { user } = showPart(<ContactPanel />)
    await user.click(await screen.findByRole('button', { name: text().reveal({ what: text().mobile }) }))
    expect(await screen.findByText('13800000001')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().hide({ what: text().mobile }) }))
    expect(screen.getByText('138****0001')).toBeTruthy()
    expect(requestsOf(revealPersonalData)).toEqual([{ subject: 'mobile' }])
  })

  test('is neither shown nor changed by whoever acts for somebody', async () => {
    signIn({ isQuickLogin: true })
    const { user } = showPart(<ContactPanel />)
    const button = await screen.findByRole('button', { name: text().changeMail })
    await user.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: text().reveal({ what: text().mobile }) })).toBeNull()
  })
})

describe('another mail address', () => {
  test('gets a code only where it is one, and no second before a minute is over', async () => {
    const opened = await change()
    await opened.write(account().mail, 'lin@')
    await opened.press(account().getCode)
    expect(opened.field(account().mail).getAttribute('aria-invalid')).toBe('true')
    expect(requestsOf(sendVerifyCode)).toEqual([])
    await opened.write(account().mail, ` ${mail} `)
    await opened.press(account().getCode)
    expect(await opened.dialog.findByText(account().sentMail, { exact: false })).toBeTruthy()
    expect(requestsOf(sendVerifyCode)).toEqual([{ purpose: 'contact', channel: 'mail', account: mail }])
    const wait = opened.dialog.getByRole('button', { name: new RegExp(account().wait({ seconds: 60 })) })
    await opened.user.click(wait)
    expect(requestsOf(sendVerifyCode)).toHaveLength(1)
  })

  test('is not sent without code and password, with the focus on the first that is missing', async () => {
    const opened = await change()
    await opened.write(account().mail, mail)
    await opened.press(text().submit)
    expect(opened.dialog.getByText(account().codeMissing)).toBeTruthy()
    expect(opened.dialog.getByText(account().modify.oldMissing)).toBeTruthy()
    expect(opened.field(account().modify.oldPassword)).toBe(document.activeElement)
    expect(requestsOf(checkVerifyCode)).toEqual([])
  })

  test('is proved by its code, changed once, and the page shows it', async () => {
    answer(checkVerifyCode, { ticket: 't1' })
    answer(changeContact, {})
    const opened = await change()
    await fillIn(opened)
    const go = holdBack(checkVerifyCode)
    await opened.press(text().submit)
    await opened.press(text().submit)
    answer(getMyProfile, { mobile: '138****0001', mail: 'n***@yuanxing.example' })
    go()
    expect(await screen.findByText(text().done)).toBeTruthy()
    expect(requestsOf(checkVerifyCode)).toEqual([{ purpose: 'contact', account: mail, code: '123456' }])
    expect(requestsOf(changeContact)).toEqual([{ ticket: 't1', oldPassword: 'Sojourn2026' }])
    expect(await screen.findByText('n***@yuanxing.example')).toBeTruthy()
  })

  test('with a wrong password keeps its code, which is spent only once', async () => {
    answer(checkVerifyCode, { ticket: 't1' })
    refuse(changeContact, 'wrongPassword', { field: 'oldPassword' })
    const opened = await change()
    await fillIn(opened, 'wrong')
    await opened.press(text().submit)
    expect(await opened.dialog.findByText(await sentenceOf('wrongPassword'))).toBeTruthy()
    answer(changeContact, {})
    await opened.write(account().modify.oldPassword, 'Sojourn2026')
    await opened.press(text().submit)
    await waitFor(() => expect(requestsOf(changeContact).at(-1)).toEqual({ ticket: 't1', oldPassword: 'Sojourn2026' }))
    expect(requestsOf(checkVerifyCode)).toHaveLength(1)
  })
})
