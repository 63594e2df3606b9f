import type { Department } from '@sojourn/contract/admin/people/department.calls'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { DepartmentRow } from './department-rows'
import styles from './departments.module.css'
import type { useDrag } from './use-drag'

/** Pixels by which what is below stands in. */
const step = 20

/** What can be done with a department. */
export interface DepartmentActs {
  onEdit: (department: Department) => void
  onAddBelow: (department: Department) => void
  onHistory: (department: Department) => void
  onEnd: (department: Department) => void
}

interface DepartmentLineProps extends DepartmentActs {
  row: DepartmentRow
  mayChange: boolean
  /** It is the one row that Tab leads to; its controls come after it. */
  reached: boolean
  /** Something is dragged over it that may stand below it. */
  over: boolean
  drag: ReturnType<ReturnType<typeof useDrag>['handlersOf']> | undefined
  onFold: (departmentId: string, folded: boolean) => void
  onReach: (departmentId: string) => void
  onPress: (event: KeyboardEvent, departmentId: string) => void
}

/** One department; its controls are reached from its row. */
export function DepartmentLine({ row, mayChange, reached, over, drag, onFold, onReach, onPress, ...acts }: DepartmentLineProps) {
  const { departmentId, depth, hasBelow, expanded } = row
  const press = (event: KeyboardEvent) => {
    // Keys of the controls within are their own.
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' && mayChange) acts.onEdit(row)
    else onPress(event, departmentId)
  }
  const part = { row, tabIndex: reached ? 0 : -1 }
  return (
    <tr
      {...drag}
      data-row={departmentId}
      aria-level={depth + 1}
      aria-expanded={hasBelow ? expanded : undefined}
      tabIndex={part.tabIndex}
      className={classNames(styles['row'], over && styles['over'])}
      onFocus={() => onReach(departmentId)}
      onKeyDown={press}
    >
      <td>
        <Name {...part} onFold={onFold} />
      </td>
      <td className={styles['wide']}>
        <Head row={row} />
      </td>
      <td className={styles['wide']}>
        <PeopleLink {...part} />
      </td>
      <td className={styles['end']}>
        <Actions {...part} mayChange={mayChange} {...acts} />
      </td>
    </tr>
  )
}

interface PartProps {
  row: DepartmentRow
  tabIndex: number
}

/** As deep as it stands; below it, where there is no room for columns, what else there is to know. */
function Name({ row, tabIndex, onFold }: PartProps & Pick<DepartmentLineProps, 'onFold'>) {
  const text = useText('admin/departments/words')
  const { departmentId, depth, hasBelow, expanded, name, number } = row
  return (
    <span className={styles['name']} style={{ paddingInlineStart: depth * step }}>
      {hasBelow ? (
        <IconButton
          icon={expanded ? 'chevronDown' : 'chevronRight'}
          size="compact"
          label={(expanded ? text.collapse : text.expand)(row)}
          tabIndex={tabIndex}
          onClick={() => onFold(departmentId, expanded)}
        />
      ) : (
        <span className={styles['leaf']} />
      )}
      <span className={styles['words']}>
        <span>
          <strong>{name}</strong> {number && <span className={styles['faint']}>{number}</span>}
        </span>
        <span className={styles['narrow']}>
          <Head row={row} />
          <PeopleLink row={row} tabIndex={tabIndex} />
        </span>
      </span>
    </span>
  )
}

function Head({ row: { headName } }: Pick<PartProps, 'row'>) {
  const text = useText('admin/departments/words')
  return headName === undefined ? <span className={styles['faint']}>{text.noHead}</span> : <span>{headName}</span>
}

function PeopleLink({ row: { departmentId, name, people, below, hasBelow }, tabIndex }: PartProps) {
  const text = useText('admin/departments/words')
  return (
    <span className={styles['people']}>
      <Link to={paths.people({ departmentId })} tabIndex={tabIndex} aria-label={text.peopleOf({ name, count: people })}>
        {text.people({ count: people })}
      </Link>
      {hasBelow && <span className={styles['faint']}>{text.withBelow({ count: below })}</span>}
    </span>
  )
}

type ActionsProps = DepartmentActs & PartProps & Pick<DepartmentLineProps, 'mayChange'>

function Actions({ row, tabIndex, mayChange, onEdit, onAddBelow, onHistory, onEnd }: ActionsProps) {
  const text = useText('admin/departments/words')
  const changes = [
    { key: 'edit', icon: 'edit', label: text.edit, onSelect: () => onEdit(row) },
    { key: 'add', icon: 'plus', label: text.addBelow, onSelect: () => onAddBelow(row) },
  ] as const
  const ends = [{ key: 'end', icon: 'closeCircle', label: text.end, onSelect: () => onEnd(row) }] as const
  return (
    <Menu
      label=""
      name={text.actionsOf(row)}
      icon="more"
      align="end"
      tabIndex={tabIndex}
      items={[
        ...(mayChange ? changes : []),
        { key: 'people', icon: 'users', label: text.showPeople, to: paths.people({ departmentId: row.departmentId }) },
        { key: 'history', icon: 'clock', label: text.history, onSelect: () => onHistory(row) },
        ...(mayChange ? ends : []),
      ]}
    />
  )
}
