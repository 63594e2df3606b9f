import { describe, expect, test } from 'vitest'
import { hotelAt, ridesAlong, type Along } from './along'

const flight: Along = {
  orderNo: 'F1',
  kind: 'flight',
  serviceNo: 'MU5101',
  departCity: 'SHA',
  arriveCity: 'BJS',
  departPlace: 'SHA',
  arrivePlace: 'PEK',
  departAt: '2026-12-09T01:10:00.000Z',
  arriveAt: '2026-12-09T03:25:00.000Z',
}
const onward: Along = {
  ...flight,
  serviceNo: 'CA931',
  departCity: 'BJS',
  arriveCity: 'FRA',
  departPlace: 'PEK',
  arrivePlace: 'FRA',
  departAt: '2026-12-09T06:00:00.000Z',
  arriveAt: '2026-12-09T16:00:00.000Z',
}
const stay: Along = {
  ...flight,
  orderNo: 'H1',
  kind: 'stay',
  serviceNo: 'hotel-1',
  departPlace: '',
  arrivePlace: '',
  departAt: '2026-12-09T06:00:00.000Z',
  arriveAt: '2026-12-11T04:00:00.000Z',
}

describe('rides along a journey', () => {
  test('to the airport three hours before, from the next one half an hour after, each at a quarter of an hour', () =>
    expect(
      ridesAlong([flight]).map(({ rideType, end, place, serviceNo, departAt }) => [rideType, end, place, serviceNo, departAt]),
    ).toEqual([
      ['airportDropOff', 'to', 'SHA', '', '2026-12-08T22:00:00.000Z'],
      ['airportPickup', 'from', 'PEK', 'MU5101', '2026-12-09T04:00:00.000Z'],
    ]))

  test('of a train ninety minutes before and a quarter of an hour after', () =>
    expect(
      ridesAlong([{ ...flight, kind: 'train', serviceNo: 'G1' }]).map(({ rideType, departAt }) => [rideType, departAt]),
    ).toEqual([
      ['stationDropOff', '2026-12-08T23:30:00.000Z'],
      ['stationPickup', '2026-12-09T03:45:00.000Z'],
    ]))

  test('none where somebody changes planes', () =>
    expect(ridesAlong([flight, onward]).map(({ place }) => place)).toEqual(['SHA', 'FRA']))

  test('and both where the next flight is of another day', () =>
    expect(
      ridesAlong([flight, { ...onward, departAt: '2026-12-11T06:00:00.000Z', arriveAt: '2026-12-11T16:00:00.000Z' }]).map(
        ({ place }) => place,
      ),
    ).toEqual(['SHA', 'PEK', 'PEK', 'FRA']))

  test('from the hotel when somebody checks out', () =>
    expect(ridesAlong([stay])).toMatchObject([{ rideType: 'reserved', end: 'from', place: 'hotel-1', departAt: stay.arriveAt }]))

  test.each([
    ['the day of arrival', '2026-12-09T04:00:00.000Z', 'hotel-1'],
    ['the day of departure', '2026-12-11T06:00:00.000Z', 'hotel-1'],
    ['the day before', '2026-12-08T15:59:00.000Z', undefined],
    ['the day after', '2026-12-11T16:00:00.000Z', undefined],
  ])('the hotel of %s', (_name, at, hotel) => expect(hotelAt([flight, stay], at)).toBe(hotel))
})
