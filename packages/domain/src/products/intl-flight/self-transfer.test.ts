import { expect, test } from 'vitest'
import { airport } from '../../reference/air/airports'
import { isApart, isOnOneTicket, selfTransfer, type TransferFlight } from './self-transfer'

const placeOf = (iata: string) => ({ city: airport(iata)?.city ?? iata, country: airport(iata)?.country ?? '' })
const flight = (way: string, departAt: string, arriveAt: string): TransferFlight => ({
  departAirport: way.slice(0, 3),
  arriveAirport: way.slice(4),
  departAt: `2026-12-${departAt}:00.000Z`,
  arriveAt: `2026-12-${arriveAt}:00.000Z`,
})
const toBangkok = flight('PVG-BKK', '09T01:00', '09T06:00')

test.each([
  ['abroad', toBangkok, flight('BKK-PER', '09T11:00', '09T18:00'), { minutes: 300, minimumMinutes: 180 }],
  ['at another airport of the city', toBangkok, flight('DMK-PER', '09T11:00', '09T18:00'), { minutes: 300, minimumMinutes: 330 }],
  [
    'within one country',
    flight('CTU-PEK', '09T01:00', '09T04:00'),
    flight('PEK-SHE', '09T06:00', '09T08:00'),
    { minutes: 120, minimumMinutes: 120 },
  ],
  [
    'from a flight at home',
    flight('XIY-PVG', '09T01:00', '09T03:00'),
    flight('PVG-SIN', '09T08:00', '09T13:00'),
    { minimumMinutes: 180 },
  ],
  ['just within a day', toBangkok, flight('BKK-PER', '10T05:59', '10T12:00'), { minutes: 1439 }],
])('whoever goes on %s changes planes at their own risk', (_title, before, after, expected) => {
  const [arriveAirport, departAirport] = [before.arriveAirport, after.departAirport]
  expect(selfTransfer([before], [after], placeOf)).toMatchObject({ arriveAirport, departAirport, ...expected })
})

test.each([
  ['stays a day', [toBangkok], [flight('BKK-PER', '10T06:00', '10T12:00')]],
  ['goes on from another city', [toBangkok], [flight('HKT-PER', '09T11:00', '09T18:00')]],
  ['comes back to the city', [toBangkok], [flight('BKK-SHA', '09T11:00', '09T16:00')]],
  ['leaves before', [toBangkok], [flight('BKK-PER', '09T05:00', '09T12:00')]],
  ['has no next direction', [toBangkok], []],
])('whoever %s does not', (_title, before, after) => {
  expect(selfTransfer(before, after, placeOf)).toBeUndefined()
})

test('the last flight before and the first after are what counts', () => {
  const before = [flight('CAN-PVG', '08T22:00', '09T00:10'), toBangkok]
  const after = [flight('BKK-SIN', '09T10:00', '09T12:00'), flight('SIN-PER', '09T14:00', '09T19:00')]
  expect(selfTransfer(before, after, placeOf)).toMatchObject({ arriveAirport: 'BKK', minutes: 240 })
})

test('directions of one ticket are protected', () => {
  const tickets = [{ slices: [0, 1] }, { slices: [2] }]
  expect([0, 1].map((slice) => isOnOneTicket(tickets, slice, slice + 1))).toEqual([true, false])
})

test.each([
  ['of another carrier', { validatingCarrier: 'TR', separateTickets: true }, true],
  ['of a carrier that writes one for each direction', { validatingCarrier: 'MU', separateTickets: true }, true],
  ['of the same carrier', { validatingCarrier: 'MU', separateTickets: false }, false],
])('a fare %s is on its own ticket or not', (_title, fare, apart) => {
  expect(isApart(fare, { validatingCarrier: 'MU', separateTickets: false })).toBe(apart)
})
