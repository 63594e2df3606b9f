import { expect, test } from 'vitest'
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
  expect(tripConflicts([first, second])).toEqual(kind ? [{ kind, legs: [0, 1], travellerIds: ['lin'] }] : [])
})

test('[handbook 1.8] an arrival in an unknown city is taken to meet the next departure, at the same city soon enough', () => {
  const arrival = leg('F1', '01:00', '03:00', { toCity: undefined })
  expect(tripConflicts([arrival, leg('F2', '07:00', '09:00', { fromCity: 'CAN' })])).toEqual([])
  expect(tripConflicts([first, leg('F2', '07:00', '09:00', { fromCity: 'SHA' })])).toEqual([])
})

test('[handbook 1.8] of three parts those two are named that conflict, for those who are on both', () => {
  const third = leg('F3', '02:00', '05:00', { travellerIds: ['zhao', 'lin'] })
  const apart = leg('F2', '12:00', '14:00', { fromCity: 'SHA' })
  expect(tripConflicts([first, apart, third])).toEqual([{ kind: 'overlap', legs: [0, 2], travellerIds: ['lin'] }])
  expect(tripConflicts([apart, third, first])).toEqual([{ kind: 'overlap', legs: [2, 1], travellerIds: ['lin'] }])
})

test('[handbook 1.8] two stays at once conflict, one after the other do not; the earlier part is named first', () => {
  const stay = (orderNo: string, from: string, to: string) => leg(orderNo, from, to, { stay: true })
  expect(tripConflicts([stay('H1', '08:00', '12:00'), stay('H2', '06:00', '09:00')])).toEqual([
    { kind: 'overlap', legs: [1, 0], travellerIds: ['lin'] },
  ])
  expect(tripConflicts([stay('H1', '06:00', '08:00'), stay('H2', '08:00', '12:00')])).toEqual([])
  const elsewhere = { ...stay('H2', '09:00', '12:00'), fromCity: 'CAN', toCity: 'CAN' }
  expect(tripConflicts([stay('H1', '06:00', '08:00'), elsewhere]), 'a night in another city').toEqual([])
})
