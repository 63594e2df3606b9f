import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import styles from './records.module.css'
import { ChooseRow, useRowBoxes } from './selection'
import { SkeletonList } from '../feedback/skeleton'
import { Table, type TableProps } from './table'
import { useWide } from '../hooks/use-width'

interface RecordsProps<Row> extends TableProps<Row> {
  /** What stands on the card of a row; its box, where it can be chosen, is for the head of the card. */
  card: (row: Row, box: ReactNode) => ReactNode
}

/** A table; where there is no room for its columns, the same rows as cards. */
export function Records<Row>({ card, ...table }: RecordsProps<Row>) {
  const { caption, rows, rowKey, empty, look, selection } = table
  const boxOf = useRowBoxes(selection)
  if (useWide()) return <Table {...table} />
  if (rows.length === 0) return empty
  return (
    <ul className={classNames(styles['cards'], look?.dense && styles['dense'])} aria-label={caption}>
      {rows.map((row) => {
        const box = boxOf(row)
        return (
          <li key={rowKey(row)} className={styles['card']}>
            {card(row, box && <ChooseRow {...box} />)}
          </li>
        )
      })}
    </ul>
  )
}

/** A line of a card with what belongs to its two ends. */
export function RecordLine({ children }: { children: ReactNode }) {
  return <div className={styles['line']}>{children}</div>
}

/** The last line of a card: what it comes to, and what can be done. */
export function RecordFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>
}

/** Stands for records that are being read; heights of a row and of a card in px. */
export function SkeletonRecords({ count, row, card }: { count: number; row: number; card: number }) {
  return <SkeletonList count={count} height={useWide() ? row : card} />
}
