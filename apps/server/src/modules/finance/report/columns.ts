import { measures } from '@sojourn/contract/finance/report-words'

/** The column of a measure. */
export const columnOf = (measure: string): string => measure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The measures as columns, in their order. */
export const measureColumns = measures.map(columnOf).join(', ')
/** The same summed, under the names of their columns. */
export const summed = measures.map((name) => `sum(${columnOf(name)})::bigint AS ${columnOf(name)}`).join(', ')
/** The same as an answer names them. */
export const named = measures.map((name) => `${columnOf(name)} AS "${name}"`).join(', ')
/** What is there already grows by what comes. */
export const grown = measures
  .map((name) => `${columnOf(name)} = report_month.${columnOf(name)} + excluded.${columnOf(name)}`)
  .join(', ')
/** As the record of a line has them. */
export const sumsOfRecord = measures.map((_, place) => `l.sums[${place + 1}]`).join(', ')
