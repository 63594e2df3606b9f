import { roles } from '@sojourn/contract/kit/roles'
import { describe, expect, test } from 'vitest'
import { isGuardedFrom, opensConsole, permissionsOfRoles, rolePermissions, rolesOfCompany, rolesWith } from './roles'

describe('roles', () => {
  test('the auditor reads and changes nothing', () => {
    expect(rolePermissions.auditor.filter((permission) => !permission.startsWith('read'))).toEqual([])
  })

  test('only an administrator gives roles, and reads everything that the auditor reads', () => {
    expect(rolesWith('manageRoles')).toEqual(['administrator'])
    expect(rolePermissions.administrator).toEqual(expect.arrayContaining([...rolePermissions.auditor]))
  })

  test('whoever may change something may read it', () => {
    const pairs = [
      ['managePeople', 'readPeople'],
      ['managePolicies', 'readRules'],
      ['manageApprovals', 'readRules'],
      ['manageCompany', 'readCompany'],
      ['manageCosts', 'readCompany'],
    ] as const
    for (const role of roles)
      for (const [change, read] of pairs)
        expect(rolePermissions[role].includes(read) || !rolePermissions[role].includes(change)).toBe(true)
  })

  test('what people may do without a role does not come with one', () => {
    expect(permissionsOfRoles.filter((permission) => ['book', 'bookForOthers', 'approve'].includes(permission))).toEqual([])
  })

  test('operators are an agency’s: its desk and nothing of the console', () => {
    expect(rolesOfCompany({ isAgency: true })).toEqual(roles)
    expect(rolesOfCompany({ isAgency: false })).toEqual(roles.filter((role) => role !== 'agencyOperator'))
    expect(opensConsole(rolePermissions.agencyOperator)).toBe(false)
  })

  test.each([
    [['book', 'approve'], ['readPeople', 'managePeople'], false],
    [['book', 'finance'], ['readPeople', 'managePeople'], true],
    [['book', 'finance'], ['readPeople', 'managePeople', 'manageRoles'], false],
    [['book', 'readPeople', 'managePeople'], ['readPeople', 'managePeople'], false],
    [['manage', 'manageRoles'], ['readPeople', 'managePeople'], true],
    [['agent'], ['readPeople', 'managePeople'], true],
  ] as const)('%j is guarded from %j: %s', (person, other, guarded) => expect(isGuardedFrom(person, other)).toBe(guarded))

  test.each([
    [['book'], false],
    [['book', 'finance'], false],
    [['book', 'readPeople'], true],
    [['readRules'], true],
    [['readCompany'], true],
    [['readOrders'], true],
  ] as const)('[S2.08] %j opens the console: %s', (permissions, opens) => expect(opensConsole(permissions)).toBe(opens))
})
