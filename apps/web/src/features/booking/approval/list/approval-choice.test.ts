import { expect, test } from 'vitest'
import { chosenApprovers, missingApprovers, namedIn } from './approval-choice'

const person = (employeeId: string, isSelect = false) => ({ employeeId, name: employeeId, isSelect })
const groups = [
  { type: 1, personList: [person('a', true)] },
  { type: 3, personList: [person('a'), person('b')] },
]

test('[S3.14] an only candidate is named already, and everybody else is chosen', () => {
  expect(missingApprovers(groups, {})).toEqual([3])
  expect(missingApprovers(groups, { 3: ['b'] })).toEqual([])
  expect(chosenApprovers(groups, { 3: ['b', 'a'] })).toEqual([
    { type: 1, employeeIds: ['a'] },
    { type: 3, employeeIds: ['b', 'a'] },
  ])
})

test('[S3.14] who can no longer be named does not stay chosen', () => {
  expect(namedIn(groups[1]!, { 3: ['gone', 'b'] })).toEqual(['b'])
  expect(missingApprovers(groups, { 3: ['gone'] })).toEqual([3])
})
