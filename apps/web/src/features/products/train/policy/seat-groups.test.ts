import { expect, test } from 'vitest'
import { berthsOffered, seatsOffered, typesLeft, usualGroups, withAnotherGroup, withTypes } from './seat-groups'

test('[S2.46] what a standard begins with leaves no type of train without seats', () =>
  expect(typesLeft(usualGroups())).toEqual([]))

test('[S2.46] a type that goes to another group leaves its own, which is gone when it was its last', () => {
  const groups = withTypes(usualGroups(), 1, ['D', 'Z', 'T', 'K', 'other'])
  expect(groups.map(({ types }) => types)).toEqual([
    ['G', 'C'],
    ['D', 'Z', 'T', 'K', 'other'],
  ])
  expect(withTypes(groups, 1, ['G', 'C', 'D']).map(({ types }) => types)).toEqual([['G', 'C', 'D']])
})

test('[S2.46] seats are offered that run on the trains, and those that were chosen before', () => {
  expect(seatsOffered(['G', 'C'], [])).toEqual(['O', 'M', 'D', '9', 'P'])
  expect(seatsOffered(['K'], ['O'])).toEqual(['O', '1', '3', '4', '6'])
  expect(berthsOffered(['M'])).toEqual(['M', '3', '4', '6', 'J', 'I', 'F', 'A'])
})

test('[S2.46] another group takes the types that are left, else one that another can spare', () => {
  expect(withAnotherGroup([{ types: ['G', 'C', 'D', 'Z'], seats: ['O'] }])?.[1]).toEqual({
    types: ['T', 'K', 'other'],
    seats: ['O'],
  })
  expect(withAnotherGroup(usualGroups())?.map(({ types }) => types)).toEqual([['G', 'C'], ['Z', 'T', 'K', 'other'], ['D']])
  const single = (['G', 'C', 'D', 'Z', 'T', 'K', 'other'] as const).map((type) => ({ types: [type], seats: ['O'] }))
  expect(withAnotherGroup(single)).toBeUndefined()
})
