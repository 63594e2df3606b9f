import type { PolicyScope } from '@sojourn/contract/booking/policy/policy.shapes'
import { policyRoles, policyScopes, type PolicyRole, type PolicyScopeType } from '@sojourn/contract/booking/policy/policy-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getPolicyOf } from '@sojourn/contract/products/travel-policy.calls'
import type { PolicyStep } from '@sojourn/contract/products/travel-policy.shapes'
import { pathOf } from '@sojourn/domain/admin/people/department-tree'
import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import { findEntitiesFor } from '../../booking/traveller/entities-store'
import { inForceFor, isInside, policyFor, rankOf, type PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import { personFieldIds } from '@sojourn/domain/booking/policy/person-field-id'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { policyScopeText } from '@sojourn/text/admin/policy/scope'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inSnapshot } from '../../../work'
import { findPoliciesInForce, type PublishedPolicy } from '../../booking/traveller/store'
import { findTree } from '../department/store'
import { findPerson, type PersonRow } from '../person/store'
import { findNames, namedIn, type Names } from './names'
import { findPeopleNames } from './names-store'

type Explained = ResponseOf<typeof getPolicyOf>

/** Which policy binds somebody today: every step of handbook 7.1 with what it finds, the first of which applies. */
export const policyOfPerson = (
  context: Context,
  actor: Actor,
  { employeeId }: RequestOf<typeof getPolicyOf>,
): Promise<Explained | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const person = await findPerson(work, employeeId)
    if (!person?.active) return problem('personUnknown', { field: 'employeeId' })
    const { language } = actor
    const [inForce, [named]] = await Promise.all([
      findPoliciesInForce(work, chinaDate(context.clock.now())),
      findPeopleNames(work, [employeeId]),
    ])
    const holder = await holderOf(work, person, inForce)
    const pilots = inForce.filter(({ pilot }) => pilot !== null)
    const names = await findNames(work, scopesAsked(holder), [
      ...holder.departmentPath,
      ...pilots.flatMap(({ pilot }) => pilot ?? []),
    ])
    return {
      employeeId,
      name: readableName(named!, language),
      steps: stepsOf({ person, name: readableName(named!, language), holder, inForce, names, language }),
      pilots: pilots.map((version) => ({
        ...briefly(version, language),
        departments: version.pilot!.map((id) => namedIn(names, 'department', id, language)),
        inside: isInside(version.pilot!, holder),
      })),
    }
  })

async function holderOf(work: Work, person: PersonRow, inForce: readonly PublishedPolicy[]): Promise<PolicyHolder> {
  const { employeeId, gradeId, departmentId, permissions, costCentreId, position, office, ownFields: fields } = person
  const [departments, entities] = await Promise.all([findTree(work), findEntitiesFor(work, inForce)])
  const departmentPath = pathOf(new Map(departments.map((each) => [each.departmentId, each])), departmentId)
  const legalEntityId = entityOf(entities, departmentPath)
  return { employeeId, gradeId, permissions, costCentreId, position, office, fields, departmentPath, legalEntityId }
}

/** Besides departments, what the steps call by its name. */
const scopesAsked = ({ costCentreId, fields, legalEntityId }: PolicyHolder): PolicyScope[] => [
  { type: 'costCentre', ids: [costCentreId] },
  { type: 'field', ids: personFieldIds(fields) },
  { type: 'legalEntity', ids: legalEntityId === null ? [] : [legalEntityId] },
]

const briefly = ({ body, version, effectiveFrom }: PublishedPolicy, language: Language) => ({
  policyId: body.policyId,
  name: body.name[language],
  version,
  effectiveFrom,
})

interface Asked {
  person: PersonRow
  name: string
  holder: PolicyHolder
  inForce: readonly PublishedPolicy[]
  names: Names
  language: Language
}

function stepsOf({ person, name, holder, inForce, names, language }: Asked): PolicyStep[] {
  const bound = policyFor(inForce, holder)
  const candidates = inForceFor(inForce, holder)
  const departments = holder.departmentPath.map((id) => namedIn(names, 'department', id, language).label)
  // What a person has none of, or no policy asks for, is no step.
  const nameOf = (type: PolicyScopeType, id: string | null): string[] =>
    id === null || id === '' ? [] : [namedIn(names, type, id, language).label]
  const words = policyScopeText[language]
  const listed = (items: string[]): string[] => (items.length === 0 ? [] : [words.list({ items })])
  const asked = {
    person: [name],
    position: holder.position === '' ? [] : [holder.position],
    grade: [person.gradeName[language]],
    department: departments,
    costCentre: nameOf('costCentre', holder.costCentreId),
    office: holder.office === '' ? [] : [holder.office],
    field: listed(personFieldIds(holder.fields).map((id) => namedIn(names, 'field', id, language).label)),
    legalEntity: nameOf('legalEntity', holder.legalEntityId),
    role: [words.list({ items: rolesIn(holder).map((role) => words.roles[role]) })],
    default: [''],
  }
  return policyScopes.flatMap((type, scope) =>
    asked[type].map((what, distance): PolicyStep => {
      const found = policyFor(
        candidates.filter(({ body }) => {
          const rank = rankOf(body.scope, holder)
          return rank?.[0] === scope && rank[1] === distance
        }),
        holder,
      )
      if (!found) return { type, asked: what }
      return {
        type,
        asked: what,
        policy: { ...briefly(found, language), pilot: found.pilot !== null, applies: found === bound },
      }
    }),
  )
}

const rolesIn = ({ permissions }: PolicyHolder): PolicyRole[] => policyRoles.filter((role) => permissions.includes(role))
