// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { text } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { beforeAll, expect, test } from 'vitest'
import { getIntlFlightFares } from '../../../../api/calls/products/intl-flight/search'
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
