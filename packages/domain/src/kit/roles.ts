import { abilities, type Ability, type Permission } from '@sojourn/contract/kit/call'
import { roles, type Role } from '@sojourn/contract/kit/roles'

/** What each role may do; the auditor reads everything and changes nothing. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: [
    'manage',
    'readPeople',
    'managePeople',
    'manageRoles',
    'readAudit',
    'readRules',
    'managePolicies',
    'manageApprovals',
    'readCompany',
    'manageCompany',
    'manageCosts',
    'readOrders',
    'actForOthers',
    'readWhereabouts',
    'manageIncidents',
  ],
  humanResources: ['readPeople', 'managePeople'],
  finance: ['finance', 'readCompany', 'manageCosts', 'readOrders'],
  approvalAdministrator: ['readRules', 'manageApprovals'],
  auditor: ['readPeople', 'readAudit', 'readRules', 'readCompany', 'readOrders'],
  departmentAdministrator: ['readPeople', 'managePeople', 'readOrders', 'readWhereabouts'],
  agencyOperator: ['agent'],
}

/** Roles over a department with all below it; the others are over the company. */
export const hasDepartment = (role: Role): boolean => role === 'departmentAdministrator'

/** The roles that a company gives: operators serve other companies, so only an agency has them. */
export const rolesOfCompany = ({ isAgency }: { isAgency: boolean }): Role[] =>
  roles.filter((role) => isAgency || !rolePermissions[role].includes('agent'))

/** What comes with roles alone: whoever loses the last role that brings it loses it. */
export const permissionsOfRoles: readonly Permission[] = [...new Set(roles.flatMap((role) => rolePermissions[role]))]

/** The roles that bring a permission. */
export const rolesWith = (permission: Permission): Role[] => roles.filter((role) => rolePermissions[role].includes(permission))

/** What somebody may do without a role. */
export const abilitiesIn = (permissions: readonly string[]): Ability[] =>
  abilities.filter((ability) => permissions.includes(ability))

/**
 * Whether somebody may do by a role what another may not: that one does not say where the person's codes and notifications go, or the other would
 * sign in as the person. Whoever gives roles may do it all.
 */
export function isGuardedFrom(person: readonly string[], other: readonly Permission[]): boolean {
  const own = abilitiesIn(person)
  const isHigher = (permission: string): boolean =>
    !own.some((ability) => ability === permission) && !other.some((each) => each === permission)
  return !other.includes('manageRoles') && person.some(isHigher)
}

/** Each opens a part of the console. */
const consoleReads: readonly Permission[] = ['readPeople', 'readRules', 'readCompany', 'readOrders']

/** Whether there is anything for somebody in the console (S2.08). */
export const opensConsole = (permissions: readonly Permission[]): boolean =>
  consoleReads.some((permission) => permissions.includes(permission))
