import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../../kit/text/text'
import { DepartmentLine, type DepartmentActs } from './department-line'
import { shownRows, treeMove } from './department-rows'
import styles from './departments.module.css'
import { useDrag } from './use-drag'

interface DepartmentTreeProps extends DepartmentActs {
  departments: readonly Department[]
  mayChange: boolean
  onMove: (department: Department, target: Department) => void
}

/** One row has the focus of the tree; arrows lead to the others. */
function useTree(departments: readonly Department[]) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState('')
  const grid = useRef<HTMLTableElement>(null)
  const rows = shownRows(departments, folded)
  const current = rows.find(({ departmentId }) => departmentId === active)?.departmentId ?? rows[0]?.departmentId
  const fold = (departmentId: string, isFolded: boolean) => {
    const next = new Set(folded)
    if (isFolded) next.add(departmentId)
    else next.delete(departmentId)
    setFolded(next)
  }
  const press = (event: KeyboardEvent, at: string) => {
    const move = treeMove(event.key, rows, at)
    if (!move) return
    event.preventDefault()
    if ('fold' in move) return fold(move.fold, move.folded)
    setActive(move.focus)
    grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(move.focus)}"]`)?.focus()
  }
  return { rows, current, setActive, fold, press, grid }
}

/** The departments as a table whose rows stand below each other. */
export function DepartmentTree({ departments, mayChange, onMove, ...acts }: DepartmentTreeProps) {
  const text = useText('admin/departments/words')
  const hint = useId()
  const { rows, current, setActive, fold, press, grid } = useTree(departments)
  const drag = useDrag(departments, onMove)
  return (
    <div className={styles['frame']}>
      <p id={hint} className="visually-hidden">
        {text.treeHint}
      </p>
      <table ref={grid} role="treegrid" aria-label={text.tree} aria-describedby={hint} className={styles['tree']}>
        <thead>
          <tr>
            <th scope="col">{text.columns.name}</th>
            <th scope="col" className={styles['wide']}>
              {text.columns.head}
            </th>
            <th scope="col" className={styles['wide']}>
              {text.columns.people}
            </th>
            <th scope="col">
              <span className="visually-hidden">{text.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DepartmentLine
              key={row.departmentId}
              row={row}
              mayChange={mayChange}
              reached={row.departmentId === current}
              over={row.departmentId === drag.over}
              drag={mayChange ? drag.handlersOf(row) : undefined}
              onFold={fold}
              onReach={setActive}
              onPress={press}
              {...acts}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
