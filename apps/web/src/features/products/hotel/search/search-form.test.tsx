// @vitest-environment happy-dom
import type { HotelDestination, HotelKeyword } from '@sojourn/contract/reference/hotel-place.shapes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveHotelOrderTemp } from '../../../../api/calls/products/hotel/draft'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import {
  findKeyWords,
  getHotelRecommend,
  getHotelSearchBasicMsg,
  getLabelList,
  getStayInCity,
} from '../../../../api/calls/reference/hotel-place'
import { queryClient } from '../../../../api/queries'
import { formatMonthDay } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { signIn } from '../../../../testing/people'
import { bookableDays, openSearch } from '../../../../testing/search'
import { answer, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import { HotelForm, IntlHotelForm } from './search-form'

inBrowser('app/home', 'products/hotel/search')

const text = () => readText('products/hotel/search')
const home = () => readText('app/home')
const destination = (destId: number, destChName: string, more: Partial<HotelDestination> = {}): HotelDestination => ({
  destId,
  destChName,
  showText: destChName,
  kwordName: '',
  kwordId: '',
  globalArea: 1,
  dtype: 0,
  ...more,
})
const keyword = (name: string, more: Partial<HotelKeyword> = {}): HotelKeyword => ({
  type: 0,
  idtype: 0,
  id: '12',
  name,
  typeName: '品牌',
  cityId: 321,
  cityName: '上海',
  isIntl: false,
  ...more,
})
const hangzhou = destination(322, '杭州')
const pudong = destination(321, '上海', { kwordName: '浦东新区', kwordId: 'd1', dtype: 1 })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book'], isSigningServiceDate: true })
  answer(getHotelSearchBasicMsg, { cityId: 321, cityName: '上海', isIntl: false })
  answer(getStayInCity, { cityGroup: [] })
  answer(getLabelList, { labelList: [] })
  answer(getHotelRecommend, { hotChainList: [] })
  answer(findKeyWords, ({ keys }) => ({
    destList: [hangzhou, pudong].filter(({ destChName, kwordName }) => (kwordName || destChName).startsWith(keys)),
    list: [keyword('全季'), keyword('外滩', { type: 3, idtype: 5, id: 'b1', typeName: '商圈' })].filter(({ name }) =>
      name.startsWith(keys),
    ),
  }))
  answer(saveHotelOrderTemp, { tempOrderNo: 'T1', productType: 3, selfBook: true })
})

async function open(Form = HotelForm, more: Parameters<typeof openSearch>[2] = {}) {
  const page = await openSearch(Form, text().search, more)
  const choose = async (label: string, typed: string, name = typed) => {
    await page.user.click(field(label))
    await page.user.paste(typed)
    await page.user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  const pick = async (label: string, date: string) => {
    const calendar = await screen.findByRole('dialog', { name: label })
    await waitFor(() => expect(calendar.querySelector(`[data-date="${date}"]`)).toBeTruthy())
    await page.user.click(calendar.querySelector(`[data-date="${date}"]`)!)
  }
  return { ...page, choose, pick }
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })
const day = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) })
const sent = () => requestsOf(saveHotelOrderTemp).map(({ searchParams }) => searchParams)

describe('where to stay', () => {
  test('begins in the city of the company, tonight', async () => {
    const { search, address } = await open()
    await waitFor(() => expect(field(text().destination).value).toBe('上海'))
    expect(screen.getByText(text().nights({ count: 1 }))).toBeTruthy()
    await search()
    await waitFor(() => expect(address()).toBe(paths.list(3, { tempOrderNo: 'T1' })))
    expect(sent()).toMatchObject([{ cityId: 321, checkInDate: '2026-11-20', checkOutDate: '2026-11-21' }])
  })

  test('is another city, whose choice opens the days', async () => {
    const { user, choose, pick, search } = await open()
    await user.click(day(text().checkIn))
    await screen.findAllByRole('grid')
    await user.keyboard('{Escape}')
    await choose(text().destination, '杭州')
    await pick(text().checkIn, '2026-11-23')
    await pick(text().checkOut, '2026-11-26')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(text().nights({ count: 3 }))).toBeTruthy()
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ cityId: 322, checkInDate: '2026-11-23', checkOutDate: '2026-11-26' }]))
  })

  test('may be a district, which is the keyword of its city then', async () => {
    const { choose, search } = await open()
    await choose(text().destination, '浦东')
    expect(field(text().destination).value).toBe('上海')
    expect(field(text().keyword).value).toBe('浦东新区')
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ cityId: 321, keywordName: '浦东新区', sectionId: 'd1' }]))
  })

  test.each([
    ['a brand', '全季', { brandId: '12', keywordName: '全季' }],
    ['a business area', '外滩', { bdId: 'b1', keywordName: '外滩' }],
  ])('may be narrowed to %s', async (_what, name, params) => {
    const { choose, search } = await open()
    await waitFor(() => expect(field(text().destination).value).toBe('上海'))
    await choose(text().keyword, name)
    await search()
    await waitFor(() => expect(sent()).toMatchObject([params]))
  })

  test('loses its keyword with another city, or where it is taken away', async () => {
    const { user, choose, search } = await open()
    await waitFor(() => expect(field(text().destination).value).toBe('上海'))
    await choose(text().keyword, '全季')
    await user.click(screen.getByRole('button', { name: text().clearKeyword }))
    expect(field(text().keyword).value).toBe('')
    await choose(text().keyword, '外滩')
    await choose(text().destination, '杭州')
    await user.keyboard('{Escape}')
    expect(field(text().keyword).value).toBe('')
    await search()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).not.toHaveProperty('keywordName')
  })

  test('offers the popular chains and the areas of its city', async () => {
    answer(getHotelRecommend, { hotChainList: [keyword('亚朵')] })
    answer(getLabelList, {
      labelList: [{ labelKey: 'area', labelName: '商圈', list: [keyword('外滩', { type: 3, idtype: 5 })] }],
    })
    const { user } = await open()
    await waitFor(() => expect(field(text().destination).value).toBe('上海'))
    await user.click(field(text().keyword))
    expect(await screen.findByRole('tab', { name: text().hotBrands })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: '商圈' }))
    await user.click(await screen.findByRole('option', { name: /外滩/ }))
    expect(field(text().keyword).value).toBe('外滩')
  })

  test('that is missing is said at its field, which has the focus', async () => {
    refuse(getHotelSearchBasicMsg, 'forbidden')
    const { search } = await open()
    await search()
    await waitFor(() => expect(field(text().destination).getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(field(text().destination)))
    expect(sent()).toEqual([])
  })

  test('is there as it was left for whoever comes again', async () => {
    const { user, choose, comeAgain } = await open()
    await choose(text().destination, '杭州')
    await user.keyboard('{Escape}')
    await choose(text().keyword, '全季')
    await comeAgain()
    await screen.findByRole('button', { name: text().search })
    expect([field(text().destination).value, field(text().keyword).value]).toEqual(['杭州', '全季'])
  })
})

