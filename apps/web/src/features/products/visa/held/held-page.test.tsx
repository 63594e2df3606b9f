// @vitest-environment happy-dom
import type { OwnVisa } from '@sojourn/contract/products/visa/own.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOwnVisas, removeOwnVisa, saveOwnVisa } from '../../../../api/calls/products/visa/own'
import { getVisaCountry } from '../../../../api/calls/reference/visa-country'
import { formatFullDate } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as heldPage from './held-page'

inBrowser('products/visa/held', 'products/visa/search', 'products/visa/words', 'kit/drafts')

const text = () => readText('products/visa/held')
const words = () => readText('products/visa/words')
const visa = {
  visaId: 'v1',
  countryId: 36,
  countryName: '澳大利亚',
  entries: 'double',
  entriesUsed: 1,
  stayDays: 30,
  validFrom: '2026-01-01',
  validUntil: '2027-01-01',
} as const satisfies OwnVisa
const listed = (...list: Sketch<OwnVisa>[]) => answer(getOwnVisas, { today: '2026-11-20', list })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getVisaCountry, ({ KeyWords }) => ({
    countryGroupList: [],
    ...(KeyWords && { searchResultList: [{ id: 392, name: '日本', pName: '亚洲' }] }),
  }))
  listed(visa)
})

async function open() {
  const page = openPage(heldPage, paths.ownVisas())
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  const dialog = async (name: string) => {
    const form = within(await screen.findByRole('dialog', { name }))
    const line = (label: string) => form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
    const write = async (label: string, typed: string) => {
      await page.user.tripleClick(line(label))
      await page.user.paste(typed)
      await page.user.tab()
    }
    return { ...form, line, write, save: () => page.user.click(form.getByRole('button', { name: text().save })) }
  }
  return { ...page, press, dialog }
}

describe('a visa that somebody has', () => {
  test.each([
    ['is used in part', {}, (): string => text().left({ count: 1 })],
    ['is used up', { entriesUsed: 2 }, (): string => text().usedUp],
    ['is not valid yet', { validFrom: '2026-12-01' }, (): string => text().notYet],
  ])('that %s says so', async (_how, more, word) => {
    listed({ ...visa, ...more })
    await open()
    expect(await screen.findByText(word())).toBeTruthy()
  })

  test('says how often, how long and until when it lets in', async () => {
    await open()
    expect(await screen.findByText(words().entries.double)).toBeTruthy()
    expect(screen.getByText(words().stay({ days: 30 }))).toBeTruthy()
    const valid = text().valid({ from: formatFullDate(visa.validFrom), until: formatFullDate(visa.validUntil) })
    expect(screen.getByText(valid)).toBeTruthy()
  })

  test('for the Schengen area says how long one has been there', async () => {
    listed({ ...visa, daysUsed: 12 })
    await open()
    expect(await screen.findByText(text().daysOf({ days: 12 }))).toBeTruthy()
  })

  test('that came from here leads to its order, and is not changed by hand', async () => {
    listed({ ...visa, visaId: undefined, orderNo: 'V1' })
    await open()
    const link = await screen.findByRole('link', { name: text().fromOrder })
    expect(link.getAttribute('href')).toBe(paths.visaOrder({ orderId: 'V1' }))
    expect(screen.queryByRole('button', { name: text().editTitle({ country: '澳大利亚' }) })).toBeNull()
    expect(screen.queryByRole('button', { name: text().removeOf({ country: '澳大利亚' }) })).toBeNull()
  })

  test('is removed after a question', async () => {
    answer(removeOwnVisa, {})
    const { user, press } = await open()
    await press(text().removeOf({ country: '澳大利亚' }))
    expect(await screen.findByText(text().removeAsk({ country: '澳大利亚' }))).toBeTruthy()
    expect(requestsOf(removeOwnVisa)).toEqual([])
    listed()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: text().remove }))
    expect(await screen.findByText(text().removed)).toBeTruthy()
    expect(requestsOf(removeOwnVisa)).toEqual([{ visaId: 'v1' }])
    expect(await screen.findByText(text().empty)).toBeTruthy()
  })

  test('that cannot be removed stays, and why is told', async () => {
    refuse(removeOwnVisa, 'forbidden')
    const { user, press } = await open()
    await press(text().removeOf({ country: '澳大利亚' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text().remove }))
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(screen.getByRole('heading', { name: '澳大利亚' })).toBeTruthy()
  })
})

