import type { AccountSummary } from '@sojourn/contract/admin/people/account.shapes'
import { useMemo, type ReactNode } from 'react'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { AccountStateBadge } from './account-state'
import styles from './accounts.module.css'

interface OpenProps {
  account: AccountSummary
  onOpen: (employeeId: string) => void
}

export function useAccountColumns(onOpen: (employeeId: string) => void): readonly Column<AccountSummary>[] {
  const text = useText('admin/account/accounts')
  return useMemo(() => {
    const { columns } = text
    return [
      { key: 'name', fixed: true, head: columns.name, width: 150, cell: (account) => <Name account={account} onOpen={onOpen} /> },
      { key: 'department', head: columns.department, cell: ({ departmentName }) => departmentName },
      { key: 'contact', head: columns.contact, width: 250, cell: ({ mail, mobile }) => <Words meta={mobile}>{mail}</Words> },
      { key: 'state', head: columns.state, width: 110, cell: ({ state }) => <AccountStateBadge state={state} /> },
      { key: 'lastSignIn', head: columns.lastSignIn, width: 160, cell: (account) => <LastSignIn account={account} /> },
      {
        key: 'sessions',
        head: columns.sessions,
        width: 90,
        cell: ({ sessions }) => sessions > 0 && text.sessionCount({ count: sessions }),
      },
      {
        key: 'secondFactor',
        head: columns.secondFactor,
        width: 90,
        cell: ({ secondFactor }) =>
          secondFactor ? text.secondFactorOn : <span className={styles['faint']}>{text.secondFactorOff}</span>,
      },
    ]
  }, [text, onOpen])
}

/** The name opens the account. */
function Name({ account: { employeeId, name, number }, onOpen }: OpenProps) {
  const text = useText('admin/account/accounts')
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

function LastSignIn({ account: { lastSignIn } }: { account: AccountSummary }) {
  const text = useText('admin/account/accounts')
  return lastSignIn === undefined ? <span className={styles['faint']}>{text.never}</span> : formatInstant(lastSignIn)
}

/** An account where there is no room for a table. */
export function AccountCard({ account, onOpen, box }: OpenProps & { box: ReactNode }) {
  const text = useText('admin/account/accounts')
  const { departmentName, mail, mobile, lastSignIn, sessions } = account
  const seen = lastSignIn === undefined ? text.never : text.lastSeen({ moment: formatInstant(lastSignIn) })
  return (
    <>
      <RecordLine>
        <span className={styles['head']}>
          {box}
          <Name account={account} onOpen={onOpen} />
        </span>
        <AccountStateBadge state={account.state} />
      </RecordLine>
      <Words meta={[seen, sessions > 0 && text.sessionCount({ count: sessions })].filter(Boolean).join(' · ')}>
        {departmentName}
      </Words>
      <RecordLine>
        <span className={styles['soft']}>{mail}</span>
        <span className={styles['number']}>{mobile}</span>
      </RecordLine>
    </>
  )
}
