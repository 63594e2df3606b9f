import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
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

/** A plain table that scrolls sideways inside its frame; figures stand at the end of their cell. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort, empty }: TableProps<Row>) {
  return (
    <div className={styles['frame']} role="region" aria-label={caption} tabIndex={0}>
      <table className={classNames(styles['table'], columns.length > 3 && styles['many'])}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={styles[column.align ?? 'start']}>
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
