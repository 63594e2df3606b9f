import { expect, test } from 'vitest'
import { entityOf } from './entity-of'

const entities = [
  { entityId: 'group', departmentIds: ['company'], isDefault: true },
  { entityId: 'east', departmentIds: ['east', 'lab'], isDefault: false },
  { entityId: 'shanghai', departmentIds: ['shanghai'], isDefault: false },
]

test.each([
  ['the nearest department that has one', ['shanghai', 'east', 'company'], 'shanghai'],
  ['a department above', ['suzhou', 'east', 'company'], 'east'],
  ['nobody of the path: the default', ['north'], 'group'],
])('[S2.46] %s', (_title, path, entityId) => expect(entityOf(entities, path)).toBe(entityId))

test('without a default there may be none', () =>
  expect(entityOf([{ entityId: 'east', departmentIds: ['east'], isDefault: false }], ['north'])).toBeNull())
