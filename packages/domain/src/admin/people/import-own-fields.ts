import type { FieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { personFieldColumn, type PeopleFileColumn } from '@sojourn/contract/admin/people/people-columns'
import type { Language } from '@sojourn/contract/kit/language'
import type { CustomField } from '../../booking/custom-field-definition'
import { valueFaultSentence } from '../../booking/custom-field-value-fault'
import type { LineFault } from './import-types'
import { keptOwnFields, ownFieldCell, ownFieldFaults, ownFieldValues } from './person-own-fields'

const prefix = personFieldColumn('')

/** What a line makes of somebody's own fields; `before` is undefined of somebody new, who has to have what is required. */
export function ownFieldsIn(
  cells: Partial<Record<PeopleFileColumn, string>>,
  { fields, before, language }: { fields: readonly CustomField[]; before: readonly FieldValue[] | undefined; language: Language },
): { values: FieldValue[]; faults: LineFault[] } {
  const former = before && keptOwnFields({}, before)
  const sent = fields.flatMap((field): FieldValue[] => {
    const cell = cells[personFieldColumn(field.key)]
    return cell === undefined ? [] : [{ key: field.key, value: ownFieldCell(field, cell) }]
  })
  const values = ownFieldValues(keptOwnFields(former ?? {}, sent))
  const unknown = (Object.keys(cells) as PeopleFileColumn[]).filter(
    (column) => column.startsWith(prefix) && !fields.some(({ key }) => personFieldColumn(key) === column),
  )
  return {
    values,
    faults: [
      ...unknown.map((column): LineFault => ({ column, why: { kind: 'unknown' } })),
      ...ownFieldFaults(fields, values, former).map(({ field: { key, name, limits }, fault }): LineFault => ({
        column: personFieldColumn(key),
        why: { sentence: valueFaultSentence(fault, { name: name[language], limits }, language) },
      })),
    ],
  }
}

/** The columns of own fields in which two people differ. */
export function differingOwnFields(before: readonly FieldValue[], after: readonly FieldValue[]): PeopleFileColumn[] {
  const valueIn = (values: readonly FieldValue[], key: string): string => values.find((each) => each.key === key)?.value ?? ''
  const keys = new Set([...before, ...after].map(({ key }) => key))
  return [...keys].filter((key) => valueIn(before, key) !== valueIn(after, key)).map(personFieldColumn)
}
