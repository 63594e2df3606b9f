import { expect, test } from 'vitest'
import { arrangerStateOf } from './arranger'

const today = '2026-11-20'
const given = (until: string | null, ended = false) => ({ until, ended })

test.each([
  ['everybody, who was never given a right', false, [], 'everybody'],
  ['whom rights cover', true, [given(null)], 'covered'],
  ['whom rights cover to the end of their last day', true, [given(today)], 'covered'],
  ['nobody, once the last day is over', true, [given('2026-11-19')], 'nobody'],
  ['nobody, once all were ended', true, [given(null, true)], 'nobody'],
  ['nobody, where those that were ended are not told', true, [], 'nobody'],
] as const)('[S2.45] an arranger books for %s', (_whom, bound, rights, expected) => {
  expect(arrangerStateOf({ bound, rights, today })).toBe(expected)
})
