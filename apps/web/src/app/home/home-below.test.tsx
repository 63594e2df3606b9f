import { travelTypes } from '@sojourn/contract/booking/codes'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getEmployeeConfig } from '../../api/calls/access/session'
import { queryTravelOrder } from '../../api/calls/booking/order'
import { getRecentSearches } from '../../api/calls/booking/recent-search'
import { queryClient, readOptions } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import { RecentSearches } from './recent-searches'
import { Trips } from './trips'

beforeAll(() => loadTexts('app/home-below', 'kit/widgets'))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00.000Z') }))
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function render(children: ReactNode): string {
  return words(
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}

const booker = {
  employeeName: '林晓雯',
  permissions: ['book'],
  switchList: { showmice: false, showcar: false },
  productDisabledShow: 1,
  isSigningServiceDate: true,
  travelAppyBookProductList: '',
}
function recents(list: object[]): string {
  queryClient.setQueryData([getEmployeeConfig.path], booker)
  queryClient.setQueryData(readOptions(getRecentSearches, { travelType: travelTypes.code('business') }).queryKey, {
    list,
  } as never)
  return render(<RecentSearches travelType="business" onAgain={() => undefined} />)
}
const start = {
  depart: { code: 'BJS', name: '北京', kind: 0 },
  arrive: { code: 'SHA', name: '上海', kind: 0 },
  startDate: '2026-12-09',
  endDate: '2026-12-09',
  isReturn: false,
}

test.each([
  ['2026-11-20T01:58:00.000Z', '刚刚'],
  ['2026-11-20T01:20:00.000Z', '40分前'],
  ['2026-11-19T23:10:00.000Z', '2小时前'],
  ['2026-11-17T01:00:00.000Z', '3 天前'],
])('a search says which fare it found for which day, and how long ago: %s', (at, age) => {
  const recent = { productType: 1, start, frequent: true, lowest: { price: 580_00, date: '2026-12-09', at } }
  expect(recents([recent])).toBe(`北京 → 上海 常去 · 12月9日 周三 · ${age}查得 ¥580 起`)
})

test('before the first search, and of a product that the company has not opened, nothing stands there', () => {
  expect(recents([])).toBe('')
  expect(recents([{ productType: 7, start, frequent: false }])).toBe('')
})

const trip = {
  productType: 5,
  orderSerialNo: 'T1',
  productName: '火车票',
  depAirport: '北京南',
  arrAirport: '上海虹桥',
  depTerminal: '',
  arrTerminal: '',
  airlineName: '',
  flightNo: 'G1',
  travelStartDate: '2026-11-20',
  travelStartTime: '13:20',
  travelEndDate: '2026-11-20',
  travelEndTime: '17:48',
}
function upcoming(...travelList: object[]): string {
  queryClient.setQueryData(readOptions(queryTravelOrder, { Type: 0 }).queryKey, {
    list: [{ date: '2026-11-20', travelList }],
  } as never)
  return render(<Trips />)
}

test('the next journey is a boarding card: in how long by the server, from which gate, in which seat', () => {
  const boarding = { at: '2026-11-20T05:20:00.000Z', where: '检票口 B12', seat: '08车10B号', facts: ['20 公斤', '加餐', '不说'] }
  const said = upcoming({ ...trip, boarding }, { ...trip, orderSerialNo: 'T2', travelStartDate: '2026-11-22' })
  expect(said).toContain('11月20日 周五 火车票 3小时20分后出发 13:20 北京南 G1 17:48 上海虹桥 检票口 B12 08车10B号 20 公斤 加餐')
  expect(said).not.toContain('不说')
  expect(said).toContain('11月22日 周日 火车票 2天后出发')
})

test('a journey that has left today is under way', () => {
  const boarding = { at: '2026-11-20T01:50:00.000Z', where: '', seat: '', facts: [] }
  expect(upcoming({ ...trip, boarding })).toContain('11月20日 周五 火车票 行程中')
})
