import { describe, expect, test } from 'vitest'
import { isSleeper, otherThanWished, wishesFit } from './seat-choice'

const berths = (lower: number, middle: number, upper: number) => ({ berthChoice: { lower, middle, upper } })

describe('wishes for seats and berths (handbook 3.5)', () => {
  test.each([
    ['second class has no E, the rest of the row', { seatChoice: ['1A', '1F'] }, 'O', 2, true],
    ['first class has no B', { seatChoice: ['1B'] }, 'M', 1, false],
    ['business has A, C and F', { seatChoice: ['1D'] }, '9', 1, false],
    ['premium first class has them too', { seatChoice: ['1D'] }, 'D', 1, false],
    ['a hard seat has no letters', { seatChoice: ['1A'] }, '1', 1, false],
    ['the same seat twice', { seatChoice: ['1A', '1A'] }, 'O', 2, false],
    ['more than travellers', { seatChoice: ['1A', '1B'] }, 'O', 1, false],
    ['berths of a hard sleeper', berths(1, 1, 1), '3', 3, true],
    ['a soft sleeper has no middle one', berths(0, 1, 0), '4', 1, false],
    ['more berths than travellers', berths(2, 0, 0), '4', 1, false],
    ['nothing wished', {}, '9', 1, true],
  ] as const)('%s', (_title, wishes, seat, party, fits) => expect(wishesFit(wishes, seat, party)).toBe(fits))

  test('another seat than wished is known, by letter or berth', () => {
    const seats = [{ place: '10A' }, { place: '10C' }]
    expect(otherThanWished({ seatChoice: ['1A', '1B'] }, seats)).toEqual([false, true])
    expect(otherThanWished({}, seats)).toEqual([false, false])
    const upper = { place: '12', berth: 'upper' as const }
    expect(otherThanWished(berths(1, 0, 0), [upper])).toEqual([true])
    expect(otherThanWished(berths(0, 0, 1), [upper])).toEqual([false])
  })
  test('berths are changed apart from seats', () =>
    expect((['3', 'F', 'O', '1'] as const).map(isSleeper)).toEqual([true, true, false, false]))
})
