import { expect, test } from 'vitest'
import { isAlone, lacksReason, nothingAsked, sentAsked } from './asked'

const emergency = { ...nothingAsked, alone: true, reason: '差旅旺季之前必须生效，来不及等待' }

test('[S2.46] with somebody else in charge one proposes; in an emergency one says why', () => {
  expect(sentAsked({ ...nothingAsked, note: ' 大额 ' }, 'emergency')).toEqual({ note: '大额' })
  expect(sentAsked(emergency, 'emergency')).toEqual({ publishAlone: { reason: emergency.reason } })
  expect(lacksReason({ ...emergency, reason: '急' }, 'emergency')).toBe(true)
  expect(lacksReason(emergency, 'emergency')).toBe(false)
})

test('[S2.46] the only one in charge publishes at once and needs no reason', () => {
  expect(isAlone(nothingAsked, 'single')).toBe(true)
  expect(sentAsked(nothingAsked, 'single')).toEqual({ publishAlone: { reason: '' } })
  expect(lacksReason(nothingAsked, 'single')).toBe(false)
})
