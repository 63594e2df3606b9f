import type { getOrderChoices } from '@sojourn/contract/admin/orders/order.calls'
import { countedAtMost } from '@sojourn/contract/admin/orders/order-words'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { inTreeOrder } from '@sojourn/domain/admin/people/department-tree'
import { countedPhases, statesOf } from '@sojourn/domain/admin/orders/order-phases'
import type { Actor, Context, Work } from '../../../context'
import { inCompany } from '../../../work'
import { findEveryProject } from '../../booking/settings/project-store'
import { findEnterprise } from '../../booking/settings/store'
import { findCostCentres } from '../../booking/traveller/store'
import { departmentsOf, isWithin, scopeOf, type Scope } from '../../booking/traveller/scope'
import { findEveryDepartment, findEveryGrade } from '../../booking/order-lines/rows-store'
import { findOpenEntities } from '../legal-entity/store'
import { findFieldColumns } from './field-columns'
import { countInStates } from './search-store'

/** By what the caller can narrow orders, and how many are under way. */
export const orderChoices = (context: Context, actor: Actor): Promise<ResponseOf<typeof getOrderChoices> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readOrders')
    if (isProblem(scope)) return scope
    const { language } = actor
    const [departments, grades, centres, projects, entities, { config }, fields, counts] = await Promise.all([
      findEveryDepartment(work),
      findEveryGrade(work),
      findCostCentres(work),
      findEveryProject(work),
      findOpenEntities(work),
      findEnterprise(work),
      findFieldColumns(work, language),
      countsOf(work, scope),
    ])
    const seen = departments.filter(({ departmentId, ended }) => !ended && isWithin(scope, departmentId))
    return {
      departments: inTreeOrder(seen).map(({ departmentId, name, depth }) => ({ departmentId, name: name[language], depth })),
      grades: grades.map(({ gradeId, name }) => ({ gradeId, name: name[language] })),
      costCentres: centres.map(({ id, code, name }) => ({ costCentreId: id, name: `${code} ${name[language]}` })),
      projects: projects.map(({ code, name }) => ({ code, name: `${code} ${name[language]}` })),
      legalEntities: entities.map(({ entityId, name }) => ({ entityId, name })),
      reasons: config.settings.reasons.map(({ code, name }) => ({ code, name: name[language] })),
      fields: fields.map(({ key, name }) => ({ key, name })),
      counts,
      mayCorrectCosts: actor.permissions.includes('manageCosts'),
    }
  })

const countsOf = (work: Work, scope: Scope) =>
  Promise.all(
    countedPhases.map(async (phase) => {
      const states = statesOf(phase).filter((state) => state !== 'placing')
      const count = await countInStates(work, { states, departments: departmentsOf(scope), most: countedAtMost + 1 })
      return { phase, count: Math.min(count, countedAtMost), atLeast: count > countedAtMost }
    }),
  )
