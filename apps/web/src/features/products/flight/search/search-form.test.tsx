// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getFlightDayPrices, saveFlightOrderTemp } from '../../../../api/calls/products/flight/flight'
import { getAirportCityList, getPoiContent } from '../../../../api/calls/reference/city'
import { formatMonthDay, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { signIn } from '../../../../testing/people'
import { openSearch } from '../../../../testing/search'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../../testing/server'
import { FlightForm } from './search-form'

inBrowser('app/home')

const text = () => readText('app/home')
const widgets = () => readText('kit/widgets')
const poi = (code: string, name: string, more: object = {}) => ({
  code,
  name,
  nameType: 0,
  hasAirPort: true,
  airportList: [],
  nearList: [],
  isDomestic: true,
  countryName: '',
  airportName: '',
  ...more,
})
const near = [{ airportName: '宁波', airportCode: 'NGB', distance: 60 }]
const cities = [
  poi('SHA', '上海'),
  poi('CAN', '广州'),
  poi('PEK', '北京首都', { nameType: 1 }),
  poi('ZOS', '舟山', { hasAirPort: false, nearList: near }),
]

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book'], isSigningServiceDate: true })
  const hot = { groupKey: 'hot', groupName: '热门', cityList: [{ code: 'SHA', name: '上海', nameType: 0, isDomestic: true }] }
  const letters = { groupKey: 'ABC', groupName: 'ABC', cityList: [{ code: 'CAN', name: '广州', nameType: 0, isDomestic: true }] }
  answer(getAirportCityList, { domesticAirportCityInfo: { cityGroup: [hot, letters] } })
  answer(getPoiContent, ({ KeyWords }) => ({ poiList: cities.filter(({ name }) => name.startsWith(KeyWords)) }))
  answer(getFlightDayPrices, { days: [{ date: '2026-11-26', price: 45_000 }] })
  answer(saveFlightOrderTemp, { tempOrderNo: 'T1', productType: 1, selfBook: true })
})

async function open(more: Parameters<typeof openSearch>[2] = {}) {
  const page = await openSearch(FlightForm, text().search, more)
  const choose = async (label: string, name: string) => {
    await page.user.click(end(label))
    await page.user.paste(name)
    await page.user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  const pick = async (label: string, date: string) => {
    await page.user.click(day(label))
    const calendar = await screen.findByRole('dialog', { name: label })
    await waitFor(() => expect(calendar.querySelector(`[data-date="${date}"]`)).toBeTruthy())
    await page.user.click(calendar.querySelector(`[data-date="${date}"]`)!)
  }
  return { ...page, choose, pick }
}
const end = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label })
const day = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) })
const sent = () => requestsOf(saveFlightOrderTemp).map(({ searchParams }) => searchParams)

describe('the ends of a flight', () => {
  test('begin in Beijing; a city is found by typing and taken with Enter', async () => {
    const { user, search } = await open()
    expect(end(text().from).value).toBe(text().defaultDeparture)
    await user.click(end(text().to))
    await user.paste('上')
    await screen.findByRole('option', { name: /上海/ })
    await user.keyboard('{Enter}')
    expect(end(text().to).value).toBe('上海')
    expect(sent(), 'Enter takes the city').toEqual([])
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ departAirportCode: 'PEK', arriveAirportCode: 'SHA' }]))
  })

  test('are among those that people choose most, by letters, and then among those that one chose before', async () => {
    const { user, comeAgain } = await open()
    await user.click(end(text().to))
    await user.click(await screen.findByRole('tab', { name: 'ABC' }))
    await user.click(await screen.findByRole('option', { name: /广州/ }))
    expect(end(text().to).value).toBe('广州')
    await comeAgain()
    await screen.findByRole('button', { name: text().search })
    await user.click(end(text().from))
    expect(await screen.findByRole('button', { name: /广州/ })).toBeTruthy()
  })

  test('are exchanged, and there as they were left for whoever comes again', async () => {
    const { user, choose, comeAgain } = await open()
    await choose(text().to, '上海')
    await user.click(screen.getByRole('button', { name: text().swap }))
    await comeAgain()
    await screen.findByRole('button', { name: text().search })
    expect([end(text().from).value, end(text().to).value]).toEqual(['上海', text().defaultDeparture])
  })

  test('that are missing or the same are said at the second, which has the focus', async () => {
    const { search, choose } = await open()
    await search()
    await waitFor(() => expect(end(text().to).getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(end(text().to)))
    expect(screen.getByText(await sentenceOf('cityMissing'))).toBeTruthy()
    await choose(text().to, '北京首都')
    expect(end(text().to).getAttribute('aria-invalid'), 'mended for now').toBeNull()
    await search()
    await waitFor(() => expect(end(text().to).getAttribute('aria-invalid')).toBe('true'))
    expect(sent()).toEqual([])
  })

  test('that nobody knows stand there with a word, and are not searched', async () => {
    const { user, search } = await open()
    await user.click(end(text().to))
    await user.paste('亚特兰蒂斯')
    expect((await screen.findAllByText(widgets().noCity({ input: '亚特兰蒂斯' }))).length).toBeGreaterThan(0)
    await search()
    expect(end(text().to).value).toBe('亚特兰蒂斯')
    expect(sent()).toEqual([])
  })

  test('without an airport offer those nearby', async () => {
    const { user } = await open()
    await user.click(end(text().to))
    await user.paste('舟山')
    const options = await screen.findAllByRole('option')
    expect(options[0]!.getAttribute('aria-disabled')).toBe('true')
    await user.click(options.find(({ textContent }) => textContent.includes('宁波'))!)
    expect(end(text().to).value).toBe('宁波')
  })

  test('abroad are those of the form beside it, which opens with what is there', async () => {
    const siblings: unknown[] = []
    const abroad = [poi('TYO', '东京', { isDomestic: false, countryName: '日本' })]
    answer(getPoiContent, ({ type }) => ({ poiList: Number(type) === 1 ? abroad : [] }))
    const { user } = await open({ openSibling: (start?: unknown) => void siblings.push(start) })
    await user.click(end(text().to))
    await user.paste('东京')
    const found = await screen.findByRole('option', { name: /东京/ })
    expect(found.textContent).toContain(text().otherForm({ form: text().international }))
    await user.click(found)
    expect(siblings).toMatchObject([{ depart: { code: 'PEK' }, arrive: { code: 'TYO' } }])
    expect(end(text().to).value, 'this form stays as it was').toBe('')
  })
})

