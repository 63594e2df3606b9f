// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getSignInOptions, modifyPassword } from '../../../api/calls/access/account'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, intentsOf, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as modifyPasswordPage from './modify-password-page'

inBrowser('access/account', 'access/password')

const words = () => readText('access/account')
const faults = () => readText('access/password')
const line = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: words().modify.save })

beforeEach(() => {
  answer(getSignInOptions, {})
  answer(modifyPassword, {})
})

async function open({ strict = false } = {}) {
  signIn({ strictPassword: strict })
  const page = openPage(modifyPasswordPage, paths.modifyPassword())
  await screen.findByRole('heading', { name: words().modify.title })
  const write = async (old: string, password: string, again = password) => {
    const lines = [
      [words().modify.oldPassword, old],
      [words().newPassword, password],
      [words().confirmPassword, again],
    ] as const
    for (const [name, typed] of lines) {
      await page.user.clear(line(name))
      if (typed) await page.user.paste(typed)
    }
    await page.user.click(save())
  }
  return { ...page, write }
}

describe('one’s own password', () => {
  test('is sent once as it was typed, and one is home afterwards', async () => {
    const { write, user, address } = await open()
    const go = holdBack(modifyPassword)
    await write('Sojourn2026', 'Journey2027')
    await user.click(save())
    go()
    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByText(words().modify.done)).toBeTruthy()
    expect(requestsOf(modifyPassword)).toEqual([
      { oldPassword: 'Sojourn2026', password: 'Journey2027', confirmPassword: 'Journey2027' },
    ])
    expect(intentsOf(modifyPassword)[0]).toBeTruthy()
  })

  test('nothing, too short a one, letters alone and two that differ are refused before they are sent', async () => {
    const { write } = await open()
    for (const [password, again, sentence] of [
      ['', '', faults().passwordMissing],
      ['Abc123', 'Abc123', faults().passwordLength],
      ['qwertyuiop', 'qwertyuiop', faults().passwordOneKind],
      ['Journey2027', 'Journey2028', faults().confirmationDiffers],
    ] as const) {
      await write('Sojourn2026', password, again)
      expect(screen.getByText(sentence)).toBeTruthy()
      expect(document.activeElement?.getAttribute('aria-invalid'), `“${password}”`).toBe('true')
    }
    expect(requestsOf(modifyPassword)).toEqual([])
  })

  test('a company that is strict wants capitals too, and the list of rules says so', async () => {
    const { write } = await open({ strict: true })
    await write('Sojourn2026', 'journey2027')
    expect(screen.getByText(faults().passwordMix)).toBeTruthy()
    const rule = within(screen.getByRole('list', { name: words().rulesTitle })).getByText(words().rules.mix)
    expect(within(rule.closest('li')!).getByRole('img', { name: words().ruleOpen })).toBeTruthy()
  })

  test('the focus goes to the first field that is wrong, and what is mended is no longer told', async () => {
    const { write, user } = await open()
    await write('', 'short')
    expect(document.activeElement).toBe(line(words().modify.oldPassword))
    await user.paste('Sojourn2026')
    expect(screen.queryByText(words().modify.oldMissing)).toBeNull()
    expect(screen.getByText(faults().passwordLength)).toBeTruthy()
  })

  test('what the server refuses stands at the field that it names', async () => {
    refuse(modifyPassword, 'wrongPassword', { field: 'oldPassword' })
    const { write } = await open()
    await write('Sojourn2025', 'Journey2027')
    expect(await screen.findByText(await sentenceOf('wrongPassword'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(line(words().modify.oldPassword)))
    expect(line(words().newPassword).value).toBe('Journey2027')
  })

  test('what it refuses without a field stands above the form', async () => {
    refuse(modifyPassword, 'forbidden')
    const { write, address } = await open()
    await write('Sojourn2026', 'Journey2027')
    expect((await screen.findByRole('alert')).textContent).toBe(await sentenceOf('forbidden'))
    expect(address()).toBe(paths.modifyPassword())
  })
})
