// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseTravellers } from '../../../../api/calls/booking/draft'
import { saveIntlFlightOrderTemp } from '../../../../api/calls/products/intl-flight/draft'
import { getIntlSelfTransfers, searchIntlFlights } from '../../../../api/calls/products/intl-flight/search'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser } from '../../../../testing/browser'
import { intlFound as found, viaHongKong } from '../../../../testing/intl-list'
import { answerIntlList, faresOf, listed, openIntlList } from '../../../../testing/intl-list-page'
import { answer, requestsOf } from '../../../../testing/server'
import { splitLegs } from './self-transfer-offers'

inBrowser(
  'booking/placing/book',
  'booking/list',
  'booking/order/open',
  'products/intl-flight/search/list',
  'products/intl-flight/search/itinerary',
)

const text = () => readText('products/intl-flight/search/list').selfTransfers
const offer = {
  via: 'BKK',
  viaName: '曼谷',
  flights: ['MU541', 'TR611'],
  departTime: '09:00',
  onwardDate: '2026-12-10',
  minutes: 300,
  minimumMinutes: 180,
  durationMinutes: 900,
  price: 1800_00,
}
const legs = [
  {
    journeyIndex: 0,
    departCode: 'PVG',
    departCityName: '浦东',
    departType: 1,
    arriveCode: 'SIN',
    arriveCityName: '新加坡',
    arriveType: 0,
    departDate: '2026-12-09',
  },
  {
    journeyIndex: 1,
    departCode: 'SIN',
    departCityName: '新加坡',
    arriveCode: 'PVG',
    arriveCityName: '浦东',
    departDate: '2026-12-12',
  },
]

beforeEach(() => {
  answerIntlList()
  answer(getIntlSelfTransfers, { offers: [offer] })
})

describe('the same way on two tickets', () => {
  test.each([
    ['of a short list', [viaHongKong]],
    ['where nothing else flies', []],
  ])('%s is said plainly, and leads to a search of two directions', async (_title, list) => {
    answer(searchIntlFlights, found(list))
    answer(saveIntlFlightOrderTemp, { tempOrderNo: 'T2' })
    answer(chooseTravellers, {})
    const { user, address } = openIntlList()
    const region = within(await screen.findByRole('region', { name: text().title }))
    expect(region.getByText(text().why)).toBeTruthy()
    expect(region.getByText(/MU541 \/ TR611/)).toBeTruthy()
    await user.click(region.getByRole('button', { name: text().search({ price: formatPrice(offer.price) }) }))
    await waitFor(() => expect(address()).toBe(paths.intlFlightList({ tempOrderNo: 'T2' })))
    const { searchParams } = requestsOf(saveIntlFlightOrderTemp).at(-1) as { searchParams: Record<string, unknown> }
    expect(searchParams).toMatchObject({ segmentType: 2 })
    expect(searchParams).not.toHaveProperty('returnDate')
    expect(searchParams['segmentQueryList']).toMatchObject([
      { arriveCode: 'BKK', departDate: '2026-12-09' },
      { departCode: 'BKK', departDate: '2026-12-10' },
      { departDate: '2026-12-12' },
    ])
  })

  test('of a long list nobody is told, and nothing is asked', async () => {
    answer(searchIntlFlights, found([...listed, ...listed.map((one) => ({ ...one, itineraryKey: `${one.itineraryKey} 2` }))]))
    openIntlList()
    await faresOf(viaHongKong).catch(() => undefined)
    expect(requestsOf(getIntlSelfTransfers)).toEqual([])
  })
})

test('the first leg becomes two, each with its own end as it was asked; the others move on', () => {
  expect(splitLegs(legs, offer)).toEqual([
    {
      journeyIndex: 0,
      departCode: 'PVG',
      departCityName: '浦东',
      departType: 1,
      arriveCode: 'BKK',
      arriveCityName: '曼谷',
      departDate: '2026-12-09',
    },
    {
      journeyIndex: 1,
      departCode: 'BKK',
      departCityName: '曼谷',
      arriveCode: 'SIN',
      arriveCityName: '新加坡',
      arriveType: 0,
      departDate: '2026-12-10',
    },
    { ...legs[1], journeyIndex: 2 },
  ])
})