describe('a visa from elsewhere', () => {
  async function add() {
    const page = await open()
    await page.press(text().add)
    return { ...page, form: await page.dialog(text().addTitle) }
  }

  test('is entered once, with its country and days', async () => {
    answer(saveOwnVisa, {})
    const { user, form } = await add()
    await user.click(form.getByRole('combobox', { name: new RegExp(`^${text().country}`) }))
    await user.paste('日本')
    await user.click(await screen.findByRole('option', { name: /日本/ }))
    await user.selectOptions(form.getByRole('combobox', { name: new RegExp(`^${text().entries}`) }), words().entries.multiple)
    await form.write(text().stayDays, '90')
    await form.write(text().validFrom, '2026-11-01')
    await form.write(text().validUntil, '2027-11-01')
    const go = holdBack(saveOwnVisa)
    await user.dblClick(form.getByRole('button', { name: text().save }))
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveOwnVisa)).toEqual([
      { countryId: 392, entries: 'multiple', entriesUsed: 0, stayDays: 90, validFrom: '2026-11-01', validUntil: '2027-11-01' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('without anything says what is missing, field by field, with the focus on the first', async () => {
    const { form } = await add()
    await form.save()
    expect(form.getByText(text().countryMissing)).toBeTruthy()
    expect(form.getByText(text().stayDaysWrong)).toBeTruthy()
    expect(form.getAllByText(text().dateMissing)).toHaveLength(2)
    await waitFor(() =>
      expect(document.activeElement).toBe(form.getByRole('combobox', { name: new RegExp(`^${text().country}`) })),
    )
    expect(requestsOf(saveOwnVisa)).toEqual([])
  })

  test.each([
    ['more entries than it has', 'entriesUsed', '3', (): string => text().entriesUsedWrong],
    ['no number of days', 'stayDays', '0', (): string => text().stayDaysWrong],
    ['too many days', 'stayDays', '366', (): string => text().stayDaysWrong],
    ['a last day before the first', 'validUntil', '2025-12-31', (): string => text().datesWrong],
    ['a last day that is over', 'validUntil', '2026-11-19', (): string => text().datesWrong],
  ] as const)('with %s is not sent', async (_what, field, typed, sentence) => {
    const { press, dialog } = await open()
    await press(text().editTitle({ country: '澳大利亚' }))
    const form = await dialog(text().editTitle({ country: '澳大利亚' }))
    await form.write(text()[field], typed)
    await form.save()
    expect(form.getByText(sentence())).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(form.line(text()[field])))
    expect(requestsOf(saveOwnVisa)).toEqual([])
  })

  test('that the server refuses at a field says so there, with the focus; of the whole it is read out', async () => {
    refuse(saveOwnVisa, 'badRequest', { field: 'stayDays' })
    const { press, dialog } = await open()
    await press(text().editTitle({ country: '澳大利亚' }))
    const form = await dialog(text().editTitle({ country: '澳大利亚' }))
    await form.write(text().stayDays, '60')
    await form.save()
    await waitFor(() => expect(form.line(text().stayDays).getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(form.line(text().stayDays))
    expect(form.queryByRole('alert')).toBeNull()
    refuse(saveOwnVisa, 'forbidden')
    await form.write(text().stayDays, '61')
    await form.save()
    expect((await form.findByRole('alert')).textContent).toBe(await sentenceOf('forbidden'))
    expect(form.line(text().stayDays).value).toBe('61')
  })

  test('that is half written is there the next time', async () => {
    const { form, comeAgain, press, dialog } = await add()
    await form.write(text().stayDays, '45')
    await comeAgain()
    await press(text().add)
    expect((await dialog(text().addTitle)).line(text().stayDays).value).toBe('45')
  })
})

test('visas that could not be read are read again by a press', async () => {
  loseNetwork(getOwnVisas)
  const { press } = await open()
  await screen.findByRole('button', { name: readText('kit/widgets').retry })
  listed(visa)
  await press(readText('kit/widgets').retry)
  expect(await screen.findByRole('heading', { name: '澳大利亚' })).toBeTruthy()
})
