import type { PolicyScope } from '@sojourn/contract/booking/policy/policy.shapes'
import { policyRoles, type PolicyScopeType } from '@sojourn/contract/booking/policy/policy-words'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { Named } from '@sojourn/contract/products/travel-policy.shapes'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { policyScopeText } from '@sojourn/text/admin/policy/scope'
import type { Tenant } from '../../../db/tenant'
import { findCostCentreNames, findEntityNames, findDepartmentNames, findGradeNames, findPeopleNames } from './names-store'

interface Known {
  name: LocalText
  ended: boolean
}
/** What policies name, by kind and id. */
export type Names = ReadonlyMap<string, Known>

const key = (type: PolicyScopeType, id: string): string => `${type} ${id}`

/** Reads how everything is called that these scopes, and these departments of trials, name. */
export async function findNames(
  tenant: Tenant,
  scopes: readonly PolicyScope[],
  departmentIds: readonly string[] = [],
): Promise<Names> {
  const idsOf = (type: PolicyScopeType): string[] => [
    ...new Set(scopes.flatMap((scope) => (scope.type === type ? scope.ids : []))),
  ]
  const [people, grades, departments, costCentres, entities] = await Promise.all([
    findPeopleNames(tenant, idsOf('person')),
    findGradeNames(tenant, idsOf('grade')),
    findDepartmentNames(tenant, [...new Set([...idsOf('department'), ...departmentIds])]),
    findCostCentreNames(tenant, idsOf('costCentre')),
    findEntityNames(tenant, idsOf('legalEntity')),
  ])
  return new Map<string, Known>([
    ...people.map(({ id, ended, ...person }): [string, Known] => [
      key('person', id),
      { name: inEach((language) => readableName(person, language)), ended },
    ]),
    ...grades.map(({ id, name, ended }): [string, Known] => [key('grade', id), { name, ended }]),
    ...departments.map(({ id, name, ended }): [string, Known] => [key('department', id), { name, ended }]),
    ...costCentres.map(({ id, name, ended }): [string, Known] => [key('costCentre', id), { name, ended }]),
    ...entities.map(({ id, name, ended }): [string, Known] => [key('legalEntity', id), { name: inEach(() => name), ended }]),
    // A title is what is written of people, and may be named before somebody has it.
    ...idsOf('position').map((id): [string, Known] => [key('position', id), { name: inEach(() => id), ended: false }]),
    ...policyRoles.map((id): [string, Known] => [
      key('role', id),
      { name: inEach((language) => policyScopeText[language].roles[id]), ended: false },
    ]),
  ])
}

export const inEach = (say: (language: Language) => string): LocalText => ({
  'zh-CN': say('zh-CN'),
  'zh-TW': say('zh-TW'),
  en: say('en'),
})

/** In the reader's words; what was never there is called by its id. */
export function namedIn(names: Names, type: PolicyScopeType, id: string, language: Language): Named {
  const known = names.get(key(type, id))
  return { id, label: known?.name[language] ?? id, ...((known?.ended ?? true) && { ended: true }) }
}

/** What a scope names that is not there, or has ended. */
export const missingOf = (names: Names, { type, ids }: PolicyScope): string[] =>
  type === 'default' ? [] : ids.filter((id) => names.get(key(type, id))?.ended ?? true)

export const scopeOfPolicy = (names: Names, { type, ids }: PolicyScope, language: Language) => ({
  type,
  named: type === 'default' ? [] : ids.map((id) => namedIn(names, type, id, language)),
})
