import type { Permission } from '@sojourn/contract/kit/call'
import { roles, type Role } from '@sojourn/contract/kit/roles'

/** What each role may do; the auditor reads everything and changes nothing. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: ['manage', 'readPeople', 'managePeople', 'manageRoles', 'readAudit'],
  humanResources: ['readPeople', 'managePeople'],
  finance: ['finance'],
  auditor: ['readPeople', 'readAudit'],
  departmentAdministrator: ['readPeople', 'managePeople'],
}

/** Roles over a department with all below it; the others are over the company. */
export const hasDepartment = (role: Role): boolean => role === 'departmentAdministrator'

/** What comes with roles alone: whoever loses the last role that brings it loses it. */
export const permissionsOfRoles: readonly Permission[] = [...new Set(roles.flatMap((role) => rolePermissions[role]))]

/** The roles that bring a permission. */
export const rolesWith = (permission: Permission): Role[] => roles.filter((role) => rolePermissions[role].includes(permission))

/** Whether there is anything for somebody in the console (S2.08). */
export const opensConsole = (permissions: readonly Permission[]): boolean => permissions.includes('readPeople')
