// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { chooseTravellers } from '../../api/calls/booking/draft'
import { saveCarOrderTemp } from '../../api/calls/products/car/draft'
import { saveFlightOrderTemp } from '../../api/calls/products/flight/flight'
import { saveHotelOrderTemp } from '../../api/calls/products/hotel/draft'
import { saveIntlFlightOrderTemp } from '../../api/calls/products/intl-flight/draft'
import { saveTrainOrderTemp } from '../../api/calls/products/train/draft'
import { saveVisaOrderTemp } from '../../api/calls/products/visa/draft'
import * as car from '../../features/products/car/queries'
import * as flight from '../../features/products/flight/queries'
import * as hotel from '../../features/products/hotel/queries'
import * as intlFlight from '../../features/products/intl-flight/queries'
import * as train from '../../features/products/train/queries'
import * as visa from '../../features/products/visa/queries'
import { inBrowser } from '../../testing/browser'
import { answer, requestsOf } from '../../testing/server'

inBrowser()

/** Drafts of products differ only in their own searches, of which nothing is read here. */
const product = (repeatSearch: (draft: never) => Promise<string>, save: object) => ({
  repeat: repeatSearch as (draft: object) => Promise<string>,
  save: save as typeof saveTrainOrderTemp,
})

describe('a search that is repeated after it expired', () => {
  test.each([
    ['flights', product(flight.repeatSearch, saveFlightOrderTemp)],
    ['flights abroad', product(intlFlight.repeatSearch, saveIntlFlightOrderTemp)],
    ['trains', product(train.repeatSearch, saveTrainOrderTemp)],
    ['hotels', product(hotel.repeatSearch, saveHotelOrderTemp)],
    ['rides', product(car.repeatSearch, saveCarOrderTemp)],
    ['visas', product(visa.repeatSearch, saveVisaOrderTemp)],
  ])('of %s stays under its application, in its trip and for its people', async (_name, { repeat, save }) => {
    answer(save, { tempOrderNo: 'T2', productType: 1, selfBook: false, needTravelOrder: false, matchTravelApplyOrderList: [] })
    answer(chooseTravellers, {})
    const draft = {
      tempOrderNo: 'T1',
      expiresAt: '2026-11-20T02:00:00Z',
      travelType: 1,
      bookType: 3,
      bookMode: 1,
      travelApplyNo: 'A1',
      travelOrderNo: 'J1',
      searchParams: { departDate: '2026-12-01' },
      travellers: [{ employeeId: 'e7' }],
    }
    expect(await repeat(draft)).toBe('T2')
    expect(requestsOf(save)).toEqual([
      expect.objectContaining({ travelType: 1, bookType: 3, travelApplyNo: 'A1', travelOrderNo: 'J1' }),
    ])
    expect(requestsOf(chooseTravellers)).toEqual([{ tempOrderNo: 'T2', employeeIds: ['e7'] }])
  })
})
