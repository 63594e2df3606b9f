import { describe, expect, test } from 'vitest'
import { partyFault, passengerByAir } from './party-by-air'

describe('who flies together (handbook 1.2)', () => {
  test.each([
    [['adult', 'child', 'child', 'infant'], undefined],
    [['child'], { fault: 'unaccompaniedChild', position: 0 }],
    [['infant', 'child'], { fault: 'unaccompaniedChild', position: 0 }],
    [[], undefined],
    [['infant', 'adult', 'infant'], { fault: 'tooManyInfants', position: 2 }],
    [['adult', 'adult', 'infant', 'infant'], undefined],
    [['adult', 'newborn'], { fault: 'newbornFlies', position: 1 }],
  ] as const)('%j', (party, fault) => expect(partyFault(party)).toEqual(fault))

  test.each([
    [undefined, 'adult'],
    ['2026-11-15', 'newborn'],
    ['2026-11-14', 'infant'],
    ['2024-11-28', 'child'],
    ['2014-11-28', 'adult'],
  ])('born %s, starting on 28 November 2026: %s', (birthDate, passenger) =>
    expect(passengerByAir(birthDate, '2026-11-28')).toBe(passenger),
  )
})
