import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memberLevels } from '@sojourn/contract/access/member-levels'
import { levelFrom, memberLevelOf } from './membership'

describe('[handbook 11.1] the level of a member', () => {
  test.each([
    [0, 0, 'ordinary', 'silver', 5_000, '2027-12-31'],
    [4_999, 0, 'ordinary', 'silver', 1, '2027-12-31'],
    [5_000, 0, 'silver', 'gold', 15_000, '2027-12-31'],
    [20_000, 0, 'gold', 'platinum', 30_000, '2027-12-31'],
    [60_000, 0, 'platinum', null, 0, '2027-12-31'],
    [100, 20_000, 'gold', 'platinum', 49_900, '2026-12-31'],
    [-20, 0, 'ordinary', 'silver', 5_000, '2027-12-31'],
  ])('%d points this year and %d last year: %s', (yearPoints, lastYear, level, next, pointsToNext, validUntil) => {
    expect(memberLevelOf(yearPoints, lastYear, 2026)).toMatchObject({ level, next, pointsToNext, validUntil })
  })

  test('never falls with more points, and the next level is reached by the points named', () => {
    fc.assert(
      fc.property(fc.nat(80_000), fc.nat(80_000), fc.nat(10_000), (points, lastYear, more) => {
        const rank = (earned: number): number => memberLevels.indexOf(memberLevelOf(earned, lastYear, 2026).level)
        expect(rank(points + more)).toBeGreaterThanOrEqual(rank(points))
        const { next, pointsToNext } = memberLevelOf(points, lastYear, 2026)
        if (next) {
          expect(points + pointsToNext).toBe(levelFrom[next])
          expect(memberLevelOf(points + pointsToNext, lastYear, 2026).level).toBe(next)
        }
      }),
    )
  })
})
