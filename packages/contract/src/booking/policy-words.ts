/** Whom a policy may name, the nearest first (handbook 7.1). */
export const policyScopes = ['person', 'grade', 'department', 'role', 'default'] as const
export type PolicyScopeType = (typeof policyScopes)[number]

/** Roles that a policy may name, by the permission that makes them: approvers, who book for others, administrators, finance. */
export const policyRoles = ['approve', 'bookForOthers', 'manage', 'finance'] as const
export type PolicyRole = (typeof policyRoles)[number]

/** `never` came into force: taken back before its day, or overtaken by another. */
export const policyVersionStates = ['inForce', 'pilot', 'future', 'past', 'never'] as const
export type PolicyVersionState = (typeof policyVersionStates)[number]
