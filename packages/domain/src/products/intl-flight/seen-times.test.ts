import { expect, test } from 'vitest'
import { retimedSince } from './seen-times'

const flight = (departTime: string, arriveTime: string, arriveDate = '2026-12-10') => ({
  departDate: '2026-12-10',
  departTime,
  arriveDate,
  arriveTime,
})
const [out, back] = [flight('09:15', '14:45'), flight('22:30', '05:10', '2026-12-11')]

test.each([
  ['nothing moved', [out, back], []],
  ['one leaves later', [flight('10:05', '14:45'), back], [{ segment: 0, was: out }]],
  ['one comes earlier', [flight('09:15', '14:40'), back], [{ segment: 0, was: out }]],
  ['one comes on another day at the same hour', [out, flight('22:30', '05:10', '2026-12-12')], [{ segment: 1, was: back }]],
  ['both move', [back, out], [out, back].map((was, segment) => ({ segment, was }))],
  ['a flight less than was seen', [out], undefined],
])('what of a trip flies at other hours than were seen: %s', (_name, now, expected) => {
  expect(retimedSince([out, back], now)).toEqual(expected)
})
