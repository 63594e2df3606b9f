import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { useState } from 'react'
import { resetAccountPassword, unlockAccount } from '../../../api/calls/admin/people/account'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ask } from '../../../kit/overlays/modal-queue'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { tellFailure, told } from '../../../kit/overlays/told'
import { accountReads } from './account-reads'
import styles from './accounts.module.css'
import { LockDialog } from './lock-dialog'

/** What is done with an account at once; where the reader may do nothing, why. */
export function AccountSteps({ account }: { account: AccountDetail }) {
  const text = useText('admin/account/accounts')
  const [locking, setLocking] = useState(false)
  const { lock, closedUntil, state, refusal } = account
  if (state === 'left') return <p className={styles['soft']}>{text.leftText}</p>
  if (refusal) return <p className={styles['soft']}>{text.refusals[refusal]}</p>
  return (
    <div className={styles['steps']}>
      {(lock || closedUntil) && <Unlock account={account} />}
      {!lock && (
        <Button icon="lock" aria-haspopup="dialog" onClick={() => setLocking(true)}>
          {text.lock}
        </Button>
      )}
      {state !== 'invited' && <ResetPassword account={account} />}
      {locking && <LockDialog accounts={[account]} onClose={() => setLocking(false)} />}
    </div>
  )
}

function Unlock({ account: { employeeId, name } }: { account: AccountDetail }) {
  const text = useText('admin/account/accounts')
  const unlock = useWrite(unlockAccount, accountReads)
  return (
    <Button
      kind="brand"
      busy={unlock.isPending}
      onClick={() => void told(unlock.mutateAsync({ employeeId }), text.unlocked({ name }))}
    >
      {text.unlock}
    </Button>
  )
}

function ResetPassword({ account: { employeeId, name, mail } }: { account: AccountDetail }) {
  const text = useText('admin/account/accounts')
  const reset = useWrite(resetAccountPassword, accountReads)
  const resetOnceSure = async () => {
    const message = text.resetText({ mail })
    if (!(await ask({ title: text.resetTitle({ name }), message, confirm: text.resetPassword, cancel: true }))) return
    await reset.mutateAsync({ employeeId }).then((sent) => toast(text.resetDone(sent), 'good'), tellFailure)
  }
  return (
    <Button busy={reset.isPending} onClick={() => void resetOnceSure()}>
      {text.resetPassword}
    </Button>
  )
}
