/**
 * Whom a policy may name, the most special first. The order of handbook 7.1 stands (person, position and grade, department, role, everybody);
 * a title goes before the grade, which several titles share, and what joins departments by money after them: a cost centre before the legal
 * entity, to which whole branches belong.
 */
export const policyScopes = [
  'person',
  'position',
  'grade',
  'department',
  'costCentre',
  'office',
  'field',
  'legalEntity',
  'role',
  'default',
] as const
export type PolicyScopeType = (typeof policyScopes)[number]

/**
 * Roles that a policy may name, by the permission that makes them: approvers, who book for others, administrators, finance; and guests, who
 * have no permission and are bound by it where the company says that they travel by a standard of their own.
 */
export const policyRoles = ['approve', 'bookForOthers', 'manage', 'finance', 'guest'] as const
export type PolicyRole = (typeof policyRoles)[number]

/** `never` came into force: taken back before its day, or overtaken by another. */
export const policyVersionStates = ['inForce', 'pilot', 'future', 'past', 'never'] as const
export type PolicyVersionState = (typeof policyVersionStates)[number]
