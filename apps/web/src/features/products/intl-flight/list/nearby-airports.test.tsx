import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { text } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { getIntlNearbyAirports } from '../../../../api/calls/products/intl-flight/search'
import { readOptions } from '../../../../api/queries'
import { loadTexts } from '../../../../kit/text/text'
import { NearbyAirports } from './nearby-airports'

beforeAll(() => loadTexts('products/intl-flight/search/list', 'kit/widgets'))

const draft = { tempOrderNo: 'T1', legs: [{}], searchParams: { segmentType: 0 } } as unknown as IntlFlightTempOrder
const hongKong = { end: 'arrive' as const, airport: 'HKG', name: '香港', distanceKm: 120, price: 1200_00 }

/** What a list says of other airports; `known` are those whose prices have come. */
function said(list: { count: number; slice?: number }, known?: (typeof hongKong)[]): string {
  const client = new QueryClient()
  if (known) client.setQueryData(readOptions(getIntlNearbyAirports, { tempOrderNo: 'T1' }).queryKey, { airports: known })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NearbyAirports draft={draft} slice={0} {...list} />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, ' ')
}

test('of a long list the prices of airports nearby are asked for by who wants them; a short or empty one brings them along', () => {
  expect(said({ count: 120 })).toContain(text.nearbyAsk)
  for (const count of [0, 5]) expect(said({ count })).toBe('')
  for (const count of [0, 5, 120]) expect(said({ count }, [hongKong])).toContain('到香港（120 公里）')
})

test('who asked is told that there are none; nobody else hears of it, and nobody of a later direction', () => {
  expect(said({ count: 120 }, [])).toContain(text.nearbyNone)
  expect(said({ count: 0 }, [])).toBe('')
  expect(said({ count: 120, slice: 1 })).toBe('')
})
