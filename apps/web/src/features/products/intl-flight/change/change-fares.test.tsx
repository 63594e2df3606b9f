// @vitest-environment happy-dom
import type { IntlChangeOffer } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { searchIntlChange } from '../../../../api/calls/products/intl-flight/after-sales'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { changeOffer as offer, dictionary, intlOrder, intlTicket, outbound } from '../../../../testing/intl'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { bookableDays } from '../../../../testing/search'
import { answer, requestsOf, type Sketch } from '../../../../testing/server'
import * as listPage from './change-list-page'

inBrowser('products/intl-flight/after-sale/change', 'products/intl-flight/search/itinerary', 'products/intl-flight/search/list')

const text = () => readText('products/intl-flight/after-sale/change')
const direction = { orderId: intlOrder.orderNo, tickets: intlTicket.ticketNo, slice: '0', date: '2026-12-02' }
const found = {
  searchId: 'S1',
  searchedAt: '2026-11-20T02:00:00Z',
  date: '2026-12-02',
  from: [outbound],
  dictionary,
  policyApplies: true,
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getBookDateSection, { ...bookableDays, endDateText: '2027-11-19' })
})

async function open(offers: Sketch<IntlChangeOffer>[]) {
  answer(searchIntlChange, { ...found, offers })
  const page = openPage(listPage, paths.intlFlightChange(direction))
  await screen.findByText(text().offers({ count: new Set(offers.map(({ itineraryKey }) => itineraryKey)).size }))
  return page
}

describe('a flight to change to', () => {
  test('says what is bought: brand, bags, rules, and where one changes airports', async () => {
    const [out] = offer.segments
    const on = { ...out, flightNo: 'NH100', departAirport: 'NRT', arriveAirport: 'SIN' } as const
    const connection = {
      arriveAirport: 'HND',
      departAirport: 'NRT',
      minutes: 240,
      minimumMinutes: 180,
      bags: 'recheck',
      protected: true,
      visa: 'exempt',
    } as const
    await open([
      {
        ...offer,
        segments: [out, on],
        connections: [connection],
        cabins: ['Y', 'Y'],
        bookingClasses: ['M', 'M'],
        baggage: [{ kilograms: 23 }, { pieces: 2, kilograms: 23 }],
        rules: [
          {
            kind: 'refund',
            permission: 'allowed',
            sentence: '',
            subject: '退票',
            scope: '全部未使用',
            when: '任何时间',
            answer: '退票收取 600 元',
            always: true,
          },
        ],
      },
    ])
    const list = readText('products/intl-flight/search/list')
    const flown = readText('products/intl-flight/search/itinerary')
    const [row] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(list.brands.standard))
    const bags = `${flown.baggage({ kilograms: 23 })} / ${flown.baggage({ pieces: 2, kilograms: 23 })}`
    expect(within(row!).getByText(bags)).toBeTruthy()
    expect(within(row!).getByText(`${list.refund} ${list.feeFrom({ price: formatPrice(60_000) })}`)).toBeTruthy()
    expect(within(row!).getByText(`${list.change} ${list.permissions.free}`)).toBeTruthy()
    expect(within(row!).getByText(list.otherAirport)).toBeTruthy()
    expect(within(row!).getByText(/→ .*NRT/)).toBeTruthy()
    expect(within(row!).getByText('退票收取 600 元')).toBeTruthy()
  })

  test('in its other brands and cabins is shown below it, and each leads on by itself', async () => {
    const flex = { ...offer, fareKey: 'f2', brand: 'flex', total: 180_000 } as const
    const other = { ...offer, itineraryKey: 'i2', total: 120_000 } as const
    const { user } = await open([offer, other])
    answer(searchIntlChange, { ...found, offers: [offer, other, flex] })
    await user.click(screen.getAllByRole('button', { name: new RegExp(`^${text().otherFares}`) })[0]!)
    await screen.findByRole('button', { name: new RegExp(`^${text().lessFares}`) })
    await waitFor(() => expect(screen.getAllByRole('link', { name: text().choose })).toHaveLength(3))
    expect(screen.getByText(text().offers({ count: 2 })), 'brands are no more flights').toBeTruthy()
    expect(requestsOf(searchIntlChange).at(-1)).toMatchObject({ itineraryKey: 'i1' })
    const keys = screen
      .getAllByRole('link', { name: text().choose })
      .map((link) => new URL(link.getAttribute('href')!, 'http://x').searchParams.get('fareKey'))
    expect(keys).toEqual(['f1', 'f2', 'f1'])
    await user.click(screen.getByRole('button', { name: new RegExp(`^${text().lessFares}`) }))
    await waitFor(() => expect(requestsOf(searchIntlChange).at(-1)).not.toHaveProperty('itineraryKey'))
  })

  test('whose cheapest brand policy forbids leads to the brands that it allows', async () => {
    const light = { ...offer, verdict: 'forbidden' } as const
    const flex = { ...offer, fareKey: 'f2', brand: 'flex', total: 180_000 } as const
    const { user } = await open([light])
    expect(screen.queryByRole('link', { name: text().choose })).toBeNull()
    answer(searchIntlChange, { ...found, offers: [light, flex] })
    await user.click(screen.getByRole('button', { name: new RegExp(`^${text().otherFares}`) }))
    const choice = await screen.findByRole('link', { name: text().choose })
    expect(choice.getAttribute('href')).toContain('fareKey=f2')
  })
})
