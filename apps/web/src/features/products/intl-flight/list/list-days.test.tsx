// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseTravellers } from '../../../../api/calls/booking/draft'
import { saveIntlFlightOrderTemp } from '../../../../api/calls/products/intl-flight/draft'
import {
  getIntlFlightDayPrices,
  getIntlPriceGrid,
  getIntlStayPrices,
  searchIntlFlights,
} from '../../../../api/calls/products/intl-flight/search'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser } from '../../../../testing/browser'
import { direct, intlDraft as draft, intlFound as found } from '../../../../testing/intl-list'
import { answerIntlList, faresOf, listed, openIntlList, queryOf } from '../../../../testing/intl-list-page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../../testing/server'

inBrowser(
  'booking/placing/book',
  'booking/list',
  'booking/order/open',
  'products/intl-flight/search/list',
  'products/intl-flight/search/itinerary',
)

const { tempOrderNo } = draft
const text = () => readText('products/intl-flight/search/list')

beforeEach(answerIntlList)

const open = openIntlList
const toggle = faresOf
const query = queryOf
const all = listed

describe('other days', () => {
  test('stand above the list with their prices; a press searches one for the same direction', async () => {
    const { user, address } = open()
    await toggle(direct)
    const ribbon = within(screen.getByRole('navigation', { name: text().ribbon }))
    const cheap = await ribbon.findByRole('button', { name: new RegExp(formatPrice(2100_00)) })
    await user.click(cheap)
    await waitFor(() => expect(query(address())).toMatchObject({ date: '2026-12-08' }))
    await waitFor(() => expect(requestsOf(searchIntlFlights).at(-1)).toMatchObject({ date: '2026-12-08' }))
  })

  test('both ways by the table of prices: another way back is another search, with the same people', async () => {
    const rows = [
      { returnDate: '2026-12-12', days: [{ date: '2026-12-10', price: 2800_00 }] },
      { returnDate: '2026-12-14', days: [{ date: '2026-12-10', price: 2500_00 }] },
    ]
    answer(getIntlPriceGrid, { rows })
    answer(saveIntlFlightOrderTemp, { tempOrderNo: 'T2', productType: 2, selfBook: true })
    answer(chooseTravellers, {})
    const { user, address } = open()
    await toggle(direct)
    const openGrid = async (price: string) => {
      await user.click(screen.getByRole('button', { name: text().prices }))
      await user.click(await screen.findByRole('button', { name: new RegExp(price) }))
    }
    await openGrid('2,800')
    await waitFor(() => expect(query(address())).toMatchObject({ tempOrderNo, date: '2026-12-10' }))
    expect(requestsOf(saveIntlFlightOrderTemp)).toEqual([])
    await openGrid('2,500')
    await waitFor(() => expect(query(address())).toEqual({ tempOrderNo: 'T2' }))
    expect(requestsOf(saveIntlFlightOrderTemp)[0]).toMatchObject({
      travelType: 1,
      searchParams: { departDate: '2026-12-10', returnDate: '2026-12-14' },
    })
  })

  test('as bars say their price and which is lowest, and choose; by how long one stays as well', async () => {
    answer(getIntlPriceGrid, { rows: [] })
    answer(getIntlFlightDayPrices, {
      days: [
        { date: '2026-12-09', price: 3100_00 },
        { date: '2026-12-10', price: 2100_00 },
        { date: '2026-12-11', price: 0 },
      ],
    })
    answer(getIntlStayPrices, { stays: [{ days: 5, returnDate: '2026-12-14', price: 2700_00 }] })
    const { user, address } = open()
    await toggle(direct)
    await user.click(screen.getByRole('button', { name: text().prices }))
    await user.click(await screen.findByRole('radio', { name: text().priceViews.graph }))
    const bars = within(await screen.findByRole('list', { name: text().graph }))
    expect(bars.getAllByRole('button').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      `${formatDate('2026-12-09')} ¥3,100`,
      `${formatDate('2026-12-10')} ¥2,100 ${text().lowest}`,
      `${formatDate('2026-12-11')} ${text().soldOut}`,
    ])
    expect(within(screen.getByRole('list', { name: text().stays })).getByText(text().stayDays({ days: 5 }))).toBeTruthy()
    await user.click(bars.getAllByRole('button')[1]!)
    await waitFor(() => expect(query(address())).toMatchObject({ date: '2026-12-10' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('whose prices do not come say so where they would stand, and are asked for again by a press', async () => {
    answer(getIntlPriceGrid, { rows: [] })
    answer(getIntlStayPrices, { stays: [] })
    loseNetwork(getIntlFlightDayPrices)
    const { user } = open()
    await toggle(direct)
    await user.click(screen.getByRole('button', { name: text().prices }))
    await user.click(await screen.findByRole('radio', { name: text().priceViews.graph }))
    const dialog = within(screen.getByRole('dialog'))
    const again = await dialog.findByRole('button', { name: readText('kit/widgets').retry })
    answer(getIntlFlightDayPrices, { days: [{ date: '2026-12-09', price: 3100_00 }] })
    await user.click(again)
    expect(await dialog.findByRole('list', { name: text().graph })).toBeTruthy()
  })
})

describe('a search that finds nothing to show', () => {
  test('on its day offers the nearest days that are sold, the agency, and the same again', async () => {
    answer(searchIntlFlights, found([]))
    answer(getIntlFlightDayPrices, {
      days: [
        { date: '2026-12-02', price: 1900_00 },
        { date: '2026-12-05', price: 0 },
        { date: '2026-12-08', price: 2100_00 },
        { date: '2026-12-10', price: 2000_00 },
        { date: '2026-12-15', price: 1500_00 },
      ],
    })
    const { user, address } = open()
    expect(await screen.findByText(text().emptyTitle)).toBeTruthy()
    const nearest = (date: string, price: number) => text().nearestDay({ date: formatDate(date), price: formatPrice(price) })
    await screen.findByRole('button', { name: nearest('2026-12-10', 2000_00) })
    const offered = screen.getAllByRole('button').map((button) => button.textContent)
    expect(offered.filter((word) => word?.endsWith(' 起'))).toEqual([
      nearest('2026-12-10', 2000_00),
      nearest('2026-12-08', 2100_00),
      nearest('2026-12-15', 1500_00),
    ])
    expect(screen.getByRole('link', { name: text().demand }).getAttribute('href')).toBe(paths.flightDemandForm({ tempOrderNo }))
    await user.click(screen.getByRole('button', { name: nearest('2026-12-08', 2100_00) }))
    await waitFor(() => expect(query(address())).toMatchObject({ date: '2026-12-08' }))
  })

  test('leads to no request where the company makes none', async () => {
    signIn({ intlFlightDemandOrderEnable: false })
    answer(searchIntlFlights, found([]))
    open()
    expect(await screen.findByText(text().emptyTitle)).toBeTruthy()
    expect(screen.queryByRole('link', { name: text().demand })).toBeNull()
  })

  test('while it runs says so', async () => {
    const go = holdBack(searchIntlFlights)
    open()
    expect(await screen.findByText(text().searching)).toBeTruthy()
    go()
    await toggle(direct)
  })

  test.each(['tooManyInfants', 'unaccompaniedChild'] as const)(
    'for a party that nobody sells to leads to who travels: %s',
    async (problem) => {
      refuse(searchIntlFlights, problem)
      open()
      expect(await screen.findByText(await sentenceOf(problem))).toBeTruthy()
      expect(screen.getByRole('link', { name: text().changeParty }).getAttribute('href')).toBe(
        paths.choice({ tempOrderNo, type: 2 }),
      )
    },
  )

  test('too old asks for it again by a press', async () => {
    answer(searchIntlFlights, found(all, { standsUntil: '2026-11-20T01:59:00Z' }))
    const { user } = open()
    await screen.findByText(text().expiredTitle)
    answer(searchIntlFlights, found(all))
    await user.click(screen.getByRole('button', { name: text().searchAgain }))
    await toggle(direct)
  })

  test('that could not be asked is asked again by a press', async () => {
    loseNetwork(searchIntlFlights)
    const { user } = open()
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(searchIntlFlights, found(all))
    await user.click(again)
    await toggle(direct)
  })
})
