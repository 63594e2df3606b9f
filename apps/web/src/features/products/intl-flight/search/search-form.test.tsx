// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveIntlFlightOrderTemp } from '../../../../api/calls/products/intl-flight/draft'
import { getAirportCityList, getPoiContent } from '../../../../api/calls/reference/city'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { signIn } from '../../../../testing/people'
import { openSearch } from '../../../../testing/search'
import { answer, requestsOf, sentenceOf } from '../../../../testing/server'
import { IntlFlightForm } from './search-form'

inBrowser('app/home', 'products/intl-flight/search')

const home = () => readText('app/home')
const text = () => readText('products/intl-flight/search')
const poi = (code: string, name: string, isDomestic = false) => ({
  code,
  name,
  nameType: 0,
  hasAirPort: true,
  airportList: [],
  nearList: [],
  isDomestic,
  countryName: '',
  airportName: '',
})
const cities = [poi('TYO', '东京'), poi('OSA', '大阪'), poi('SHA', '上海', true), poi('CAN', '广州', true)]

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book'], isSigningServiceDate: true })
  answer(getAirportCityList, { domesticAirportCityInfo: { cityGroup: [] }, internationalAirportCityInfo: { cityGroup: [] } })
  answer(getPoiContent, ({ KeyWords }) => ({ poiList: cities.filter(({ name }) => name === KeyWords) }))
  answer(saveIntlFlightOrderTemp, { tempOrderNo: 'T1', productType: 2, selfBook: true })
})

async function open() {
  const page = await openSearch(IntlFlightForm, home().search)
  const choose = async (field: HTMLElement, name: string) => {
    await page.user.click(field)
    await page.user.paste(name)
    await page.user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  const kind = (name: string) => page.user.click(screen.getByRole('radio', { name }))
  return { ...page, choose, kind }
}
const end = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })
const legs = () => screen.getAllByRole('group', { name: /^第\d程$/ })
const endOf = (leg: number, label: string) => within(legs()[leg]!).getByRole<HTMLInputElement>('combobox', { name: label })
const sent = () => requestsOf(saveIntlFlightOrderTemp).at(-1)!.searchParams

describe('a journey abroad', () => {
  test('begins in Beijing tomorrow, one way; back it comes a day later', async () => {
    const { choose, kind, search, address } = await open()
    await choose(end(home().to), '东京')
    await kind(home().return)
    await search()
    await waitFor(() => expect(address()).toBe(paths.list(2, { tempOrderNo: 'T1' })))
    expect(sent()).toMatchObject({
      departAirportCode: 'PEK',
      arriveAirportCode: 'TYO',
      departDate: '2026-11-21',
      returnDate: '2026-11-22',
    })
  })

  test('is searched with the cabin, the planes and the travellers that are chosen', async () => {
    const { user, choose, search } = await open()
    await choose(end(home().to), '东京')
    await user.selectOptions(screen.getByRole('combobox', { name: text().cabin }), text().cabins.C)
    await user.selectOptions(screen.getByRole('combobox', { name: text().flyAs }), text().passengers.student)
    await user.click(screen.getByRole('checkbox', { name: text().directOnly }))
    await search()
    await waitFor(() => expect(requestsOf(saveIntlFlightOrderTemp)).toHaveLength(1))
    expect(sent()).toMatchObject({ seatType: 'C', passenger: 'student', isDirect: true })
  })

  test('has its ends exchanged', async () => {
    const { user, choose, search } = await open()
    await choose(end(home().to), '东京')
    await user.click(screen.getByRole('button', { name: home().swap }))
    await search()
    await waitFor(() => expect(requestsOf(saveIntlFlightOrderTemp)).toHaveLength(1))
    expect(sent()).toMatchObject({ departAirportCode: 'TYO', arriveAirportCode: 'PEK' })
  })

  test('is there as it was left for whoever comes again', async () => {
    const { choose, kind, comeAgain } = await open()
    await choose(end(home().to), '东京')
    await kind(home().return)
    await comeAgain()
    await screen.findByRole('button', { name: home().search })
    expect(end(home().to).value).toBe('东京')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: home().return }).checked).toBe(true)
  })
})

describe('several legs', () => {
  test('are two to six; the next begins where the one before ends, and the last is taken away again', async () => {
    const { user, choose, kind, search } = await open()
    await kind(text().multi)
    expect(legs()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: text().removeLeg({ index: 2 }) })).toBeNull()
    await choose(endOf(0, home().from), '上海')
    await choose(endOf(0, home().to), '东京')
    expect(endOf(1, home().from).value).toBe('东京')
    const add = screen.getByRole('button', { name: new RegExp(`^${text().addLeg}`) })
    for (let count = 2; count < 6; count += 1) await user.click(add)
    expect(within(add).getByText(text().addLegFull)).toBeTruthy()
    await user.click(add)
    expect(legs()).toHaveLength(6)
    for (let index = 6; index > 2; index -= 1) await user.click(screen.getByRole('button', { name: text().removeLeg({ index }) }))
    await choose(endOf(1, home().to), '大阪')
    await search()
    await waitFor(() => expect(requestsOf(saveIntlFlightOrderTemp)).toHaveLength(1))
    expect(sent().segmentQueryList?.map(({ departCode, arriveCode }) => [departCode, arriveCode])).toEqual([
      ['SHA', 'TYO'],
      ['TYO', 'OSA'],
    ])
  })

  test('one that goes nowhere is said at its own end', async () => {
    const { choose, kind, search } = await open()
    await kind(text().multi)
    await choose(endOf(0, home().from), '上海')
    await choose(endOf(0, home().to), '东京')
    await search()
    await waitFor(() => expect(endOf(1, home().to).getAttribute('aria-invalid')).toBe('true'))
    expect(endOf(0, home().to).getAttribute('aria-invalid')).toBeNull()
    expect(within(legs()[1]!).getByText(await sentenceOf('cityMissing'))).toBeTruthy()
    expect(requestsOf(saveIntlFlightOrderTemp)).toEqual([])
  })

  test('that never leave the country are refused under all of them', async () => {
    const { choose, kind, search } = await open()
    await kind(text().multi)
    await choose(endOf(0, home().from), '上海')
    await choose(endOf(0, home().to), '广州')
    await choose(endOf(1, home().to), '上海')
    await search()
    expect(await screen.findByText(await sentenceOf('multiOnlyInternational'))).toBeTruthy()
    expect(requestsOf(saveIntlFlightOrderTemp)).toEqual([])
  })
})
