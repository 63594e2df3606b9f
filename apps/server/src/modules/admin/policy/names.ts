import type { PolicyScope } from '@sojourn/contract/booking/policy/policy.shapes'
import { policyRoles, type PolicyScopeType } from '@sojourn/contract/booking/policy/policy-words'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { Named } from '@sojourn/contract/products/travel-policy.shapes'
import { nameableValues } from '@sojourn/domain/admin/people/person-own-fields'
import { lineOfValue } from '@sojourn/domain/booking/custom-field-kept-value'
import { readPersonFieldId } from '@sojourn/domain/booking/policy/person-field-id'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { policyScopeText } from '@sojourn/text/admin/policy/scope'
import type { Tenant } from '../../../db/tenant'
import { findCompanyFields, type CompanyFieldRow } from '../custom-field/store'
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
  const fieldIds = idsOf('field')
  const [people, grades, departments, costCentres, entities, fields] = await Promise.all([
    findPeopleNames(tenant, idsOf('person')),
    findGradeNames(tenant, idsOf('grade')),
    findDepartmentNames(tenant, [...new Set([...idsOf('department'), ...departmentIds])]),
    findCostCentreNames(tenant, idsOf('costCentre')),
    findEntityNames(tenant, idsOf('legalEntity')),
    fieldIds.length === 0 ? [] : findCompanyFields(tenant),
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
    // Titles and offices are what is written of people, and may be named before somebody has them.
    ...writtenScopes.flatMap((type) =>
      idsOf(type).map((id): [string, Known] => [key(type, id), { name: inEach(() => id), ended: false }]),
    ),
    ...fieldIds.flatMap((id): [string, Known][] => namedValue(fields, id)),
    ...policyRoles.map((id): [string, Known] => [
      key('role', id),
      { name: inEach((language) => policyScopeText[language].roles[id]), ended: false },
    ]),
  ])
}

const writtenScopes = ['position', 'office'] as const

/** A value of an own field, as long as the field is filled in of people and knows the value. */
function namedValue(fields: readonly CompanyFieldRow[], id: string): [string, Known][] {
  const { key: fieldKey, value } = readPersonFieldId(id)
  const field = fields.find((each) => each.key === fieldKey)
  if (!field) return []
  const open = { ...field, choices: field.choices.filter(({ ended }) => !ended) }
  const ended = field.endedOn !== null || !field.forms.includes('person') || !nameableValues(open).includes(value)
  return [[key('field', id), { name: lineOfValue(field, value), ended }]]
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
