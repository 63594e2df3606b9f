import { expect, test } from 'vitest'
import { withCabins, withCeiling, withoutCeilings } from './cabin-standards'

const standards = [{ cabin: 'Y', maxDiscount: 60, floatAmount: 10_000 }, { cabin: 'C' }] as const

test('[S2.46] a cabin that stays keeps its ceiling', () =>
  expect(withCabins(standards, ['Y', 'W'])).toEqual([standards[0], { cabin: 'W' }]))

test('[S2.46] a ceiling of one cabin leaves the others alone, and a float of nothing is none', () => {
  expect(withCeiling(standards, 'C', 100, 0)).toEqual([standards[0], { cabin: 'C', maxDiscount: 100 }])
  expect(withCeiling(standards, 'Y', 50, 20_000)[0]).toEqual({ cabin: 'Y', maxDiscount: 50, floatAmount: 20_000 })
})

test('[S2.46] without a ceiling no float is left', () => {
  expect(withCeiling(standards, 'Y', undefined, 10_000)[0]).toEqual({ cabin: 'Y' })
  expect(withoutCeilings(standards)).toEqual([{ cabin: 'Y' }, { cabin: 'C' }])
})
