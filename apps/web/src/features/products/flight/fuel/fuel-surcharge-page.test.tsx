// @vitest-environment happy-dom
import type { FuelSurcharge } from '@sojourn/contract/products/flight/fuel-surcharge.calls'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { addFuelSurcharge, getFuelSurcharges } from '../../../../api/calls/products/flight/fuel-surcharge'
import { formatFullDate, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import * as fuelPage from './fuel-surcharge-page'

inBrowser('products/flight/fuel-surcharge', 'kit/drafts')

const text = () => readText('products/flight/fuel-surcharge')
const amounts = ['short', 'long', 'childShort', 'childLong'] as const
const level = (from: string, short = 1000): FuelSurcharge => ({ from, short, long: 2000, childShort: 0, childLong: 1000 })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
})

async function open(...list: FuelSurcharge[]) {
  answer(getFuelSurcharges, { list })
  const page = openPage(fuelPage, paths.agentFuel())
  await screen.findByRole('button', { name: text().submit })
  const write = async (...typed: string[]) => {
    for (const [index, key] of amounts.entries()) {
      await page.user.clear(field(text()[key]))
      if (typed[index]) await page.user.paste(typed[index])
    }
  }
  const send = () => page.user.click(screen.getByRole('button', { name: text().submit }))
  const sure = async (press = text().submit) =>
    page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: press }))
  return { ...page, write, send, sure }
}
const field = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('textbox').find(({ labels }) => labels?.[0]?.textContent.startsWith(name))!
const sent = { from: '2026-11-21', short: 1000, long: 2050, childShort: 0, childLong: 1000 }

describe('levels of the fuel surcharge', () => {
  test('are to come, in force, or of the past', async () => {
    await open(level('2026-12-05'), level('2026-11-05'), level('2026-10-05'))
    const rows = within(screen.getByRole('table', { name: text().levels }))
      .getAllByRole('row')
      .slice(1)
    const shown = rows.map((row) => [text().coming, text().inForce].find((word) => within(row).queryByText(word)))
    expect(shown).toEqual([text().coming, text().inForce, undefined])
    expect(within(rows[0]!).getByText(formatPrice(2000))).toBeTruthy()
  })

  test('are none yet', async () => {
    await open()
    expect(screen.getByText(text().none)).toBeTruthy()
  })
})

describe('the next level', () => {
  test('is tomorrow’s, is asked for once more since it stays, and is sent once', async () => {
    const { user, write, send } = await open()
    answer(addFuelSurcharge, { list: [] })
    await write('10', '20.5', '0', '10')
    await send()
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(text().sure({ from: formatFullDate('2026-11-21') }))).toBeTruthy()
    expect(requestsOf(addFuelSurcharge)).toEqual([])
    const go = holdBack(addFuelSurcharge)
    answer(getFuelSurcharges, { list: [level('2026-11-21')] })
    await user.dblClick(question.getByRole('button', { name: text().submit }))
    go()
    expect(await screen.findByText(text().done({ from: formatFullDate('2026-11-21') }))).toBeTruthy()
    expect(requestsOf(addFuelSurcharge)).toEqual([sent])
    expect(amounts.map((key) => field(text()[key]).value)).toEqual(['', '', '', ''])
    expect(await screen.findByText(text().coming)).toBeTruthy()
  })

  test('of which one is not sure stays as it was typed', async () => {
    const { write, send, sure } = await open()
    await write('10', '20.5', '0', '10')
    await send()
    await sure(readText('kit/widgets').cancel)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(addFuelSurcharge)).toEqual([])
    expect(field(text().long).value).toBe('20.5')
  })

  test('is not asked about while an amount is none: each says so, the first has the focus', async () => {
    const { write, send } = await open()
    await write('', '20', '-1', '1.234')
    await send()
    expect(screen.getAllByText(text().amountWrong)).toHaveLength(3)
    expect(document.activeElement).toBe(field(text().short))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['fuelSurchargeTwice', 'from', 'from'],
    ['fuelSurchargeChild', 'childShort', 'childShort'],
  ] as const)('that the server refuses says so at its field, until something else is sent: %s', async (problem, at, key) => {
    refuse(addFuelSurcharge, problem, { field: at })
    const { write, send, sure } = await open()
    await write('10', '20.5', '0', '10')
    await send()
    await sure()
    expect(await screen.findByText(await sentenceOf(problem))).toBeTruthy()
    await waitFor(() => expect(field(text()[key]).getAttribute('aria-invalid')).toBe('true'))
    await write('', '20.5', '0', '10')
    await send()
    expect(screen.getByText(text().amountWrong)).toBeTruthy()
    expect(screen.queryByText(await sentenceOf(problem))).toBeNull()
  })

  test('that is refused altogether says so, and every amount stays', async () => {
    refuse(addFuelSurcharge, 'forbidden')
    const { write, send, sure } = await open()
    await write('10', '20.5', '0', '10')
    await send()
    await sure()
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(amounts.map((key) => field(text()[key]).value)).toEqual(['10', '20.5', '0', '10'])
  })

  test('is there when the page is opened again', async () => {
    const { write } = await open()
    await write('10', '20.5', '0', '10')
    cleanup()
    await open()
    expect(field(text().long).value).toBe('20.5')
    expect(screen.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })
})
