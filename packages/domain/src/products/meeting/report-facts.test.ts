import { expect, test } from 'vitest'
import { meetingFacts } from './report-facts'

test.each([
  [20, 'upTo20'],
  [21, 'from21'],
  [51, 'from51'],
  [101, 'from101'],
  [201, 'from201'],
])('a meeting of %i people is of the size %s', (people, classKey) =>
  expect(meetingFacts({ cityId: 224, people })).toMatchObject({ classKey, route: '224' }),
)

test('the rest of a meeting is paid beside its deposit and counts as no meeting of its own', () => {
  expect(meetingFacts({ cityId: 224, people: 30, balance: true }).beside).toBe(true)
  expect(meetingFacts({ cityId: 224, people: 30 })).not.toHaveProperty('beside')
})
