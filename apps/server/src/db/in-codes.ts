import type { CodeOf } from '@sojourn/contract/kit/codes'

/** A row as its table has it: codes in the columns in which the row that its store gives out has words. */
export type InCodes<Row, Columns extends { [Column in keyof Columns]: { code(word: never): number } }> = Omit<
  Row,
  keyof Columns
> & { [Column in keyof Columns]: CodeOf<Columns[Column]> | (Column extends keyof Row ? Extract<Row[Column], null> : never) }
