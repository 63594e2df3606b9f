import { expect, test } from 'vitest'
import { allianceOf } from './alliances'

test.each([
  ['CA', 'star'],
  ['ZH', 'star'],
  ['LH', 'star'],
  ['CX', 'oneworld'],
  ['QF', 'oneworld'],
  ['MU', 'skyteam'],
  ['AF', 'skyteam'],
  ['HU', undefined],
  ['CZ', undefined],
])('%s flies for %s', (carrier, alliance) => {
  expect(allianceOf(carrier)).toBe(alliance)
})
