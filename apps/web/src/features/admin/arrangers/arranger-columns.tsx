import type { ArrangerSummary } from '@sojourn/contract/admin/people/arranger.shapes'
import type { ArrangerState } from '@sojourn/contract/admin/people/arranger-states'
import { useMemo, type ReactNode } from 'react'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge, type Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'
import { useText } from '../../../kit/text/text'
import styles from './arrangers.module.css'
import { overOf, termsOf } from './right-words'

interface OpenProps {
  arranger: ArrangerSummary
  onOpen: (employeeId: string) => void
}

export function useArrangerColumns(onOpen: (employeeId: string) => void): readonly Column<ArrangerSummary>[] {
  const text = useText('admin/people/arrangers')
  return useMemo(() => {
    const { columns } = text
    return [
      {
        key: 'name',
        fixed: true,
        head: columns.name,
        width: 160,
        cell: (arranger) => <Name arranger={arranger} onOpen={onOpen} />,
      },
      { key: 'department', head: columns.department, width: 160, cell: ({ departmentName }) => departmentName },
      { key: 'state', head: columns.state, width: 150, cell: (arranger) => <ReachBadge arranger={arranger} /> },
      { key: 'rights', head: columns.rights, cell: (arranger) => <Rights arranger={arranger} /> },
    ]
  }, [text, onOpen])
}

/** The name opens the rights. */
function Name({ arranger: { employeeId, name, number }, onOpen }: OpenProps) {
  const text = useText('admin/people/arrangers')
  return (
    <Words meta={number}>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={text.openOf({ name })}
        onClick={() => onOpen(employeeId)}
      >
        {name}
      </button>
    </Words>
  )
}

const looks: Record<ArrangerState, { tone: Tone; icon: IconName }> = {
  everybody: { tone: 'brand', icon: 'globe' },
  covered: { tone: 'good', icon: 'check' },
  nobody: { tone: 'locked', icon: 'lock' },
}

/** How far somebody reaches; rights of who lacks the ability open nothing. */
export function ReachBadge({ arranger: { state, able } }: { arranger: Pick<ArrangerSummary, 'state' | 'able'> }) {
  const text = useText('admin/people/arrangers')
  return able ? (
    <Badge {...looks[state]}>{text.states[state]}</Badge>
  ) : (
    <Badge tone="warn" icon="alert">
      {text.notAble}
    </Badge>
  )
}

function Rights({ arranger: { grants, state } }: { arranger: ArrangerSummary }) {
  const text = useText('admin/people/arrangers')
  if (grants.length === 0)
    return <span className={styles['faint']}>{state === 'everybody' ? text.everybody : text.states.nobody}</span>
  return (
    <ul className={styles['rights']}>
      {grants.map((grant) => (
        <li key={grant.grantId} className={grant.isOver ? styles['faint'] : undefined}>
          {overOf(text, grant)} <span className={styles['soft']}>{termsOf(text, grant)}</span>
        </li>
      ))}
    </ul>
  )
}

/** An arranger where there is no room for a table. */
export function ArrangerCard({ arranger, onOpen, box }: OpenProps & { box: ReactNode }) {
  return (
    <>
      <RecordLine>
        <span className={styles['head']}>
          {box}
          <Name arranger={arranger} onOpen={onOpen} />
        </span>
        <ReachBadge arranger={arranger} />
      </RecordLine>
      <span className={styles['soft']}>{arranger.departmentName}</span>
      <Rights arranger={arranger} />
    </>
  )
}