describe('a stay abroad', () => {
  test('has a form of its own', async () => {
    answer(getHotelSearchBasicMsg, { cityId: 900, cityName: '东京', isIntl: true })
    const { search } = await open(IntlHotelForm)
    await waitFor(() => expect(field(text().destination).value).toBe('东京'))
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ cityId: 900, isInternational: true }]))
  })

  test('that is looked for at home leads to that form with what was chosen', async () => {
    const tokyo = destination(900, '东京', { globalArea: 4 })
    answer(findKeyWords, ({ globalArea }) => ({ destList: Number(globalArea) === 4 ? [tokyo] : [], list: [] }))
    const siblings: string[] = []
    const { choose } = await open(HotelForm, { openSibling: () => void siblings.push('opened') })
    await choose(text().destination, '东京')
    expect(siblings).toEqual(['opened'])
    cleanup()
    await open(IntlHotelForm)
    expect(field(text().destination).value).toBe('东京')
    expect(screen.queryByText(home().otherForm({ form: home().international })), 'it is this form').toBeNull()
  })
})

describe('the nights of a stay', () => {
  test('come after each other: another first day pushes the last', async () => {
    const { user, pick } = await open()
    await user.click(day(text().checkIn))
    await pick(text().checkIn, '2026-11-27')
    expect(day(text().checkOut).textContent).toContain(formatMonthDay('2026-11-28'))
    await user.keyboard('{Escape}')
    expect(screen.getByText(text().nights({ count: 1 }))).toBeTruthy()
  })

  test('that cannot be booked are named at once, and the calendar stays', async () => {
    const { user, pick } = await open()
    answer(getBookDateSection, { ...bookableDays, actualBookDateList: ['2026-11-20', '2026-11-22'] })
    await queryClient.invalidateQueries({ queryKey: [getBookDateSection.path] })
    await user.click(day(text().checkOut))
    await pick(text().checkOut, '2026-11-22')
    expect(await screen.findByText(await sentenceOf('daysNotBookable', { days: '2026-11-21' }))).toBeTruthy()
    expect(screen.getByRole('dialog', { name: text().checkOut })).toBeTruthy()
  })
})

test.each([
  [1, 0, () => text().cash],
  [2, 1, () => text().advance],
] as const)('how the company pays is told beside the search, and sent: %s', async (hotelType, advanceHotelBookable, told) => {
  signIn({ permissions: ['book'], isSigningServiceDate: true, advanceHotelBookable })
  const { search } = await open()
  await waitFor(() => expect(field(text().destination).value).toBe('上海'))
  expect(screen.getByTitle(text().payTypeHint).textContent).toBe(told())
  await search()
  await waitFor(() => expect(sent()).toMatchObject([{ hotelType }]))
})

test('a form on days that nobody may choose says why', async () => {
  const { search } = await open()
  answer(getBookDateSection, { ...bookableDays, choosable: false, cannotChooseMsg: '差旅标准未设置' })
  await queryClient.invalidateQueries({ queryKey: [getBookDateSection.path] })
  await search()
  expect(within(await screen.findByRole('dialog', { name: home().tip })).getByText('差旅标准未设置')).toBeTruthy()
  expect(sent()).toEqual([])
})
