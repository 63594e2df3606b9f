import { expect, test } from 'vitest'
import { readTimes, writeTimes } from './times-in-address'

const out = { departDate: '2026-12-31', departTime: '22:05', arriveDate: '2027-01-01', arriveTime: '00:40' }
const on = { departDate: '2027-01-01', departTime: '03:15', arriveDate: '2027-01-01', arriveTime: '09:00' }

test('hours go through an address and back, over the end of a year too', () => {
  expect(writeTimes([out, on])).toBe('20261231T2205-20270101T0040,20270101T0315-20270101T0900')
  expect(readTimes(writeTimes([out, on]))).toEqual([out, on])
})

test.each([null, '', '20261231T2205', '2026-12-31T22:05-2027-01-01T00:40'])('%s says no hours', (text) =>
  expect(readTimes(text)).toEqual([]),
)
