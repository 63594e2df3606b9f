import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { getAccount } from '../../../api/calls/admin/people/account'
import { useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Drawer } from '../../../kit/overlays/dialog'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { AccountNotice } from './account-notice'
import { AccountSessions } from './account-sessions'
import { AccountStateBadge } from './account-state'
import { AccountSteps } from './account-steps'
import styles from './accounts.module.css'
import { SignInLog } from './sign-in-log'

interface AccountDrawerProps {
  employeeId: string
  onClose: () => void
}

/** One account: whether its person gets in, where the person is in now, and what was tried. */
export function AccountDrawer({ employeeId, onClose }: AccountDrawerProps) {
  const text = useText('admin/account/accounts')
  const { data, error, refetch } = useRead(getAccount, { employeeId }, { staleTime: 0 })
  return (
    <Drawer open onClose={onClose} title={data ? text.titleOf(data) : text.title}>
      {data ? (
        <Account account={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={96} gap={16} />
      )}
    </Drawer>
  )
}

function Account({ account }: { account: AccountDetail }) {
  const text = useText('admin/account/accounts')
  const { mail, mobile, state, lastSignIn, secondFactor } = account
  return (
    <div className={styles['account']}>
      <AccountNotice account={account} />
      <FactList>
        <Fact name={text.columns.state}>
          <AccountStateBadge state={state} />
        </Fact>
        <Fact name={text.mail}>{mail}</Fact>
        <Fact name={text.mobile}>{mobile}</Fact>
        <Fact name={text.columns.secondFactor}>{secondFactor ? text.secondFactorOn : text.secondFactorOff}</Fact>
        <Fact name={text.columns.lastSignIn}>{lastSignIn === undefined ? text.never : formatInstant(lastSignIn)}</Fact>
      </FactList>
      <AccountSteps account={account} />
      <AccountSessions account={account} />
      <SignInLog account={account} />
    </div>
  )
}
