import type { GuestRule, PolicyScope, TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import { policyScopes, type PolicyRole, type PolicyScopeType } from '@sojourn/contract/booking/policy/policy-words'
import { personFieldIds, type PersonFieldValues } from './person-field-id'

/** What of a person a policy may name. */
export interface PolicyHolder {
  employeeId: string
  gradeId: string
  /** The department and all above it, the nearest first: a policy that names one of them names who stands in it. */
  departmentPath: readonly string[]
  /** Permissions, which are the roles of this product. */
  permissions: readonly string[]
  costCentreId: string
  /** The title as it is written; empty where there is none. */
  position: string
  /** The place of work as it is written; empty where it is not known. */
  office: string
  /** What is filled in of the company's own fields. */
  fields: PersonFieldValues
  /** In whose name the person does business; null where no legal entity is known, or no policy asks for one. */
  legalEntityId: string | null
}

/** A version in force; with departments it is tried in them, and all below, in place of what binds elsewhere. */
export interface BindingVersion {
  body: TravelPolicy
  pilot?: readonly string[] | null
}

/**
 * The policy that binds a person: the narrowest scope that names them, of departments the nearest, of equals the first by id; undefined where
 * none does.
 */
export function policyFor<Version extends BindingVersion>(
  inForce: readonly Version[],
  holder: PolicyHolder,
): Version | undefined {
  const naming = inForceFor(inForce, holder).flatMap((version) => {
    const rank = rankOf(version.body.scope, holder)
    return rank === undefined ? [] : [{ version, rank }]
  })
  return naming.reduce<(typeof naming)[number] | undefined>((best, one) => (best && isBefore(best, one) ? best : one), undefined)
    ?.version
}

const guest: PolicyRole = 'guest'

/** Whether a policy names guests, who are none of the company's people. */
export const namesGuests = ({ type, ids }: PolicyScope): boolean => type === 'role' && ids.includes(guest)

/**
 * The policy that binds a guest (handbook 7.3): that of who keeps them, none, or of the policies that name guests the one that binds where
 * the host stands.
 */
export function policyForGuest<Version extends BindingVersion>(
  inForce: readonly Version[],
  { rule, host }: { rule: GuestRule; host: PolicyHolder },
): Version | undefined {
  if (rule === 'unlimited') return undefined
  if (rule === 'booker') return policyFor(inForce, host)
  const ofGuests = inForce.filter(({ body }) => namesGuests(body.scope))
  return policyFor(ofGuests, { ...host, permissions: [guest] })
}

/** Of each policy the version that may bind a person: what is tried, for those inside, else what binds everybody. */
export function inForceFor<Version extends BindingVersion>(inForce: readonly Version[], holder: PolicyHolder): Version[] {
  const tried = new Set(inForce.filter(({ pilot }) => pilot && isInside(pilot, holder)).map(({ body }) => body.policyId))
  return inForce.filter(({ pilot, body }) => Boolean(pilot) === tried.has(body.policyId))
}

/** Whether somebody stands in one of these departments or below. */
export const isInside = (departments: readonly string[], { departmentPath }: Pick<PolicyHolder, 'departmentPath'>): boolean =>
  departmentPath.some((id) => departments.includes(id))

/** How near a scope is to a person, smaller being nearer; undefined where it does not name them. */
export function rankOf({ type, ids }: PolicyScope, holder: PolicyHolder): readonly [scope: number, distance: number] | undefined {
  const scope = policyScopes.indexOf(type)
  if (type === 'default') return [scope, 0]
  if (type === 'department') {
    const distance = holder.departmentPath.findIndex((id) => ids.includes(id))
    return distance < 0 ? undefined : [scope, distance]
  }
  return ownOf[type](holder).some((id) => ids.includes(id)) ? [scope, 0] : undefined
}

const written = (value: string): string[] => (value === '' ? [] : [value])

/** What of a person each scope names. */
const ownOf: Readonly<Record<Exclude<PolicyScopeType, 'default' | 'department'>, (holder: PolicyHolder) => readonly string[]>> = {
  person: ({ employeeId }) => [employeeId],
  position: ({ position }) => written(position),
  grade: ({ gradeId }) => [gradeId],
  costCentre: ({ costCentreId }) => [costCentreId],
  office: ({ office }) => written(office),
  field: ({ fields }) => personFieldIds(fields),
  legalEntity: ({ legalEntityId }) => (legalEntityId === null ? [] : [legalEntityId]),
  role: ({ permissions }) => permissions,
}

interface Ranked {
  version: BindingVersion
  rank: readonly [number, number]
}

function isBefore(one: Ranked, other: Ranked): boolean {
  const [scope, distance] = [one.rank[0] - other.rank[0], one.rank[1] - other.rank[1]]
  return scope !== 0 ? scope < 0 : distance !== 0 ? distance < 0 : one.version.body.policyId <= other.version.body.policyId
}
