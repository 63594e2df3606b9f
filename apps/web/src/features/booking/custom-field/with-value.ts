import type { OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'

/** The values with another one in one place. */
export function withValue(
  values: readonly OrderFieldValue[],
  { field: { key }, employeeId }: { field: { key: string }; employeeId?: string },
  value: string,
): OrderFieldValue[] {
  const others = values.filter((each) => each.key !== key || each.employeeId !== employeeId)
  return [...others, { key, value, ...(employeeId !== undefined && { employeeId }) }]
}
