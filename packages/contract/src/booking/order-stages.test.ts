import { expect, test } from 'vitest'
import { orderStages, orderStageWords, orderStates } from './codes'

test('every state that people see stands in a part of the list', () => {
  const seen = orderStates.words.filter((state) => state !== 'placing' && state !== 'refused')
  const parts = orderStageWords.flatMap((stage) => orderStages[stage])
  expect(new Set<string>(parts)).toEqual(new Set<string>(seen))
})

test('only what was changed stands in two, as it may be the change itself, and what was altered, of which nothing may be left', () => {
  const parts = orderStageWords.flatMap((stage): readonly string[] => orderStages[stage])
  expect(parts.filter((state, index) => parts.indexOf(state) !== index)).toEqual(['altered', 'changed'])
})
