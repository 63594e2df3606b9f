import type { Grade } from '@sojourn/contract/admin/people/grade.calls'
import type { ReactNode } from 'react'
import { mayDo, useEmployee } from '../../../api/employee'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { movedBy } from './grade-order'
import styles from './grades.module.css'
import { useMovedFocus } from './use-moved-focus'

/** What can be done with a grade. */
interface GradeActs {
  onEdit: (grade: Grade) => void
  onMove: (grade: Grade, by: -1 | 1) => void
  onHistory: (grade: Grade) => void
  onEnd: (grade: Grade) => void
}

interface GradeTableProps extends GradeActs {
  grades: readonly Grade[]
  mayChange: boolean
}

/** The grades in the order of the company. */
export function GradeTable({ grades, mayChange, onMove, ...acts }: GradeTableProps) {
  const text = useText('admin/people/grades')
  const ids = grades.map(({ gradeId }) => gradeId)
  const { table, follow } = useMovedFocus(ids.join(' '))
  const move = (grade: Grade, by: -1 | 1) => {
    follow(grade.gradeId)
    onMove(grade, by)
  }
  const { columns: heads } = text
  const menu = (grade: Grade) => <Actions grade={grade} ids={ids} mayChange={mayChange} onMove={move} {...acts} />
  const columns: Column<Grade>[] = [
    { key: 'name', head: heads.name, cell: ({ name }) => <strong className={styles['name']}>{name}</strong> },
    { key: 'people', head: heads.people, width: 160, cell: (grade) => <PeopleLink grade={grade} /> },
    { key: 'policy', head: heads.policy, cell: (grade) => <Policy grade={grade} /> },
    {
      key: 'actions',
      head: <span className="visually-hidden">{heads.actions}</span>,
      width: 56,
      align: 'end',
      cell: menu,
    },
  ]
  return (
    <div ref={table}>
      <Records
        caption={text.table}
        columns={columns}
        rows={grades}
        rowKey={({ gradeId }) => gradeId}
        card={(grade) => <GradeCard grade={grade} menu={menu(grade)} />}
      />
    </div>
  )
}

/** A grade where there is no room for a table. */
function GradeCard({ grade, menu }: { grade: Grade; menu: ReactNode }) {
  return (
    <>
      <RecordLine>
        <strong className={styles['name']}>{grade.name}</strong>
        {menu}
      </RecordLine>
      <RecordLine>
        <Words>
          <Policy grade={grade} />
        </Words>
        <PeopleLink grade={grade} />
      </RecordLine>
    </>
  )
}

function PeopleLink({ grade: { gradeId, name, people } }: { grade: Grade }) {
  const text = useText('admin/people/grades')
  return (
    <Link to={paths.people({ gradeId })} aria-label={text.peopleOf({ name, count: people })}>
      {text.people({ count: people })}
    </Link>
  )
}

/** The standard that binds people of the grade, with the way to it for who may read it; one that is meant for everybody says so. */
function Policy({ grade: { policyId, policyName, ownPolicy } }: { grade: Grade }) {
  const text = useText('admin/people/grades')
  const readsRules = mayDo(useEmployee(), 'readRules')
  if (policyName === undefined)
    return (
      <Badge tone="warn" icon="alert">
        {text.noPolicy}
      </Badge>
    )
  return (
    <span>
      {readsRules && policyId !== undefined ? <Link to={paths.policy({ policyId })}>{policyName}</Link> : policyName}{' '}
      {!ownPolicy && <span className={styles['soft']}>{text.defaultPolicy}</span>}
    </span>
  )
}

interface ActionsProps extends GradeActs {
  grade: Grade
  ids: readonly string[]
  mayChange: boolean
}

function Actions({ grade, ids, mayChange, onEdit, onMove, onHistory, onEnd }: ActionsProps) {
  const text = useText('admin/people/grades')
  const moves = (by: -1 | 1, reason: string) => ({
    onSelect: () => onMove(grade, by),
    disabledReason: movedBy(ids, grade.gradeId, by) ? undefined : reason,
  })
  const changes = [
    { key: 'edit', icon: 'edit', label: text.edit, onSelect: () => onEdit(grade) },
    { key: 'up', icon: 'chevronUp', label: text.moveUp, ...moves(-1, text.isFirst) },
    { key: 'down', icon: 'chevronDown', label: text.moveDown, ...moves(1, text.isLast) },
  ] as const
  const ends = [{ key: 'end', icon: 'closeCircle', label: text.end, onSelect: () => onEnd(grade) }] as const
  return (
    <span data-menu-of={grade.gradeId}>
      <Menu
        label=""
        name={text.actionsOf(grade)}
        icon="more"
        align="end"
        items={[
          ...(mayChange ? changes : []),
          { key: 'history', icon: 'clock', label: text.history, onSelect: () => onHistory(grade) },
          ...(mayChange ? ends : []),
        ]}
      />
    </span>
  )
}
