import { describe, expect, test } from 'vitest'
import { arriveInstant, connects, departInstant } from './connections'

const ride = (more: object) => ({
  trainKey: 'A',
  departStation: 'AOH',
  departDate: '2026-12-01',
  departTime: '08:00',
  arriveStation: 'NKH',
  arriveTime: '09:30',
  spanDays: 0,
  ...more,
})
const first = ride({})

describe('journeys with one change (handbook 3.9)', () => {
  test.each([
    ['the same station, twenty minutes', { departTime: '09:50' }, true],
    ['the same station, nineteen', { departTime: '09:49' }, false],
    ['across the city, an hour', { departStation: 'NJH', departTime: '10:30' }, true],
    ['across the city, less', { departStation: 'NJH', departTime: '10:29' }, false],
    ['the same train, another seat', { trainKey: 'A', departTime: '09:30' }, true],
    ['before the first arrives', { departTime: '09:00' }, false],
  ])('%s', (_title, more, fits) =>
    expect(connects(first, ride({ trainKey: 'B', departStation: 'NKH', arriveStation: 'VNP', ...more }))).toBe(fits),
  )
  test('times are those of China, over midnight too', () => {
    expect(departInstant(first)).toBe('2026-12-01T00:00:00.000Z')
    expect(arriveInstant(ride({ arriveTime: '07:00', spanDays: 1 }))).toBe('2026-12-01T23:00:00.000Z')
  })
})
