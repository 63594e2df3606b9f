import type { AskedField, OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { parentValueIn } from '@sojourn/domain/booking/custom-field-fill'
import { valueFault } from '@sojourn/domain/booking/custom-field-value-fault'

type Fields = readonly Pick<AskedField, 'key' | 'kind' | 'required' | 'limits' | 'parentKey' | 'choices'>[]

/** The values with another one in one place; what was chosen under the former one is chosen anew. */
export function withValue(
  values: readonly OrderFieldValue[],
  { field: { key }, employeeId }: { field: { key: string }; employeeId?: string },
  value: string,
  fields: Fields,
): OrderFieldValue[] {
  const others = values.filter((each) => each.key !== key || each.employeeId !== employeeId)
  const next = [...others, { key, value, ...(employeeId !== undefined && { employeeId }) }]
  const lost = next.find((each) => isElsewhere(each, next, fields))
  return lost ? withValue(next, { field: lost, ...ofPerson(lost.employeeId) }, '', fields) : next
}

function isElsewhere({ key, employeeId, value }: OrderFieldValue, values: readonly OrderFieldValue[], fields: Fields): boolean {
  const field = fields.find((each) => each.key === key)
  return (
    field !== undefined &&
    value !== '' &&
    valueFault(field, value, parentValueIn(values, { field, ...ofPerson(employeeId) })) === 'choiceElsewhere'
  )
}

const ofPerson = (employeeId: string | undefined) => (employeeId === undefined ? {} : { employeeId })
