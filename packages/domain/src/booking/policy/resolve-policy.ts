import type { PolicyScope, TravelPolicy } from '@sojourn/contract/booking/policy.shapes'

/** What of a person a policy may name. */
export interface PolicyHolder {
  employeeId: string
  gradeId: string
  departmentId: string
  /** Permissions, which are the roles of this product. */
  permissions: readonly string[]
}

/** Narrowest first (handbook 7.1). */
const scopeOrder: readonly PolicyScope['type'][] = ['person', 'grade', 'department', 'role', 'default']

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
