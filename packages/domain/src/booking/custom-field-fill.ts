import type { OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { valueFault, type FilledField, type ValueFault } from './custom-field-value-fault'

/** A field as both ends know it, with the people of whom it is asked. */
export interface AskedOfPeople<Field> {
  field: Field
  employeeIds: readonly string[]
}
interface Asked extends FilledField {
  key: string
  perTraveller: boolean
}
/** One place to fill in: a field, of one traveller where it is asked of each. */
export interface Slot<Field> {
  field: Field
  employeeId?: string
}
export interface FoundFault<Field> extends Slot<Field> {
  fault: ValueFault
}

/** How a request and its refusal call one place. */
export const slotPath = ({ field: { key }, employeeId }: Slot<{ key: string }>): string =>
  ['fields', key, ...(employeeId === undefined ? [] : [employeeId])].join('.')

/** Every place to fill in, in the order of the form: what is asked once, then traveller by traveller. */
export function slotsOf<Field extends Asked>(asked: readonly AskedOfPeople<Field>[]): Slot<Field>[] {
  const once = asked.filter(({ field }) => !field.perTraveller).map(({ field }): Slot<Field> => ({ field }))
  const people = [...new Set(asked.flatMap(({ employeeIds }) => employeeIds))]
  const each = people.flatMap((employeeId) =>
    asked
      .filter(({ field, employeeIds }) => field.perTraveller && employeeIds.includes(employeeId))
      .map(({ field }): Slot<Field> => ({ field, employeeId })),
  )
  return [...once, ...each]
}

const find = (values: readonly OrderFieldValue[], key: string, employeeId: string | undefined): string | undefined =>
  values.find((each) => each.key === key && each.employeeId === employeeId)?.value.trim()

export const valueIn = (values: readonly OrderFieldValue[], { field: { key }, employeeId }: Slot<{ key: string }>): string =>
  find(values, key, employeeId) ?? ''

/** What was chosen in the list on which a field depends: the traveller's own, else that of the order. */
export const parentValueIn = (
  values: readonly OrderFieldValue[],
  { field: { parentKey }, employeeId }: Slot<Pick<Asked, 'parentKey'>>,
): string => (parentKey === undefined ? '' : (find(values, parentKey, employeeId) ?? find(values, parentKey, undefined) ?? ''))

/** Everything that is wrong with what was filled in, in the order of the form. */
export const fillFaults = <Field extends Asked>(
  slots: readonly Slot<Field>[],
  values: readonly OrderFieldValue[],
): FoundFault<Field>[] =>
  slots.flatMap((slot) => {
    const fault = valueFault(slot.field, valueIn(values, slot), parentValueIn(values, slot))
    return fault === undefined ? [] : [{ ...slot, fault }]
  })

/** A value that nothing asks for, or that was sent twice. */
export const unaskedValue = (
  slots: readonly Slot<{ key: string }>[],
  values: readonly OrderFieldValue[],
): OrderFieldValue | undefined =>
  values.find(
    ({ key, employeeId }, index) =>
      !slots.some((slot) => slot.field.key === key && slot.employeeId === employeeId) ||
      values.findIndex((other) => other.key === key && other.employeeId === employeeId) < index,
  )
