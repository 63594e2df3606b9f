import { expect, test } from 'vitest'
import { proposeTrips, type TripCandidate } from './propose-trips'
import { tripConflicts, type TripLeg } from './trip-conflicts'

const leg = (orderNo: string, from: string, to: string, change: Partial<TripLeg> = {}): TripLeg => ({
  orderNo,
  fromAt: `2026-12-09T${from}:00Z`,
  toAt: `2026-12-09T${to}:00Z`,
  fromCity: 'PEK',
  toCity: 'SHA',
  stay: false,
  travellerIds: ['lin'],
  ...change,
})
const first = leg('F1', '01:00', '03:00')
const kindOf = (second: TripLeg) => tripConflicts([first, second])[0]?.kind

test.each([
  ['starts before the other has ended', leg('F2', '02:00', '04:00'), 'overlap'],
  ['leaves within two hours', leg('F2', '04:00', '06:00', { fromCity: 'SHA' }), 'tight'],
  ['leaves from another city soon after', leg('F2', '07:00', '09:00', { fromCity: 'CAN' }), 'otherCity'],
  ['leaves from an unknown city', leg('F2', '07:00', '09:00', { fromCity: undefined }), undefined],
  ['leaves from another city with time to get there', leg('F2', '09:30', '11:00', { fromCity: 'CAN' }), undefined],
  ['is somebody else’s', leg('F2', '02:00', '04:00', { travellerIds: ['zhao'] }), undefined],
  ['is of the same order', leg('F1', '03:30', '05:00'), undefined],
  ['is a stay, from which one travels about', leg('H1', '02:00', '23:00', { stay: true }), undefined],
])('[handbook 1.8] across a trip: the second part %s', (_what, second, kind) => {
  expect(kindOf(second)).toBe(kind)
})

test('[handbook 1.8] two stays at once conflict, one after the other do not; the earlier part is named first', () => {
  const stay = (orderNo: string, from: string, to: string) => leg(orderNo, from, to, { stay: true })
  expect(tripConflicts([stay('H1', '08:00', '12:00'), stay('H2', '06:00', '09:00')])).toEqual([
    { kind: 'overlap', legs: [1, 0], travellerIds: ['lin'] },
  ])
  expect(tripConflicts([stay('H1', '06:00', '08:00'), stay('H2', '08:00', '12:00')])).toEqual([])
})

const order = (orderNo: string, day: number, change: Partial<TripCandidate> = {}): TripCandidate => ({
  orderNo,
  travelOrderNo: null,
  travelType: 1,
  departAt: `2026-12-${String(day).padStart(2, '0')}T01:00:00Z`,
  arriveAt: `2026-12-${String(day).padStart(2, '0')}T03:00:00Z`,
  travellerIds: ['lin'],
  ...change,
})

test('[handbook 6.1] orders of the same travellers with adjacent dates look like one trip', () => {
  expect(proposeTrips([order('F2', 12), order('F1', 9), order('F9', 30)])).toEqual([{ orderNos: ['F1', 'F2'] }])
})

test('[handbook 6.1] other travellers, another type of travel or a gap of more than a week make no trip', () => {
  expect(proposeTrips([order('F1', 9), order('F2', 12, { travellerIds: ['lin', 'zhao'] })])).toEqual([])
  expect(proposeTrips([order('F1', 9), order('F2', 12, { travelType: 2 })])).toEqual([])
  expect(proposeTrips([order('F1', 9), order('F2', 17)])).toEqual([])
})

test('[handbook 6.1] an order beside a trip is proposed for that trip, and what has a trip is not proposed again', () => {
  const inTrip = order('F1', 9, { travelOrderNo: 'TR1' })
  expect(proposeTrips([inTrip, order('F2', 12)])).toEqual([{ orderNos: ['F2'], travelOrderNo: 'TR1' }])
  expect(proposeTrips([inTrip, order('F2', 12, { travelOrderNo: 'TR1' })])).toEqual([])
})
