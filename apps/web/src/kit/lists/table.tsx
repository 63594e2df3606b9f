import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  /** Words, or a control that heads the column. */
  head: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** Given: the head is a button that sorts by this column. */
  sortable?: boolean
  width?: number | string
}
export interface Sort {
  key: string
  descending: boolean
}
export interface TableProps<Row> {
  /** What the table holds; read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
}

/**
 * A plain table; figures stand at the end of their cell. On a phone many columns become lines of head and value, one block a row; where a head
 * sorts, the table keeps its columns and scrolls sideways inside its frame.
 */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort, empty }: TableProps<Row>) {
  const many = columns.length > 3
  const stacks = many && !columns.some(({ sortable }) => sortable)
  const shape = stacks ? styles['stacks'] : many && styles['many']
  // Cells shown as lines would lose what they are to a screen reader.
  const role = (name: string) => (stacks ? { role: name } : {})
  return (
    <div className={styles['frame']} role="region" aria-label={caption} tabIndex={0}>
      <table className={classNames(styles['table'], shape)} {...role('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...role('row')}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={styles[column.align ?? 'start']}
                  data-head={typeof column.head === 'string' ? column.head : undefined}
                  {...role('cell')}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const sorted = sort?.key === column.key
  const direction = sorted ? (sort.descending ? 'descending' : 'ascending') : undefined
  const className = classNames(styles[column.align ?? 'start'])
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className} style={{ width: column.width }}>
        {column.head}
      </th>
    )
  }
  return (
    <th scope="col" className={className} style={{ width: column.width }} aria-sort={direction}>
      <button
        type="button"
        className={styles['sort']}
        onClick={() => onSort({ key: column.key, descending: sorted && !sort.descending })}
      >
        {column.head}
        <Icon name={sorted ? (sort.descending ? 'chevronDown' : 'chevronUp') : 'sort'} size={14} />
      </button>
    </th>
  )
}
