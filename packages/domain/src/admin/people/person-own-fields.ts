import type { FieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { yesNo } from '@sojourn/contract/booking/custom-field-words'
import { chosenValue, isList, type CustomField } from '../../booking/custom-field-definition'
import { fillFaults, unaskedValue, valueIn } from '../../booking/custom-field-fill'
import type { FilledField, ValueFault } from '../../booking/custom-field-value-fault'
import type { PersonFieldValues } from '../../booking/policy/person-field-id'
import { dayOf } from './import-cells'
import { folded } from './import-names'

interface OwnField extends FilledField {
  key: string
}

/** The own fields that are filled in of people, with what may be chosen now; a list is left out with the list on which it depends. */
export function ownFieldsOf(fields: readonly CustomField[]): CustomField[] {
  const keys = new Set(fields.map(({ key }) => key))
  return fields
    .filter(({ parentKey }) => parentKey === undefined || keys.has(parentKey))
    .map((field) => ({ ...field, choices: field.choices.filter(({ ended }) => !ended) }))
}

/** What is kept of a person once this is sent; a field that is not sent stays as it is, an empty one is left out. */
export const keptOwnFields = (former: PersonFieldValues, sent: readonly FieldValue[]): PersonFieldValues =>
  Object.fromEntries(
    Object.entries({ ...former, ...Object.fromEntries(sent.map(({ key, value }) => [key, value.trim()])) }).filter(
      ([, value]) => value !== '',
    ),
  )

export const ownFieldValues = (fields: PersonFieldValues): FieldValue[] =>
  Object.entries(fields).map(([key, value]) => ({ key, value }))

/** What is wrong with values, in the order of the form; what stays as it was, or under what it was, is not judged again. */
export function ownFieldFaults<Field extends OwnField>(
  fields: readonly Field[],
  values: readonly FieldValue[],
  former: PersonFieldValues | undefined,
): { field: Field; fault: ValueFault }[] {
  const stays = (key: string): boolean => former !== undefined && (former[key] ?? '') === valueIn(values, { field: { key } })
  return fillFaults(
    fields.map((field) => ({ field: { ...field, perTraveller: false } })),
    values,
  ).flatMap(({ field: { key, parentKey }, fault }) => {
    const field = fields.find((each) => each.key === key)
    return field === undefined || (stays(key) && stays(parentKey ?? key)) ? [] : [{ field, fault }]
  })
}

/** A value of a field that is not asked of people, or one that was sent twice. */
export const unaskedOwnField = (fields: readonly OwnField[], values: readonly FieldValue[]): FieldValue | undefined =>
  unaskedValue(
    fields.map((field) => ({ field })),
    values,
  )

/** The values of a field that a policy or a filter may name: those of which there are few. */
export const nameableValues = ({ kind, choices }: Pick<OwnField, 'kind' | 'choices'>): string[] =>
  isList(kind) ? choices.map(({ value }) => value) : kind === 'yesNo' ? [...yesNo] : []

const yesWords = ['yes', 'y', 'true', '1', '是', '有']
const noWords = ['no', 'n', 'false', '0', '否', '无', '無']

/** What a cell of a file means in a field: choices by their names in any language, days as files write them, and anything else as it is. */
export function ownFieldCell({ kind, choices }: Pick<CustomField, 'kind' | 'choices'>, cell: string): string {
  const chosen = (typed: string): string =>
    choices.find(({ value, name }) => [value, ...Object.values(name)].some((each) => folded(each) === folded(typed)))?.value ??
    typed.trim()
  if (kind === 'one') return chosen(cell)
  if (kind === 'several') return chosenValue(cell.split(/[\n;；、,，]/).flatMap((each) => (each.trim() ? [chosen(each)] : [])))
  if (kind === 'date') return dayOf(cell) ?? cell
  if (kind !== 'yesNo') return cell
  return yesWords.includes(folded(cell)) ? 'yes' : noWords.includes(folded(cell)) ? 'no' : cell
}
