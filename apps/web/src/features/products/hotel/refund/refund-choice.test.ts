import { expect, test } from 'vitest'
import { bookedNights, possibleShares, shareOf, withShare, type RefundableRoom } from './refund-choice'

const room = (number: number, states: RefundableRoom['nights'][number]['state'][]): RefundableRoom => ({
  room: number,
  guests: ['林晓雯'],
  possible: true,
  nights: states.map((state, index) => ({ date: `2026-12-0${index + 1}`, price: 50_000, state })),
})

test('a room is given up as a whole, or by nights at its end', () => {
  expect(possibleShares(room(0, ['booked', 'booked', 'booked']))).toEqual(['none', 'all', 1, 2])
  expect(possibleShares(room(0, ['booked']))).toEqual(['none', 'all'])
})

test('nights that are cancelled already are not given up again', () => {
  const left = room(0, ['booked', 'booked', 'cancelled'])
  expect(bookedNights(left)).toEqual(['2026-12-01', '2026-12-02'])
  expect(withShare(left, 1, [])).toEqual([{ room: 0, nights: ['2026-12-02'] }])
})

test('one of two rooms can be given up while the other is kept', () => {
  const [first, second] = [room(0, ['booked', 'booked']), room(1, ['booked', 'booked'])]
  const one = withShare(second, 'all', [])
  expect(one).toEqual([{ room: 1 }])
  const both = withShare(first, 1, one)
  expect(both).toEqual([{ room: 0, nights: ['2026-12-02'] }, { room: 1 }])
  expect([shareOf(first, both), shareOf(second, both)]).toEqual([1, 'all'])
  expect(withShare(second, 'none', both)).toEqual([{ room: 0, nights: ['2026-12-02'] }])
})
