import { useMemo, type ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { ListLook } from './list-look'
import { ChooseAll, useRowBoxes, type Selection } from './selection'
import { inBlocks, roleOf, TableBlock, type RowColumn } from './table-rows'
import styles from './table.module.css'

export interface Column<Row> extends RowColumn<Row> {
  /** Given: the head is a button that sorts by this column. */
  sortable?: boolean
  width?: number | string
  /** Is always shown. */
  fixed?: boolean
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
  look?: ListLook | undefined
  selection?: Selection<Row> | undefined
}

/**
 * A plain table; figures stand at the end of their cell. On a phone many columns become lines of head and value, one block a row; where a head
 * sorts, the table keeps its columns and scrolls sideways inside its frame. Rows that stay the same are not drawn again, as long as the columns do.
 */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort, empty, look, selection }: TableProps<Row>) {
  const shown = useShownColumns(columns, look)
  const boxOf = useRowBoxes(selection)
  const blocks = useMemo(() => inBlocks(rows), [rows])
  const many = shown.length > 3
  const stacks = many && !shown.some(({ sortable }) => sortable)
  const shape = stacks ? styles['stacks'] : many && styles['many']
  const role = roleOf(stacks)
  return (
    <div className={styles['frame']} role="region" aria-label={caption} tabIndex={0}>
      <table className={classNames(styles['table'], shape, look?.dense && styles['dense'])} {...role('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {selection && (
              <th scope="col" className={styles['box']}>
                <ChooseAll rows={rows} selection={selection} />
              </th>
            )}
            {shown.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {blocks.map((block, index) => (
          <TableBlock
            key={index}
            rows={block}
            rowKey={rowKey}
            columns={shown}
            stacks={stacks}
            boxes={selection && block.map(boxOf)}
          />
        ))}
        {rows.length === 0 && empty && (
          <tbody {...role('rowgroup')}>
            <tr>
              <td colSpan={shown.length}>{empty}</td>
            </tr>
          </tbody>
        )}
      </table>
    </div>
  )
}

function useShownColumns<Row>(columns: readonly Column<Row>[], look: ListLook | undefined): readonly Column<Row>[] {
  const hidden = look?.hidden
  return useMemo(() => (hidden ? columns.filter(({ key, fixed }) => fixed || !hidden.includes(key)) : columns), [columns, hidden])
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
