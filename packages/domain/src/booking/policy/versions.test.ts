import { describe, expect, test } from 'vitest'
import { inForceOn, versionBefore, versionStates, type KeptVersion } from './versions'

const version = (number: number, effectiveFrom: string, more: Partial<KeptVersion> = {}): KeptVersion => ({
  version: number,
  effectiveFrom,
  pilot: null,
  ended: false,
  publishedAt: null,
  takenBackAt: null,
  ...more,
})
const onDay = (versions: readonly KeptVersion[], day: string) => inForceOn(versions, day).map((each) => each.version)
const at = (moment: string) => new Date(`${moment}+08:00`)
const statesAt = (versions: readonly KeptVersion[], moment: string) => [...versionStates(versions, at(moment)).values()]

describe('what of a policy binds on a day', () => {
  const versions = [
    version(1, '2026-01-01'),
    version(2, '2026-06-01'),
    version(3, '2026-06-01'),
    version(4, '2026-07-01', { pilot: ['sales'] }),
    version(5, '2026-08-01'),
    version(6, '2026-09-01', { ended: true }),
  ]
  test.each([
    ['2025-12-31', []],
    ['2026-05-31', [1]],
    ['2026-06-01', [3]],
    ['2026-07-01', [3, 4]],
    ['2026-08-01', [5]],
    ['2026-09-01', []],
  ])('on %s: %j', (day, expected) => expect(onDay(versions, day)).toEqual(expected))
  test('a policy may begin with a trial alone', () =>
    expect(onDay([version(1, '2026-01-01', { pilot: ['sales'] })], '2026-01-01')).toEqual([1]))
  test('after its end it may be tried, and come again', () => {
    const again = [...versions, version(7, '2026-10-01', { pilot: ['sales'] }), version(8, '2026-11-01')]
    expect([onDay(again, '2026-10-01'), onDay(again, '2026-11-01')]).toEqual([[7], [8]])
  })
})

describe('where versions stand', () => {
  test('in force, tried, of the future, past, and never', () =>
    expect(
      statesAt(
        [
          version(1, '2026-01-01'),
          version(2, '2026-06-01'),
          version(3, '2026-07-01', { pilot: ['sales'] }),
          version(4, '2026-12-01'),
          version(5, '2026-12-01'),
          version(6, '2026-11-25', { takenBackAt: at('2026-11-01T10:00') }),
        ],
        '2026-11-20T10:00',
      ),
    ).toEqual(['past', 'inForce', 'pilot', 'never', 'future', 'never']))

  test('one that was in force for an hour is past, one that was overtaken at the same moment never was', () =>
    expect(
      statesAt(
        [
          version(1, '2026-01-01'),
          version(2, '2026-11-20', { publishedAt: at('2026-11-20T09:00') }),
          version(3, '2026-11-20', { publishedAt: at('2026-11-20T10:00') }),
        ],
        '2026-11-20T10:30',
      ),
    ).toEqual(['past', 'past', 'inForce']))

  test('one that was taken back is past, and what was before it returns as the next', () =>
    expect(
      statesAt(
        [
          version(1, '2026-01-01'),
          version(2, '2026-11-01', { takenBackAt: at('2026-11-20T10:00') }),
          version(3, '2026-11-20', { publishedAt: at('2026-11-20T10:00') }),
        ],
        '2026-11-20T10:00',
      ),
    ).toEqual(['past', 'past', 'inForce']))

  test('one that is taken back in the moment of its publication was in force', () => {
    const moment = at('2026-11-20T10:00')
    const all = [
      version(1, '2026-01-01'),
      version(2, '2026-11-20', { publishedAt: moment, takenBackAt: moment }),
      version(3, '2026-11-20', { publishedAt: moment }),
    ]
    expect(statesAt(all, '2026-11-20T10:00')).toEqual(['past', 'past', 'inForce'])
    expect(versionBefore(all, 3, moment)?.version).toBe(2)
  })

  test('a trial that becomes the version of everybody is past', () =>
    expect(
      statesAt(
        [version(1, '2026-01-01'), version(2, '2026-10-01', { pilot: ['sales'] }), version(3, '2026-11-01')],
        '2026-11-20T10:00',
      ),
    ).toEqual(['past', 'past', 'inForce']))
})
