import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import { expect, test } from 'vitest'
import { checkCarSearch, normalServiceNo } from './draft'

const days = { today: '2026-11-20', horizonEnd: '2026-12-10', now: '2026-11-20T02:00:00.000Z' }
const search: CarSearchParams = {
  rideType: 'reserved',
  cityId: 224,
  from: { placeId: 'p:1', name: '首都机场' },
  to: { placeId: 'p:2', name: '国贸' },
  departDate: '2026-11-20',
  departTime: '11:00',
}

test.each<[string, Partial<CarSearchParams>, string | undefined]>([
  ['complete', {}, undefined],
  ['no city', { cityId: 0 }, 'cityMissing'],
  ['no pick-up', { from: { placeId: '', name: '' } }, 'carPlaceMissing'],
  ['no destination', { to: { placeId: '', name: '' } }, 'carPlaceMissing'],
  ['the same place', { to: { placeId: 'p:1', name: '首都机场' } }, 'carPlacesSame'],
  ['a car for a day goes where it is told', { rideType: 'dayHire', to: { placeId: '', name: '' } }, undefined],
  ['a day that is over', { departDate: '2026-11-19' }, 'datePast'],
  ['a day beyond the calendar', { departDate: '2026-12-11' }, 'dateTooFar'],
  ['sooner than a platform takes reservations', { departTime: '10:19' }, 'carTimeGone'],
  ['just in time', { departTime: '10:20' }, undefined],
  ['no time', { departTime: '' }, 'dateInvalid'],
  ['a ride for now asks for no time', { rideType: 'now', departDate: '', departTime: '' }, undefined],
  ['a flight', { rideType: 'airportPickup', serviceNo: 'ca 1831' }, undefined],
  ['no flight', { rideType: 'airportPickup', serviceNo: 'Beijing' }, 'carServiceInvalid'],
  ['a train', { rideType: 'stationPickup', serviceNo: 'g1' }, undefined],
  ['no train', { rideType: 'stationPickup', serviceNo: 'CA1831' }, 'carServiceInvalid'],
])('a search for cars: %s', (_name, more, wrong) => expect(checkCarSearch({ ...search, ...more }, days)?.problem).toBe(wrong))

test('numbers of flights and trains as boards show them', () => expect(normalServiceNo(' ｃa 1831 ')).toBe('CA1831'))
