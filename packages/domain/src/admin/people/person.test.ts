import { describe, expect, test } from 'vitest'
import { endsAtOnce, personFaults, personState } from './person'

const right = { name: '林晓雯', number: 'YX-0012', mail: 'lin@yuanxing.example' }

describe('what a company writes of a person', () => {
  test.each([
    [{ ...right, name: '' }, '13800010001', ['name']],
    [{ ...right, name: '林1' }, undefined, ['name']],
    [{ ...right, number: 'YX 0012' }, undefined, ['number']],
    [{ ...right, number: '0'.repeat(21) }, undefined, ['number']],
    [{ ...right, number: '' }, undefined, []],
    [{ ...right, mail: '' }, undefined, ['mail']],
    [{ ...right, mail: 'a@b.example,c@d.example' }, undefined, ['mail']],
    [right, '', ['mobile']],
    [right, '1380001000', ['mobile']],
    [right, '+85291234567', []],
    [{ name: '', number: '!', mail: 'x' }, 'x', ['name', 'number', 'mail', 'mobile']],
  ])('[S5.22] [S5.24] [S5.38] %j %s: %j', (fields, mobile, wrong) => {
    const faults = personFaults({ fields, mobile }, 'en')
    expect(faults.map(({ field }) => field)).toEqual(wrong)
    expect(faults.filter(({ why }) => why === '')).toEqual([])
  })
})

test.each([
  [{ active: true, awaitingActivation: false, lastDay: null }, 'active'],
  [{ active: true, awaitingActivation: true, lastDay: null }, 'invited'],
  [{ active: true, awaitingActivation: true, lastDay: '2026-12-31' }, 'leaving'],
  [{ active: false, awaitingActivation: true, lastDay: '2026-01-31' }, 'left'],
] as const)('%j is %s', (employment, state) => expect(personState(employment)).toBe(state))

test.each([
  ['2026-11-19', false, true],
  ['2026-11-20', false, false],
  ['2026-11-20', true, true],
  ['2026-11-21', true, false],
])('a last day %s, meant at once: %s, ends it at once on 20 November: %s', (lastDay, atOnce, ends) =>
  expect(endsAtOnce(lastDay, '2026-11-20', atOnce)).toBe(ends),
)
