import { getOrderChoices } from '../../../api/calls/admin/orders/order'
import type { ResultOf } from '../../../api/web-call'
import { useRead } from '../../../api/queries'
import type { Choice } from '../fields/choice-field'
import { departmentStep } from '../fields/department-names'

export interface OrderChoices {
  /** In the order of the tree, each as deep as it stands. */
  departments: readonly Choice[]
  grades: readonly Choice[]
  costCentres: readonly Choice[]
  projects: readonly Choice[]
  legalEntities: readonly Choice[]
  reasons: readonly Choice[]
  /** Of the company, each a column of the report. */
  fields: ResultOf<typeof getOrderChoices>['fields']
  counts: ResultOf<typeof getOrderChoices>['counts']
  mayCorrectCosts: boolean
}

/** By what orders can be narrowed; empty as long as it is read. */
export function useOrderChoices(): OrderChoices {
  const { data } = useRead(getOrderChoices, {})
  return {
    departments:
      data?.departments.map(({ departmentId: id, name, depth }) => ({ id, name: `${departmentStep.repeat(depth)}${name}` })) ??
      [],
    grades: data?.grades.map(({ gradeId: id, name }) => ({ id, name })) ?? [],
    costCentres: data?.costCentres.map(({ costCentreId: id, name }) => ({ id, name })) ?? [],
    projects: data?.projects.map(({ code: id, name }) => ({ id, name })) ?? [],
    legalEntities: data?.legalEntities.map(({ entityId: id, name }) => ({ id, name })) ?? [],
    reasons: data?.reasons.map(({ code: id, name }) => ({ id, name })) ?? [],
    fields: data?.fields ?? [],
    counts: data?.counts ?? [],
    mayCorrectCosts: data?.mayCorrectCosts ?? false,
  }
}
