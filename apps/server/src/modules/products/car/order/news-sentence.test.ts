import { expect, test } from 'vitest'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import { newCourse } from '@sojourn/domain/products/car/kept-course'
import { newsSentence } from './news-sentence'

const car = {} as KeptCar
const before = newCourse('2026-12-09T04:00:00.000Z')
const driver = { name: '王师傅', mobile: '17000010001', plate: '京A12345', colour: 'white', model: 'BYD', score: 48 } as const

test.each([
  ['accepted', '司机已接单'],
  ['arrived', '司机已到达上车地点'],
] as const)('of a ride that somebody %s it is said who drives, as far as the platform says so', (news, plain) => {
  expect(newsSentence(news, { car, before, after: before }, 'zh-CN')).toBe(plain)
  expect(newsSentence(news, { car, before, after: { ...before, driver } }, 'zh-CN')).toContain('京A12345')
})
