// @vitest-environment happy-dom
import { faultRateKeys } from '@sojourn/contract/admin/agency/fault-rate-words'
import { presetRates } from '@sojourn/domain/admin/fault-rates'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getFaultRates, saveFaultRates } from '../../../api/calls/admin/agency/fault-rates'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as ratesPage from './fault-rates-page'
import type { FaultRatesAnswer } from './use-fault-rates'

inBrowser('kit/edit', 'kit/drafts', 'admin/agency/fault-rates', 'admin/agency/agreement-offer', 'admin/record')

const text = () => readText('admin/agency/fault-rates')
const edit = () => readText('kit/edit')
const off = presetRates('off')
const usual = presetRates('usual')

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
})

const told = (rates = off, version = 2, changes: Sketch<FaultRatesAnswer['changes']> = []): Sketch<FaultRatesAnswer> => ({
  builtIn: true,
  version,
  rates,
  changes,
})
async function open(first = told()) {
  answer(getFaultRates, first)
  const page = openPage(ratesPage, paths.agentSupply())
  await screen.findByRole('button', { name: text().preset.usual })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const write = async (typed: string) => {
    await page.user.clear(hotel())
    if (typed) await page.user.paste(typed)
  }
  return { ...page, press, write, save: () => press(edit().save) }
}
const hotel = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${text().labels.hotelRefused}`) })
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')

describe('how often the built-in supply fails', () => {
  test('is saved once, of ten thousand, under the version that was seen', async () => {
    const { user, write } = await open()
    await write('4.25')
    answer(saveFaultRates, { version: 3 })
    const go = holdBack(saveFaultRates)
    await user.dblClick(screen.getByRole('button', { name: edit().save }))
    answer(getFaultRates, told({ ...off, hotelRefused: 425 }, 3))
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveFaultRates)).toEqual([{ version: 2, rates: { ...off, hotelRefused: 425 } }])
    await waitFor(() => expect(screen.queryByRole('button', { name: edit().save })).toBeNull())
  })

  test.each(['', '101', '-1', '1.234', 'many'])('is refused where it is no share: “%s”', async (typed) => {
    const { write, save } = await open()
    await write(typed)
    await save()
    expect(screen.getByText(text().percentWrong)).toBeTruthy()
    expect(hotel().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe(edit().faults({ count: 1 }))
    expect(requestsOf(saveFaultRates)).toEqual([])
  })

  test.each(['0', '100', '3.5', '3．5'])('takes %s', async (typed) => {
    answer(saveFaultRates, { version: 3 })
    const { write, save } = await open(told({ ...off, hotelRefused: 200 }))
    await write(typed)
    await save()
    await waitFor(() => expect(requestsOf(saveFaultRates)).toHaveLength(1))
    expect(requestsOf(saveFaultRates)[0]!.rates.hotelRefused).toBe(Math.round(Number(typed.replace('．', '.')) * 100))
  })

  test.each(['off', 'low', 'usual'] as const)('is filled in with one press, and saved only then: %s', async (preset) => {
    answer(saveFaultRates, { version: 3 })
    const { press, save } = await open(told({ ...off, carDetour: 9999 }))
    await press(text().preset[preset])
    const rates = presetRates(preset)
    expect(
      boxes()
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(faultRateKeys.map((key) => String(rates[key] / 100)).toSorted())
    expect(requestsOf(saveFaultRates)).toEqual([])
    await save()
    await waitFor(() => expect(requestsOf(saveFaultRates)).toEqual([{ version: 2, rates }]))
  })

  test('goes back to what is saved, of one field at once and of several after a question', async () => {
    const { user, press, write } = await open()
    await write('4')
    await press(edit().undoAll)
    expect(hotel().value).toBe('0')
    await press(text().preset.usual)
    await press(edit().undoAll)
    const question = within(await screen.findByRole('dialog', { name: edit().undoAllTitle }))
    await user.click(question.getByRole('button', { name: edit().undoAll }))
    await waitFor(() => expect(hotel().value).toBe('0'))
  })

  test('that cannot be saved keeps what was typed', async () => {
    refuse(saveFaultRates, 'supplyElsewhere')
    const { write, save } = await open()
    await write('4')
    await save()
    expect(await screen.findByText(await sentenceOf('supplyElsewhere'))).toBeTruthy()
    expect(hotel().value).toBe('4')
  })

  test('that a colleague saved meanwhile goes with one’s own where they do not touch', async () => {
    const { write, save } = await open()
    await write('4')
    refuse(saveFaultRates, 'recordChanged')
    answer(getFaultRates, () => {
      answer(saveFaultRates, { version: 9 })
      return told({ ...off, carDetour: 100 }, 8)
    })
    await save()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveFaultRates).at(-1)).toEqual({ version: 8, rates: { ...off, hotelRefused: 400, carDetour: 100 } })
  })

  test('that a colleague set otherwise is a choice: theirs, or one’s own', async () => {
    const { user, write, save } = await open()
    await write('4')
    refuse(saveFaultRates, 'recordChanged')
    answer(getFaultRates, told({ ...off, hotelRefused: 700 }, 8))
    await save()
    await screen.findByRole('heading', { name: edit().conflict })
    const blocked = screen.getByRole('button', { name: new RegExp(`^${edit().save}`) })
    await user.click(blocked)
    expect(requestsOf(saveFaultRates)).toHaveLength(1)
    answer(saveFaultRates, { version: 9 })
    await user.click(screen.getByRole('button', { name: new RegExp(edit().keepMine) }))
    await save()
    await waitFor(() => expect(requestsOf(saveFaultRates).at(-1)).toMatchObject({ version: 8, rates: { hotelRefused: 400 } }))
  })

  test('is there when the page is opened again before it was saved', async () => {
    const { write } = await open()
    await write('4')
    cleanup()
    await open()
    expect(hotel().value).toBe('4')
    expect(screen.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })
})

test('what was changed is told with who did it, field by field', async () => {
  const change = { version: 2, at: '2026-11-19T02:00:00Z', byName: '周琳', before: usual, after: { ...usual, hotelRefused: 0 } }
  await open(told(off, 2, [change]))
  expect(screen.getAllByText(/周琳/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(text().share({ percent: '4' })).length).toBeGreaterThan(0)
  expect(screen.getAllByText(new RegExp(text().fields.hotelRefused)).length).toBeGreaterThan(0)
})

test('nothing is set where suppliers are elsewhere; what cannot be read can be tried again', async () => {
  refuse(getFaultRates, 'forbidden')
  const { user } = openPage(ratesPage, paths.agentSupply())
  const alert = await screen.findByRole('alert')
  answer(getFaultRates, { builtIn: false, version: 0, rates: off, changes: [] })
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(text().elsewhere)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
