import { expect, test } from 'vitest'
import { accountStateOf } from './account'

test.each([
  ['active', false, 'active'],
  ['active', true, 'locked'],
  ['invited', false, 'invited'],
  ['invited', true, 'locked'],
  ['leaving', false, 'active'],
  ['leaving', true, 'locked'],
  ['left', false, 'left'],
  ['left', true, 'left'],
] as const)('[S2.45] the account of somebody who is %s, locked %s, is %s', (state, locked, account) =>
  expect(accountStateOf(state, locked)).toBe(account),
)
