import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { queryClient } from '../../api/queries'
import { loadTexts } from '../../kit/text/text'
import type { Alternative, ApprovalScreens } from '../../features/booking/product/screens'
import { ApprovalAlternatives } from '../../features/booking/approval/approval-alternatives'
import { approval as flight } from '../../features/products/flight/approval/approval-screens'
import { approval as hotel } from '../../features/products/hotel/approval/approval-screens'
import { approval as intlFlight } from '../../features/products/intl-flight/approval/approval-screens'
import { approval as train } from '../../features/products/train/approval/approval-screens'

beforeAll(() => loadTexts('booking/approval/page', 'products/train/words', 'products/intl-flight/check', 'kit/widgets'))

const seen = (more: Partial<Alternative>): Alternative => ({
  flightNo: '',
  departTime: '',
  arriveTime: '',
  cabin: '',
  bookingClass: '',
  discount: 0,
  ticketPrice: 0,
  verdict: 'within',
  chosen: false,
  saving: 0,
  ...more,
})

/** The cells of the table, row by row, heads first. */
function table(screens: ApprovalScreens, order: unknown, list: Alternative[]): string[][] {
  const alternatives = [{ journey: 0, searchedAt: '2026-11-20T02:00:00Z', list }]
  const html = renderToStaticMarkup(
    <ApprovalAlternatives order={order as OrderCore} screens={screens} alternatives={alternatives} />,
  )
  return [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) =>
      cell
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  )
}

describe('[handbook 8.2] what else the traveller saw, in the words of the product', () => {
  test('flights: number and times, fare, cabin with class and discount; a fare without a discount stays a fare', () => {
    const [heads, row] = table(flight, { segments: [] }, [
      seen({ flightNo: 'MU5101', departTime: '08:00', arriveTime: '10:20', cabin: 'Y', bookingClass: 'Y', ticketPrice: 113_000 }),
    ])
    expect(heads).toEqual(['航班', '票价', '舱位', '与所选相比', '差标'])
    expect(row?.[2]).toMatch(/^经济舱 Y/)
  })
  test('trains: number and times, fare, seat', () => {
    const [heads, row] = table(train, { rides: [] }, [
      seen({ flightNo: 'G2', departTime: '08:00', arriveTime: '12:38', cabin: 'O', ticketPrice: 55_300 }),
    ])
    expect(heads).toEqual(['车次', '票价', '席别', '与所选相比', '差标'])
    expect(row?.slice(0, 3)).toEqual(['G2 08:00–12:38', '¥ 553', '二等座'])
  })
  test('hotels: room, a night of it and the whole stay; no times, class or discount', () => {
    const [heads, chosen, other] = table(hotel, { stayName: 'x', nightCount: 2 }, [
      seen({ flightNo: '湖畔酒店 大床房', ticketPrice: 120_000, chosen: true }),
      seen({ flightNo: '双床房', ticketPrice: 150_000, verdict: 'reason' }),
    ])
    expect(heads).toEqual(['酒店与房型', '每晚均价', '与所选相比', '差标'])
    expect(chosen?.slice(0, 3)).toEqual(['湖畔酒店 大床房 所选', '¥ 600 2 晚共 ¥1,200', '–'])
    expect(other?.slice(0, 3)).toEqual(['双床房', '¥ 750 2 晚共 ¥1,500', '贵 ¥300'])
  })
})

test('each direction of a trip abroad is called by its place in the trip: the second of three is no way back', () => {
  const ends = ['PVG', 'SIN', 'NRT', 'PVG']
  const order = {
    orderNo: 'I1',
    dictionary: { carriers: [], airports: [], aircraft: [] },
    directions: [0, 1, 2].map((index) => ({ segments: [index], connections: [] })),
    segments: [0, 1, 2].map((index) => ({
      index,
      slice: index,
      departAirport: ends[index],
      arriveAirport: ends[index + 1],
      departDate: '2026-12-09',
    })),
  }
  const alternatives = [0, 1, 2].map((journey) => ({ journey, searchedAt: '2026-11-20T02:00:00Z', list: [] }))
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ApprovalAlternatives order={order as unknown as OrderCore} screens={intlFlight} alternatives={alternatives} />
    </QueryClientProvider>,
  )
  const heads = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, words]) => words)
  expect(heads).toEqual(['第 1 程 · PVG → SIN', '第 2 程 · SIN → NRT', '第 3 程 · NRT → PVG'])
})
