import type { GuestRule, PolicyScope, TravelPolicy } from '@sojourn/contract/booking/policy.shapes'

/** What of a person a policy may name. */
export interface PolicyHolder {
  employeeId: string
  gradeId: string
  departmentId: string
  /** Permissions, which are the roles of this product. */
  permissions: readonly string[]
}

/** A stored version: `effectiveFrom` is the local day from which it binds. */
export interface PolicyVersion {
  effectiveFrom: string
  body: TravelPolicy
}

/** Narrowest first (handbook 7.1). */
const scopeOrder: readonly PolicyScope['type'][] = ['person', 'grade', 'department', 'role', 'default']

/**
 * Of every policy the version in force on a day: the latest to take effect, of those of one day the last written. Drafts
 * of the future do not bind yet.
 */
export function policiesInForce<Version extends PolicyVersion>(versions: readonly Version[], day: string): Version[] {
  const inForce = new Map<string, Version>()
  for (const version of versions) {
    if (version.effectiveFrom > day) continue
    const known = inForce.get(version.body.policyId)
    if (!known || supersedes(version, known)) inForce.set(version.body.policyId, version)
  }
  return [...inForce.values()]
}

const supersedes = (one: PolicyVersion, other: PolicyVersion): boolean =>
  one.effectiveFrom === other.effectiveFrom ? one.body.version > other.body.version : one.effectiveFrom > other.effectiveFrom

/** The policy that binds a person: the narrowest scope that names them, of equals the first by id; undefined where none does. */
export function policyFor<Version extends { body: TravelPolicy }>(
  inForce: readonly Version[],
  holder: PolicyHolder,
): Version | undefined {
  const naming = inForce.filter(({ body }) => names(body.scope, holder))
  return naming.reduce<Version | undefined>((best, one) => (best && rank(best) <= rank(one) ? best : one), undefined)
}

const rank = ({ body }: { body: TravelPolicy }): string => `${scopeOrder.indexOf(body.scope.type)} ${body.policyId}`

function names({ type, ids }: PolicyScope, { employeeId, gradeId, departmentId, permissions }: PolicyHolder): boolean {
  if (type === 'default') return true
  const own = { person: [employeeId], grade: [gradeId], department: [departmentId], role: permissions }[type]
  return own.some((id) => ids.includes(id))
}

/** What binds a guest of the company (handbook 7.3); undefined is unlimited. */
export const guestPolicy = (
  rule: GuestRule,
  { own, booker }: { own?: TravelPolicy | undefined; booker?: TravelPolicy | undefined },
): TravelPolicy | undefined => ({ own, booker, unlimited: undefined })[rule]
