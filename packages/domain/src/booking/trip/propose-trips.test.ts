import { expect, test } from 'vitest'
import { proposeTrips, type TripCandidate } from './propose-trips'

const order = (orderNo: string, day: number, change: Partial<TripCandidate> = {}): TripCandidate => ({
  orderNo,
  travelOrderNo: null,
  travelType: 'business',
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
  expect(proposeTrips([order('F1', 9), order('F2', 12, { travelType: 'personal' })])).toEqual([])
  expect(proposeTrips([order('F1', 9), order('F2', 17)])).toEqual([])
})

test('[handbook 6.1] an order beside a trip is proposed for that trip, and what has a trip is not proposed again', () => {
  const inTrip = order('F1', 9, { travelOrderNo: 'TR1' })
  expect(proposeTrips([inTrip, order('F2', 12)])).toEqual([{ orderNos: ['F2'], travelOrderNo: 'TR1' }])
  expect(proposeTrips([inTrip, order('F2', 12, { travelOrderNo: 'TR1' })])).toEqual([])
})
