import {
  personColumns,
  personFieldColumn,
  type PeopleFileColumn,
  type PersonColumn,
} from '@sojourn/contract/admin/people/people-columns'
import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import type { FileImport, FileImportText } from '../file-import/file-import'
import { usualHeads } from './usual-heads'

/** The columns of a file of people with those of the company's own fields, which files head by their names. */
export function withOwnFields(
  text: FileImportText<PersonColumn>,
  fields: readonly AskedField[],
): Pick<FileImport<PeopleFileColumn>, 'columns' | 'usual' | 'text'> {
  const own = fields.map(({ key, name }): [PeopleFileColumn, string] => [personFieldColumn(key), name])
  return {
    columns: [...personColumns, ...own.map(([column]) => column)],
    usual: { ...usualHeads, ...Object.fromEntries(own.map(([column]) => [column, []])) },
    text: {
      ...text,
      columns: { ...text.columns, ...Object.fromEntries(own) },
      example: [...text.example, ...fields.map(({ choices }) => choices[0]?.name ?? '')],
    },
  }
}
