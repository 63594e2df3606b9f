// @vitest-environment happy-dom
import type { EnteredRate } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { addExchangeRate, getExchangeRates } from '../../../api/calls/admin/agency/exchange-rate'
import { formatFullDate } from '../../../kit/text/format'
import { nameOfCurrency } from '../../../kit/text/money'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as ratesPage from './exchange-rates-page'

inBrowser('admin/agency/exchange-rate', 'kit/drafts')

const text = () => readText('admin/agency/exchange-rate')

const rate = (currency: EnteredRate['currency'], more: Partial<EnteredRate> = {}): EnteredRate => ({
  currency,
  day: '2026-09-29',
  fenPerMillion: 85_506_000,
  source: 'open-data',
  enteredAt: '2026-09-29T00:00:00Z',
  ...more,
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
})

test('who published a rate is told as the agency wrote it; of those that came with the product, that they are public', async () => {
  const entered = rate('USD', { source: '外汇管理局中间价', byName: '周琳' })
  answer(getExchangeRates, { today: '2026-11-20', ruling: [rate('HKD'), entered], entered: [entered] })
  openPage(ratesPage, paths.agentExchange())
  const table = within(await screen.findByRole('table', { name: text().ruling }))
  expect(table.getByText(text().published)).toBeTruthy()
  expect(table.getByText('外汇管理局中间价')).toBeTruthy()
  expect(table.queryByText('open-data')).toBeNull()
})

test.each([
  ['of today is new', '2026-11-20', undefined],
  ['of long ago says how old it is', '2026-09-29', 52],
] as const)('a rate %s', async (_how, day, days) => {
  answer(getExchangeRates, { today: '2026-11-20', ruling: [rate('HKD', { day })], entered: [] })
  openPage(ratesPage, paths.agentExchange())
  const table = within(await screen.findByRole('table', { name: text().ruling }))
  expect(table.queryByText(/天|days/)?.textContent).toBe(days === undefined ? undefined : text().age({ days }))
  expect(screen.getByText(text().none)).toBeTruthy()
})

describe('a rate that is entered', () => {
  async function open() {
    answer(getExchangeRates, {
      today: '2026-11-20',
      ruling: [rate('HKD'), rate('USD', { fenPerMillion: 710_000_000 })],
      entered: [],
    })
    const page = openPage(ratesPage, paths.agentExchange())
    await screen.findByRole('button', { name: text().submit })
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
    const write = async (name: string, typed: string) => {
      await page.user.clear(field(name))
      if (typed) await page.user.paste(typed)
      await page.user.tab()
    }
    const send = () => page.user.click(screen.getByRole('button', { name: text().submit }))
    return { ...page, field, write, send }
  }
  const sent = { currency: 'HKD', day: '2026-11-20', fenPerMillion: 92_506_000, source: '外汇管理局', sure: false } as const

  test('begins as today’s of the first currency, beside the one before of whatever is chosen', async () => {
    const { user, field } = await open()
    expect(field(text().day).value).toContain('2026')
    expect(screen.getByText(text().former({ rate: '85.506', day: formatFullDate('2026-09-29') }))).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: text().currency }), nameOfCurrency('USD'))
    expect(screen.getByText(text().former({ rate: '710', day: formatFullDate('2026-09-29') }))).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: text().currency }), nameOfCurrency('JPY'))
    expect(screen.getByText(text().rateHint), 'a currency without a rate so far').toBeTruthy()
  })

  test.each(['', '0', '-1', 'abc', '92.1234567'])('is refused where it is none: “%s”', async (typed) => {
    const { field, write, send } = await open()
    await write(text().hundred, typed)
    await send()
    expect(screen.getByText(text().rateWrong)).toBeTruthy()
    expect(document.activeElement).toBe(field(text().hundred))
    expect(requestsOf(addExchangeRate)).toEqual([])
  })

  test('is sent once, and the field is empty for the next', async () => {
    answer(addExchangeRate, { currency: 'HKD', day: '2026-11-20', enteredAt: '2026-11-20T02:00:00Z' })
    const { user, field, write } = await open()
    await write(text().hundred, '92.506')
    await write(text().source, '外汇管理局')
    const go = holdBack(addExchangeRate)
    await user.dblClick(screen.getByRole('button', { name: text().submit }))
    go()
    expect(await screen.findByText(text().done({ currency: 'HKD', day: formatFullDate('2026-11-20') }))).toBeTruthy()
    expect(requestsOf(addExchangeRate)).toEqual([sent])
    expect([field(text().hundred).value, field(text().source).value]).toEqual(['', '外汇管理局'])
  })

  test('far from the one before is asked for once more; who is not sure keeps what was typed', async () => {
    const far = { former: '85.506', rate: '92.506' }
    refuse(addExchangeRate, 'exchangeRateFar', { detail: far })
    const { user, field, write, send } = await open()
    await write(text().hundred, '92.506')
    await write(text().source, '外汇管理局')
    await send()
    const question = async () => within(await screen.findByRole('dialog'))
    await user.click((await question()).getByRole('button', { name: readText('kit/widgets').cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(addExchangeRate)).toEqual([sent])
    expect(field(text().hundred).value).toBe('92.506')
    await send()
    answer(addExchangeRate, { currency: 'HKD', day: '2026-11-20', enteredAt: '2026-11-20T02:00:00Z' })
    await user.click((await question()).getByRole('button', { name: text().submit }))
    await screen.findByText(text().done({ currency: 'HKD', day: formatFullDate('2026-11-20') }))
    expect(requestsOf(addExchangeRate).map(({ sure }) => sure)).toEqual([false, false, true])
  })

  test('that is refused at a field says so there, until something else is sent', async () => {
    refuse(addExchangeRate, 'exchangeRateSource', { field: 'source' })
    const { field, write, send } = await open()
    await write(text().hundred, '92.506')
    await send()
    const refusal = await sentenceOf('exchangeRateSource')
    expect(await screen.findByText(refusal)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field(text().source)))
    await write(text().hundred, 'x')
    await send()
    expect(screen.getByText(text().rateWrong)).toBeTruthy()
    expect(screen.queryByText(refusal), 'of what was sent before').toBeNull()
  })

  test('that is there already says so of the whole', async () => {
    refuse(addExchangeRate, 'exchangeRateKnown')
    const { write, send } = await open()
    await write(text().hundred, '85.506')
    await send()
    expect(await screen.findByText(await sentenceOf('exchangeRateKnown'))).toBeTruthy()
  })
})
