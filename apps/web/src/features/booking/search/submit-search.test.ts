import { describe, expect, test } from 'vitest'
import { nextPlace } from './submit-search'
import type { SearchChoices } from './search-frame'

const self: SearchChoices = { travelType: 'business', bookType: 'self', bookMode: 'normal' }
const saved = { tempOrderNo: 'T1', productType: 1, selfBook: true, needTravelOrder: false }
const list = '/flight/list?tempOrderNo=T1'
const choice = '/choice/index?tempOrderNo=T1'

describe('[S4.12] [S4.14] after saving a search', () => {
  test.each<[string, Partial<SearchChoices>, boolean, string]>([
    ['for oneself', {}, true, list],
    ['for others', { bookType: 'others' }, false, choice],
    ['for others, fast', { bookType: 'others', bookMode: 'fast' }, false, list],
    ['for others, personal', { bookType: 'others', travelType: 'personal' }, true, list],
    ['by application', { bookType: 'application' }, false, choice],
    ['by application of one’s own', { bookType: 'application' }, true, list],
  ])('%s', (_, choices, selfBook, path) => {
    expect(nextPlace({ ...self, ...choices }, { ...saved, selfBook })).toBe(path)
  })
})

test.each([
  [1, '/flight/list'],
  [2, '/iflight/list'],
  [3, '/hotel/list'],
  [4, '/hotel/list'],
  [5, '/train/list'],
  [8, '/visa/list'],
])('[S4.13] product %i goes on to %s', (productType, path) => {
  expect(nextPlace(self, { ...saved, productType })).toBe(`${path}?tempOrderNo=T1`)
})

test.each([
  [1, choice],
  [3, `${choice}&type=3`],
  [4, `${choice}&type=4`],
  [5, `${choice}&type=5`],
])('[S2.24] the choice page is told which of hotel and train it serves: %i', (productType, path) => {
  expect(nextPlace({ ...self, bookType: 'others' }, { ...saved, selfBook: false, productType })).toBe(path)
})

test('[S2.24] the choice page is told the return date', () => {
  expect(nextPlace({ ...self, bookType: 'others' }, { ...saved, selfBook: false }, { returnDate: '2026-12-01' })).toBe(
    `${choice}&returnDate=2026-12-01`,
  )
})

test.each([
  [true, false, list],
  [false, true, list],
  [false, false, choice],
])('[S4.16] with a picked application: selfBook %s, needTravelOrder %s', (selfBook, needTravelOrder, path) => {
  const others: SearchChoices = { ...self, bookType: 'application' }
  expect(nextPlace(others, { ...saved, selfBook, needTravelOrder }, { picked: true })).toBe(path)
})
