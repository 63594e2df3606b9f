import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { Icon } from '../../../kit/marks/icon'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './accounts.module.css'

/** Why somebody does not get in, and until when. */
export function AccountNotice({ account: { lock, closedUntil } }: { account: AccountDetail }) {
  const text = useText('admin/account/accounts')
  if (!lock && !closedUntil) return null
  const title = lock
    ? text.lockedBy({ name: lock.byName, moment: formatInstant(lock.at) })
    : text.closedUntil({ moment: formatInstant(closedUntil ?? '') })
  return (
    <div className={styles['notice']}>
      <Icon name="lock" size={20} />
      <div>
        <strong>{title}</strong>
        <span>{lock ? text.lockReasonIs({ reason: lock.reason }) : text.closedText}</span>
      </div>
    </div>
  )
}
