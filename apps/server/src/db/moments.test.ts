import pg from 'pg'
import { expect, test } from 'vitest'
import './database'

const read = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => unknown

test.each([
  ['2026-11-29 23:05:09+00', '2026-11-29T23:05:09.000Z'],
  ['2026-11-29 23:05:09.5+00', '2026-11-29T23:05:09.500Z'],
  // Milliseconds are cut, not rounded: a moment never reads as later than it was.
  ['2026-11-29 23:05:09.999999+00', '2026-11-29T23:05:09.999Z'],
  ['2026-11-29 23:05:09.000001+00', '2026-11-29T23:05:09.000Z'],
  // Of a session elsewhere.
  ['2026-11-30 07:05:09.123456+08', '2026-11-29T23:05:09.123Z'],
  ['10000-01-01 00:00:00+00', '+010000-01-01T00:00:00.000Z'],
])('the moment %s is read as it was written', (text, moment) => {
  expect((read(text) as Date).toISOString()).toBe(moment)
})

test('a moment without end stays one', () => {
  expect(read('infinity')).toBe(Infinity)
})
