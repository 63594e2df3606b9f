import type { AlterableTrainOrder } from '@sojourn/contract/products/train/after-sales.shapes'
import type { HotelSearchResult } from '@sojourn/contract/products/hotel/search.shapes'
import type { TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { getTrainChangeInfo } from '../../api/calls/products/train/after-sales'
import { getBookDateSection } from '../../api/calls/reference/city'
import { ChangeDays } from '../../features/products/flight/change/change-days'
import { hotelFilters } from '../../features/products/hotel/list/list-filters'
import { NoHotels } from '../../features/products/hotel/list/list-empty'
import type { ListState } from '../../features/products/hotel/list/list-state'
import { StayCalendar } from '../../features/products/hotel/list/stay-calendar'
import { ChangeTickets } from '../../features/products/train/change/change-tickets'
import { NoTrains } from '../../features/products/train/list/list-notices'
import { loadTexts } from '../../kit/text/text'

beforeAll(() =>
  loadTexts(
    'booking/placing/book',
    'booking/change',
    'booking/list',
    'booking/order/page',
    'products/flight/after-sale/change',
    'products/hotel/list',
    'products/hotel/words',
    'products/train/words',
    'products/train/after-sale/change',
    'products/train/list',
    'products/train/search',
    'kit/widgets',
  ),
)

const today = '2026-11-20'

/** A part of a page on this day, with what the server has told. */
function shown(element: ReactElement, known: [path: string, request: object, answer: unknown][] = []): string {
  const client = new QueryClient()
  for (const [ProductType, endDateText] of [
    [1, '2027-11-20'],
    [3, '2026-12-20'],
    [5, '2026-12-10'],
  ] as const)
    client.setQueryData([getBookDateSection.path, { ProductType }], { today, beginDateText: today, endDateText, days: [] })
  for (const [path, request, answer] of known) client.setQueryData([path, request], answer)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  )
}
/** The days of a calendar that can be chosen. */
const choosable = (html: string): string[] =>
  [...html.matchAll(/<[^>]*data-date="([^"]+)"[^>]*>/g)].flatMap(([tag, date]) => (tag.includes('aria-disabled') ? [] : date!))
const nothing = () => undefined

describe('[handbook 3.5] the calendar of a change of trains', () => {
  test('has the fifteen days on sale, from today on, and no other', () => {
    const ride = { index: 0, trainNo: 'G1', departDate: '2026-11-25', departTime: '09:00', arriveTime: '13:28', spanDays: 0 }
    const ticket = {
      ticketNo: 'E1',
      segment: 0,
      possible: true,
      traveller: '林晓雯',
      place: '',
      ticketPrice: 553_00,
      otherDestination: false,
    }
    const order = { orderNo: 'T1', rides: [ride], tickets: [ticket] } as unknown as AlterableTrainOrder
    const change = { orderId: 'T1', coupons: [], date: '', arrive: '', trains: false, ride: undefined }
    const html = shown(<ChangeTickets change={change} />, [[getTrainChangeInfo.path, { orderId: 'T1' }, order]])
    const days = choosable(html)
    expect([days[0], days.at(-1)]).toEqual([today, '2026-11-30'])
    const next = shown(<ChangeTickets change={{ ...change, date: '2026-12-01' }} />, [
      [getTrainChangeInfo.path, { orderId: 'T1' }, order],
    ])
    expect(choosable(next).at(-1)).toBe('2026-12-04')
  })
})

describe('[handbook 1.6] the days beside the one of a change of flights', () => {
  const buttons = (date: string) =>
    [...shown(<ChangeDays date={date} count={0} otherDay="" onDay={nothing} />).matchAll(/<button[^>]*>/g)].map(
      ([tag]) => !tag.includes('aria-disabled'),
    )
  test.each([
    ['2026-11-25', [true, true]],
    [today, [false, true]],
    ['2027-11-20', [true, false]],
  ])('%s: earlier and later %j', (date, possible) => expect(buttons(date)).toEqual(possible))
})

describe('an empty list', () => {
  test.each([
    ['2026-11-25', ['11月24日', '11月26日']],
    [today, ['11月21日']],
    ['2026-12-04', ['12月3日']],
  ])('[handbook 3.5] of trains on %s leads to the days beside it that are on sale: %j', (date, days) => {
    const html = shown(<NoTrains draft={{ searchParams: {} } as TrainTempOrder} date={date} onDate={nothing} />)
    expect([...html.matchAll(/查看 (\d+月\d+日)/g)].map(([, day]) => day)).toEqual(days)
  })

  test.each([
    ['at two in the morning yesterday', { earliestCheckIn: '2026-11-19', checkInDate: today }, '改为 11月19日'],
    ['by day no other day', { earliestCheckIn: today, checkInDate: today }, undefined],
    [
      'by day, of tomorrow, not today as if it were the night before',
      { earliestCheckIn: today, checkInDate: '2026-11-21' },
      undefined,
    ],
    ['at two in the morning, of tomorrow', { earliestCheckIn: '2026-11-19', checkInDate: '2026-11-21' }, undefined],
  ])('[handbook 4.2] of hotels offers %s', (_title, days, offered) => {
    const result = { ...days, checkOutDate: '2026-11-22', cityId: 224, cityName: '上海', isInternational: false }
    const state = { filters: hotelFilters.none, put: nothing, setFilters: nothing } as unknown as ListState
    const html = shown(<NoHotels state={state} result={result as unknown as HotelSearchResult} places={{} as never} />)
    expect(/改为 \d+月\d+日/.exec(html)?.[0]).toBe(offered)
  })
})

test.each([
  ['before six in the morning', '2026-11-19'],
  ['by day', today],
])('[handbook 4.2] the calendar of a stay begins %s on %s', (_title, earliest) => {
  const stay = { checkIn: today, checkOut: '2026-11-21' }
  const html = shown(<StayCalendar stay={stay} isInternational={false} earliest={earliest} onStay={nothing} />)
  expect(choosable(html)[0]).toBe(earliest)
})
