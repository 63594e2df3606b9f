// @vitest-environment happy-dom
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveVisaOrderTemp } from '../../../../api/calls/products/visa/draft'
import { getVisaCountry, visaSearchFilters } from '../../../../api/calls/reference/visa-country'
import type { SearchFormProps } from '../../../booking/product/screens'
import { formatMonthDay } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { signIn } from '../../../../testing/people'
import { openSearch } from '../../../../testing/search'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import { VisaForm } from './search-form'

inBrowser('app/home', 'products/visa/search')

const text = () => readText('products/visa/search')
const japan = { id: 392, name: '日本', pName: '亚洲' }
const province = (id: number, name: string, pinyin: string, initials: string) => ({ id, name, pinyin, initials })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book'], isSigningServiceDate: true })
  answer(getVisaCountry, ({ KeyWords }) => ({
    countryGroupList: [{ groupName: '亚洲', countryList: [japan] }],
    searchResultList: KeyWords && japan.name.startsWith(KeyWords) ? [japan] : [],
  }))
  answer(visaSearchFilters, {
    provinceFilters: [
      province(31, '上海', 'shanghai', 'sh'),
      province(33, '浙江', 'zhejiang', 'zj'),
      province(14, '山西', 'shanxi', 'sx'),
    ],
  })
  answer(saveVisaOrderTemp, { tempOrderNo: 'T1', productType: 8, selfBook: true })
})

const field = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })
const sent = () => requestsOf(saveVisaOrderTemp).map(({ searchParams }) => searchParams)
async function open(along?: VisaAlong) {
  const Form = (props: SearchFormProps) => <VisaForm {...props} {...(along && { along })} />
  const page = await openSearch(Form, text().search)
  const type = async (label: string, typed: string) => {
    await page.user.click(field(label))
    await page.user.paste(typed)
  }
  const take = async (name: string) => page.user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  return { ...page, type, take }
}

describe('a visa', () => {
  test('begins with Singapore today, is sent once and leads to its list', async () => {
    const { user, address } = await open()
    expect(field(text().country).value).toBe(text().defaultCountry)
    const go = holdBack(saveVisaOrderTemp)
    await user.dblClick(screen.getByRole('button', { name: text().search }))
    go()
    await waitFor(() => expect(address()).toBe(paths.list(8, { tempOrderNo: 'T1' })))
    expect(sent()).toMatchObject([{ countryName: '新加坡', departDate: '2026-11-20' }])
    expect(sent()[0]).not.toHaveProperty('provinceId')
  })

  test('is for another country, found by typing', async () => {
    const { type, take, search } = await open()
    await type(text().country, '日')
    await take('日本')
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ countryId: 392, countryName: '日本' }]))
  })

  test('is for another country, found among those of its continent', async () => {
    const { user, take } = await open()
    await user.click(field(text().country))
    await screen.findByRole('tab', { name: '亚洲' })
    await take('日本')
    expect(field(text().country).value).toBe('日本')
  })

  test.each([
    ['its name', '上', ['上海']],
    ['its pinyin', 'shan', ['上海', '山西']],
    ['its initials', 'ZJ', ['浙江']],
    ['nothing that there is', '火星', []],
  ])('asks for the province in which one lives, found by %s', async (_by, typed, names) => {
    const { type } = await open()
    await type(text().province, typed)
    if (names.length === 0) await screen.findAllByText(readText('kit/widgets').noCity({ input: typed }))
    else await screen.findByRole('option', { name: new RegExp(names[0]!) })
    expect(screen.queryAllByRole('option').map((option) => names.find((name) => option.textContent.includes(name)))).toEqual(
      names,
    )
  })

  test('is sent with the province, until it is taken away again', async () => {
    const { user, type, take, search, goBack } = await open()
    await type(text().province, '上海')
    await take('上海')
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ provinceId: 31, provinceName: '上海' }]))
    await goBack()
    await screen.findByRole('button', { name: text().search })
    expect(field(text().province).value, 'as it was left').toBe('上海')
    await user.click(screen.getByRole('button', { name: text().clearProvince }))
    await search()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).not.toHaveProperty('provinceId')
  })

  test('that the server refuses at a field says so there, until that is changed', async () => {
    refuse(saveVisaOrderTemp, 'badRequest', { field: 'searchParams.countryId' })
    const { type, take, search } = await open()
    await search()
    expect(await screen.findByText(await sentenceOf('badRequest'))).toBeTruthy()
    expect(field(text().country).getAttribute('aria-invalid')).toBe('true')
    await type(text().country, '日')
    await take('日本')
    expect(field(text().country).getAttribute('aria-invalid')).toBeNull()
  })
})

describe('a visa for a journey that is booked', () => {
  const along = { orderNo: 'F1', countryId: 392, countryName: '日本', neededBy: '2027-02-01' } as VisaAlong

  test('begins with its country and the day of its arrival, and names its order', async () => {
    const { search } = await open(along)
    expect(field(text().country).value).toBe('日本')
    expect(screen.getByRole('button', { name: new RegExp(`^${text().date}`) }).textContent).toContain(
      formatMonthDay(along.neededBy),
    )
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ countryId: 392, departDate: along.neededBy, alongOrderNo: 'F1' }]))
  })

  test('is of that order no more for another country, and is not what one finds the next time', async () => {
    answer(getVisaCountry, { countryGroupList: [], searchResultList: [{ id: 410, name: '韩国', pName: '亚洲' }] })
    const { type, take, search } = await open(along)
    await type(text().country, '韩')
    await take('韩国')
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ countryId: 410 }]))
    expect(sent()[0]).not.toHaveProperty('alongOrderNo')
    cleanup()
    await open()
    expect(field(text().country).value).toBe(text().defaultCountry)
  })
})
