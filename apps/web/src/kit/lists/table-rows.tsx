import { memo, useDeferredValue, useRef, type ReactNode } from 'react'
import { useNear } from '../hooks/use-near'
import { ChooseRow, type RowBox } from './selection'
import styles from './table.module.css'

/** A column as its rows know it. */
export interface RowColumn<Row> {
  key: string
  /** Words, or a control that heads the column. */
  head: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | 'center'
}

/** Rows are drawn by so many; those of a block in which nothing changed are not gone through at all. */
const blockSize = 50
export const inBlocks = <Row,>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) => rows.slice(index * blockSize, (index + 1) * blockSize))

/** Cells shown as lines would lose what they are to a screen reader. */
export const roleOf = (stacks: boolean) => (name: string) => (stacks ? { role: name } : {})

interface BlockProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: readonly RowColumn<Row>[]
  stacks: boolean
  /** One for each row where rows can be chosen. */
  boxes: readonly (RowBox | undefined)[] | undefined
}

/** Some rows. What changed far from the window is drawn once what is near has been. */
export function TableBlock<Row>({ boxes, ...block }: BlockProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const near = useNear(body)
  const later = useDeferredValue(boxes)
  return (
    <tbody ref={body} {...roleOf(block.stacks)('rowgroup')}>
      <BlockRows {...block} boxes={near ? boxes : later} />
    </tbody>
  )
}

function PlainBlockRows<Row>({ rows, rowKey, columns, stacks, boxes }: BlockProps<Row>): ReactNode {
  return rows.map((row, index) => (
    <TableRow key={rowKey(row)} row={row} columns={columns} stacks={stacks} boxed={boxes !== undefined} {...boxes?.[index]} />
  ))
}
/** A key tells rows apart however it is found. */
const BlockRows = memo(
  PlainBlockRows,
  (before, after) =>
    before.rows === after.rows &&
    before.columns === after.columns &&
    before.stacks === after.stacks &&
    sameBoxes(before.boxes, after.boxes),
) as typeof PlainBlockRows

function sameBoxes(before: BlockProps<never>['boxes'], after: BlockProps<never>['boxes']): boolean {
  if (before === undefined || after === undefined || before.length !== after.length) return before === after
  return before.every((box, index) => sameBox(box, after[index]))
}
const sameBox = (one: RowBox | undefined, other: RowBox | undefined): boolean =>
  one && other
    ? one.id === other.id &&
      one.chosen === other.chosen &&
      one.name === other.name &&
      one.refusal === other.refusal &&
      one.onToggle === other.onToggle
    : one === other

interface RowProps<Row> extends Partial<RowBox> {
  row: Row
  columns: readonly RowColumn<Row>[]
  stacks: boolean
  boxed: boolean
}

function PlainRow<Row>({ row, columns, stacks, boxed, ...box }: RowProps<Row>) {
  const role = roleOf(stacks)
  return (
    <tr {...role('row')}>
      {boxed && (
        <td className={styles['box']} {...role('cell')}>
          {isBox(box) && <ChooseRow {...box} />}
        </td>
      )}
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
  )
}
const TableRow = memo(PlainRow) as typeof PlainRow
const isBox = (box: Partial<RowBox>): box is RowBox => box.id !== undefined
