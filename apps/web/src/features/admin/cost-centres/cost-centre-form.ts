import type { CostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import type { LocalText } from '@sojourn/contract/kit/language'
import { propertyFieldOf, type EditField, type Saved } from '../../../kit/edit/edit-fields'
import { nobody, type Named } from '../fields/colleague-field'
import { nameFields, noNames, trimmedNames } from '../named/names'

/** A cost centre as it is written. */
export interface CostCentreForm extends LocalText {
  code: string
  owner: Named
  departmentIds: string[]
}

export const newCostCentre: Saved<CostCentreForm> = {
  version: 0,
  value: { ...noNames, code: '', owner: nobody, departmentIds: [] },
}

export const savedCostCentre = ({ version, names, code, owner, departmentIds }: CostCentre): Saved<CostCentreForm> => ({
  version,
  value: { ...names, code, owner: owner ? { id: owner.employeeId, name: owner.name } : nobody, departmentIds },
})

export const sentCostCentre = (form: CostCentreForm) => ({
  code: form.code.trim(),
  names: trimmedNames(form),
  departmentIds: form.departmentIds,
  ...(form.owner.id !== '' && { ownerId: form.owner.id }),
})

interface Labels extends LocalText {
  code: string
  owner: string
  departments: string
}

/** How its fields are called and said; somebody who answers for it is known by number, however the name is written. */
export function costCentreFields(
  labels: Labels,
  sayAll: (departmentIds: readonly string[]) => string[],
): EditField<CostCentreForm>[] {
  const field = propertyFieldOf<CostCentreForm>()
  const owner = field('owner', labels.owner, ({ name }) => name)
  return [
    field('code', labels.code, (code) => code),
    ...nameFields<CostCentreForm>(labels),
    { ...owner, part: ({ owner: { id } }) => id },
    field('departmentIds', labels.departments, sayAll),
  ]
}
