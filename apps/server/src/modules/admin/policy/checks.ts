import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { PolicyConflict } from '@sojourn/contract/products/travel-policy.shapes'
import { scopeConflicts, uncovered, type ScopeConflict } from '@sojourn/domain/booking/policy/coverage'
import { policyFaults } from '@sojourn/domain/booking/policy/faults'
import { allInForceOn } from '@sojourn/domain/booking/policy/versions'
import { addDays } from '@sojourn/domain/kit/local-date'
import { policyScopeText } from '@sojourn/text/admin/policy/scope'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { PublishedPolicy } from '../../booking/traveller/store'
import { findDepartmentIds } from '../department/store'
import { holdersFor } from './holders'
import { findNames, missingOf, namedIn, type Names } from './names'
import { findValidVersions } from './store'

/** So far ahead a policy is published. */
const mostDaysAhead = 731

export function dateFault(work: Work, effectiveFrom: string): Problem | undefined {
  const today = chinaDate(work.context.clock.now())
  const isRight = effectiveFrom >= today && effectiveFrom <= addDays(today, mostDaysAhead)
  return isRight ? undefined : problem('policyDateInvalid', { field: 'effectiveFrom' })
}

/** What is wrong with a version by itself: its rules, and whom it names. */
export async function versionFault(
  work: Work,
  language: Language,
  { body, pilot }: PublishedPolicy,
): Promise<Problem | undefined> {
  const faults = policyFaults(body, work.context.policySections)
  if (faults.length > 0) return problem('policyInvalid', { field: 'policy', result: { faults } })
  const names = await findNames(work, [body.scope])
  const missing = missingOf(names, body.scope)
  if (missing.length > 0) {
    const { type } = body.scope
    const items = missing.map((id) => namedIn(names, type, id, language).label)
    return problem('policyScopeUnknown', {
      field: 'policy.scope',
      detail: { names: policyScopeText[language].list({ items }) },
      result: { missing },
    })
  }
  if (pilot && (await findDepartmentIds(work, pilot)).length < pilot.length)
    return problem('departmentUnknown', { field: 'pilotDepartmentIds' })
  return undefined
}

/** Another policy that names the same when this version comes into force, or later: of the two one alone would bind. */
export async function conflictFault(work: Work, language: Language, version: PublishedPolicy): Promise<Problem | undefined> {
  const today = chinaDate(work.context.clock.now())
  const valid = await findValidVersions(work, { today })
  const { policyId } = version.body
  const others = valid.filter(({ body }) => body.policyId !== policyId)
  const later = others.filter(({ effectiveFrom, ended }) => !ended && effectiveFrom > version.effectiveFrom)
  const found = scopeConflicts([...allInForceOn(others, version.effectiveFrom), ...later, version]).filter(({ policyIds }) =>
    policyIds.includes(policyId),
  )
  if (version.ended || found.length === 0) return undefined
  const conflicts = conflictsOf(found, {
    language,
    names: await findNames(work, [version.body.scope]),
    policies: [...others, version].map(({ body }) => body),
  })
  const other = conflicts[0]!.policies.find((each) => each.policyId !== policyId)
  return problem('policyScopeTaken', {
    field: 'policy.scope',
    detail: { policy: other?.name ?? '', name: conflicts[0]!.named?.label ?? policyScopeText[language].scopes.default },
    result: { conflicts },
  })
}

/** In the reader's words. */
export const conflictsOf = (
  conflicts: readonly ScopeConflict[],
  { language, names, policies }: { language: Language; names: Names; policies: readonly TravelPolicy[] },
): PolicyConflict[] =>
  conflicts.map(({ type, id, policyIds }) => ({
    type,
    ...(id !== undefined && { named: namedIn(names, type, id, language) }),
    policies: policyIds.map((policyId) => ({
      policyId,
      name: policies.find((policy) => policy.policyId === policyId)?.name[language] ?? policyId,
    })),
  }))

/** How many people have a policy on its day without this version, and none with it. */
export async function coverageFault(work: Work, version: PublishedPolicy): Promise<Problem | undefined> {
  const valid = await findValidVersions(work, { today: chinaDate(work.context.clock.now()) })
  const before = allInForceOn(valid, version.effectiveFrom)
  const after = allInForceOn([...valid, version], version.effectiveFrom)
  const count = uncovered(before, after, await holdersFor(work, [...before, ...after]))
  return count === 0 ? undefined : problem('peopleWithoutPolicy', { field: 'confirmed', detail: { count } })
}
