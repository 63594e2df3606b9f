import type { PolicyScope } from '@sojourn/contract/booking/policy/policy.shapes'
import type { PolicyScopeType } from '@sojourn/contract/booking/policy/policy-words'
import { policyFor, type BindingVersion, type PolicyHolder } from './resolve-policy'

/** People whom every policy treats alike, and how many they are. */
export interface HolderGroup extends PolicyHolder {
  people: number
}

export interface Coverage {
  /** By version that binds somebody. */
  bound: ReadonlyMap<BindingVersion, number>
  withoutPolicy: number
}

/** How many people each version binds, and how many none does. */
export function coverageOf(inForce: readonly BindingVersion[], groups: readonly HolderGroup[]): Coverage {
  const bound = new Map<BindingVersion, number>()
  let withoutPolicy = 0
  for (const group of groups) {
    const version = policyFor(inForce, group)
    if (version) bound.set(version, (bound.get(version) ?? 0) + group.people)
    else withoutPolicy += group.people
  }
  return { bound, withoutPolicy }
}

/** People who have a policy before and none afterwards. */
export const uncovered = (
  before: readonly BindingVersion[],
  after: readonly BindingVersion[],
  groups: readonly HolderGroup[],
): number =>
  groups.filter((group) => policyFor(before, group) && !policyFor(after, group)).reduce((sum, { people }) => sum + people, 0)

export interface ScopeConflict {
  type: PolicyScopeType
  /** Absent where two are for everybody. */
  id?: string
  policyIds: string[]
}

/** What several policies name; of them one alone binds. */
export function scopeConflicts(versions: readonly BindingVersion[]): ScopeConflict[] {
  const named = new Map<string, ScopeConflict>()
  for (const { body } of versions)
    for (const id of idsOf(body.scope)) {
      const key = JSON.stringify([body.scope.type, id])
      const known = named.get(key) ?? { type: body.scope.type, ...(id !== undefined && { id }), policyIds: [] }
      if (!known.policyIds.includes(body.policyId)) known.policyIds.push(body.policyId)
      named.set(key, known)
    }
  return [...named.values()].filter(({ policyIds }) => policyIds.length > 1)
}

const idsOf = ({ type, ids }: PolicyScope): readonly (string | undefined)[] => (type === 'default' ? [undefined] : ids)