describe('the days of a flight', () => {
  test('begin tomorrow; the calendar bears the lowest fare of each day once both ends are known', async () => {
    const { user, choose, search } = await open()
    expect(day(text().departDate).textContent).toContain(formatMonthDay('2026-11-21'))
    await user.click(day(text().departDate))
    await screen.findByRole('dialog', { name: text().departDate })
    expect(requestsOf(getFlightDayPrices)).toEqual([])
    await user.keyboard('{Escape}')
    await choose(text().to, '上海')
    await user.click(day(text().departDate))
    const calendar = within(await screen.findByRole('dialog', { name: text().departDate }))
    expect(await calendar.findByText(formatPrice(45_000))).toBeTruthy()
    expect(requestsOf(getFlightDayPrices)[0]).toMatchObject({ departCode: 'PEK', arriveCode: 'SHA' })
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(day(text().departDate))
    await search()
    await waitFor(() => expect(sent()[0]?.departDate).toBe('2026-11-21'))
  })

  test('go from out to back, and one that lies before the departure keeps the calendar open', async () => {
    const { user, choose, pick, search } = await open()
    await choose(text().to, '上海')
    await user.click(screen.getByRole('radio', { name: text().return }))
    await pick(text().departDate, '2026-11-26')
    const back = await screen.findByRole('dialog', { name: text().returnDate })
    await user.click(back.querySelector('[data-date="2026-11-28"]')!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await search()
    await waitFor(() => expect(sent()).toMatchObject([{ departDate: '2026-11-26', returnDate: '2026-11-28' }]))
  })

  test('are two as soon as a day of return is added, and one again where that is taken back', async () => {
    const { user, choose, pick, search } = await open()
    await choose(text().to, '上海')
    expect(day(text().returnDate).textContent).toContain(text().addReturn)
    await pick(text().returnDate, '2026-11-25')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: text().return }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: text().single }))
    expect(day(text().returnDate).textContent).toContain(text().addReturn)
    await search()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).not.toHaveProperty('returnDate')
  })

  test('that cannot be booked are not taken', async () => {
    const { pick } = await open()
    await pick(text().departDate, '2026-11-19')
    expect(screen.getByRole('dialog', { name: text().departDate })).toBeTruthy()
    expect(day(text().departDate).textContent).toContain(formatMonthDay('2026-11-21'))
  })
})

describe('government fares', () => {
  test.each([
    ['are asked for where the company has them', { gpAgreementFilter: true, gpAgreementFilterSelected: true }, 'business', true],
    [
      'are not, where somebody takes them off',
      { gpAgreementFilter: true, gpAgreementFilterSelected: false },
      'business',
      undefined,
    ],
    ['are none of a personal journey', { gpAgreementFilter: true, gpAgreementFilterSelected: true }, 'personal', undefined],
    ['are unknown to other companies', { gpAgreementFilter: false, gpAgreementFilterSelected: true }, 'business', undefined],
  ] as const)('%s', async (_when, company, travelType, asked) => {
    signIn({ permissions: ['book'], isSigningServiceDate: true, personalFlightBookable: 1, ...company })
    const { choose, search } = await open({ travelType })
    const box = screen.queryByRole<HTMLInputElement>('checkbox', { name: text().gpAgreement })
    expect(box?.checked).toBe(
      company.gpAgreementFilter && travelType === 'business' ? company.gpAgreementFilterSelected : undefined,
    )
    await choose(text().to, '上海')
    await search()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]!.gpAgreement).toBe(asked)
  })
})

test('a search is sent once however often it is pressed, and leads to its list', async () => {
  const { user, choose, address } = await open()
  await choose(text().to, '上海')
  const go = holdBack(saveFlightOrderTemp)
  await user.tripleClick(screen.getByRole('button', { name: text().search }))
  go()
  await waitFor(() => expect(address()).toBe(paths.list(1, { tempOrderNo: 'T1' })))
  expect(sent()).toHaveLength(1)
})

test('a city that the server does not know is said at its field', async () => {
  refuse(saveFlightOrderTemp, 'badRequest', { field: 'searchParams.arriveAirportCode' })
  const { choose, search } = await open()
  await choose(text().to, '上海')
  await search()
  expect(await screen.findByText(await sentenceOf('badRequest'))).toBeTruthy()
  expect(end(text().to).getAttribute('aria-invalid')).toBe('true')
})

test.each(['{', '[]', '{"currentTimeStamp":1}', '"text"'])(
  'what the browser kept and is broken begins anew: %s',
  async (kept) => {
    window.localStorage.setItem('sojourn.product.flight', kept)
    await open()
    expect(end(text().from).value).toBe(text().defaultDeparture)
    expect(end(text().to).value).toBe('')
  },
)
