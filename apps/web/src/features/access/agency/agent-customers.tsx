import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { findCustomers as findCustomersCall } from '@sojourn/contract/access/agent.calls'
import { findCustomers } from '../../../api/calls/access/agent'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { classNames } from '../../../kit/browser/class-names'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import styles from './agent-desk.module.css'
import { useAssist } from './use-assist'
import { VipSwitch } from './vip-switch'

type Customer = ResponseOf<typeof findCustomersCall>['list'][number]

/** What the agency's staff need to say before they act for a customer (handbook 11.3). */
export interface Assistance {
  /** Absent: any company that is served. */
  enterpriseId?: number | undefined
  reason: string
  reference: string
}

interface Props {
  keyword: string
  assistance: Assistance
  onIncomplete: () => void
}

/** The customers who match. */
export function AgentCustomers({ keyword, assistance, onIncomplete }: Props) {
  const text = useText('access/agency/agent')
  const { enterpriseId } = assistance
  const found = useRead(
    findCustomers,
    { keyword, ...(enterpriseId !== undefined && { enterpriseId }) },
    { keepFormer: true, enabled: keyword !== '' },
  )
  const { assist, opening } = useAssist()
  const { reason, reference } = assistance
  const open = ({ enterpriseId: companyId, employeeId, order }: Customer) => {
    if (!reason || !reference) onIncomplete()
    else void assist({ enterpriseId: companyId, employeeId, reason, reference }, order?.path)
  }
  if (keyword === '') return <p className={classNames(styles['soft'], styles['begin'])}>{text.begin}</p>
  if (found.error && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonList count={3} height={56} gap={8} />
  if (found.data.list.length === 0)
    return (
      <EmptyState icon="users" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    )
  return (
    <ul className={styles['people']}>
      {found.data.list.map((person) => (
        <li key={`${person.enterpriseId} ${person.employeeId}`} className={styles['person']}>
          <span className={styles['words']}>
            <strong>{person.name}</strong>
            <span className={styles['soft']}>{[person.companyName, person.departmentName, person.gradeName].join(' · ')}</span>
            {person.order && <span className={styles['soft']}>{`${person.order.orderNo} · ${person.order.title}`}</span>}
          </span>
          <span className={styles['actions']}>
            <VipSwitch person={person} />
            <Button
              icon="external"
              aria-label={text.assistName({ name: person.name })}
              busy={opening === person.employeeId}
              onClick={() => open(person)}
            >
              {text.assist}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
