// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { fareFamiliesOn } from '@sojourn/domain/reference/tables/fare-families'
import { text } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { beforeAll, expect, test } from 'vitest'
import { getIntlFlightFares } from '../../../../api/calls/products/intl-flight/search'
import { formatFullDate } from '../../../../kit/text/format'
import { loadTexts } from '../../../../kit/text/text'
import { inBrowser } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { refuse, requestsOf } from '../../../../testing/server'
import type { ItineraryCardProps } from './card-props'
import { OpenedItinerary } from './opened-itinerary'

inBrowser()
beforeAll(() =>
  loadTexts(
    'products/intl-flight/search/list',
    'products/intl-flight/search/itinerary',
    'products/intl-flight/check',
    'kit/widgets',
  ),
)

/** An itinerary of so many fares, of which the list told none. */
const opened = (fareCount: number) => {
  const itinerary = { itineraryKey: `MU${fareCount}-20261210-PVGSIN`, flights: [], connections: [], fares: [], fareCount }
  const asked = { tempOrderNo: 'T1', slice: 0, chosen: [] }
  return <OpenedItinerary {...({ asked, itinerary, names: {} } as unknown as ItineraryCardProps)} />
}

test('fares that could not be fetched are told; where the list has told them all, nobody is asked', async () => {
  refuse(getIntlFlightFares, 'supplierFailed')
  showPart(
    <>
      {opened(0)}
      {opened(2)}
    </>,
  )
  expect(await screen.findAllByText(text.faresIncomplete)).toHaveLength(1)
  const asked = requestsOf(getIntlFlightFares).map(({ itineraryKey }) => itineraryKey)
  expect([...new Set(asked)]).toEqual(['MU2-20261210-PVGSIN'])
})

/** What the list has told of an economy fare, of which nobody asks more. */
const fareOf = (validatingCarrier: string, brand: 'light' | 'standard', total: number) => ({
  fareKey: validatingCarrier,
  brand,
  fareType: 'published',
  validatingCarrier,
  cabins: ['Y'],
  bookingClasses: ['V'],
  baggage: [{ pieces: 0, kilograms: 0 }],
  seats: 10,
  prices: [{ passenger: 'adult', ticketPrice: total, taxes: 0 }],
  total,
  separateTickets: false,
  digest: { refund: 'forbidden', change: 'forbidden' },
  ticketBy: '2026-12-01T10:00:00.000Z',
  instantPayment: false,
  verdict: 'within',
  violations: [],
})

test('a fare is called as its carrier calls it, with our word beside; that of a carrier that nobody has read by our word alone', async () => {
  const fares = [fareOf('AF', 'light', 400_000), fareOf('ZZ', 'standard', 500_000)]
  const itinerary = { itineraryKey: 'AF111-20261210-PVGCDG', flights: [], connections: [], fares, fareCount: 2 }
  const props = {
    asked: { tempOrderNo: 'T1', slice: 0, chosen: [] },
    itinerary,
    names: {},
    party: 1,
    mode: 'total',
    action: text.choose.last,
  }
  showPart(<OpenedItinerary {...(props as unknown as ItineraryCardProps)} />)
  const [known, unread] = [...(await screen.findByRole('list', { name: new RegExp(text.fares) })).children] as HTMLElement[]
  expect(within(known!).getByText('Economy Light')).toBeTruthy()
  expect(within(known!).getByText(text.brands.light)).toBeTruthy()
  expect(within(unread!).getByText(text.brands.standard).tagName).toBe('STRONG')
  expect(within(unread!).queryByText(text.family.miles)).toBeNull()
  expect(screen.getByText(text.familiesNote({ day: formatFullDate(fareFamiliesOn) }))).toBeTruthy()
})
