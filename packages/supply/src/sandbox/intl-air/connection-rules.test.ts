import { expect, test } from 'vitest'
import { bagsThrough, createInterline, elapsedAtMost, kmAtMost, minimumMinutes, type ChangeAsked } from './connection-rules'
import { referenceIntlWorld as world } from './world'

const interline = createInterline(world)

test.each([
  ['CA', 'CA', true, 'one carrier'],
  ['CA', 'LH', true, 'one alliance'],
  ['MU', 'AF', true, 'one alliance'],
  ['CZ', 'AA', true, 'an agreement of carriers that write tickets with nearly everybody'],
  ['MU', 'SQ', true, 'likewise'],
  ['AK', 'D7', true, 'one family'],
  ['SQ', 'TR', true, 'one family'],
  ['9C', 'SQ', false, 'a low-cost carrier'],
  ['CA', 'AK', false, 'a low-cost carrier'],
  ['9C', 'AK', false, 'two of them'],
  ['MU', '6E', false, 'a low-cost carrier'],
])('%s and %s sell on one ticket: %s, %s', (one, other, expected) => {
  expect(interline(one, other)).toBe(expected)
  expect(interline(other, one)).toBe(expected)
})

const change = (arrive: string, depart: string, kinds: string, terminals = ' '): ChangeAsked => {
  const [arriveTerminal = '', departTerminal = ''] = terminals.split(' ')
  return { arrive, depart, domesticIn: kinds.startsWith('D'), domesticOut: kinds.endsWith('D'), arriveTerminal, departTerminal }
}

test.each([
  ['PEK', 'PEK', 'DD', 'T3 T3', 60],
  ['PEK', 'PEK', 'DI', 'T3 T3', 90],
  ['PEK', 'PEK', 'ID', 'T3 T3', 120],
  ['PEK', 'PEK', 'II', 'T3 T3', 75],
  ['PEK', 'PEK', 'II', 'T2 T3', 120],
  ['PKX', 'PKX', 'ID', ' ', 90],
  ['SIN', 'SIN', 'II', 'T1 T3', 75],
  ['SIN', 'SIN', 'II', ' T3', 60],
  ['FRA', 'FRA', 'II', 'T1 T2', 70],
  ['LAX', 'LAX', 'ID', 'TB TB', 120],
  ['WUH', 'WUH', 'DI', 'T3 T2', 120],
  ['PVG', 'SHA', 'ID', 'T1 T2', 240],
  ['SHA', 'PVG', 'DI', 'T2 T1', 240],
  ['PEK', 'PKX', 'DI', 'T3 ', 270],
  ['YYZ', 'YTZ', 'ID', ' ', 270],
] as const)('from %s to %s, %s, terminals %s: at least %i minutes', (arrive, depart, kinds, terminals, minutes) => {
  expect(minimumMinutes(change(arrive, depart, kinds, terminals))).toBe(minutes)
})

test.each([
  ['another airport', change('PVG', 'SHA', 'ID'), true, false],
  ['entry of the United States', change('LAX', 'LAX', 'ID'), true, false],
  ['transit of the United States', change('LAX', 'LAX', 'II'), true, false],
  ['inside the United States', change('LAX', 'LAX', 'DD'), true, true],
  ['transit abroad', change('FRA', 'FRA', 'II'), false, true],
  ['out of China with partners', change('PEK', 'PEK', 'DI'), true, true],
  ['out of China with others', change('PEK', 'PEK', 'DI'), false, undefined],
  ['into China', change('PEK', 'PEK', 'ID'), true, undefined],
  ['into Germany', change('FRA', 'FRA', 'ID'), true, true],
])('bags at %s', (_, asked, ticket, expected) => {
  expect(bagsThrough(world, asked, ticket)).toBe(expected)
})

test('detours and waiting have an end', () => {
  expect(kmAtMost(1000)).toBeCloseTo(1650)
  expect(elapsedAtMost(6 * 3_600_000)).toBe(16 * 3_600_000)
})
