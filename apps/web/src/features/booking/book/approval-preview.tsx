import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { approvalDeadline, holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { earlierInstant, minutesBetween } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { formatInstant } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import { serverInstant } from '../../../kit/dates/server-time'
import { useText } from '../../../kit/text/text'
import styles from './approval-preview.module.css'

export interface ApprovalPreviewProps {
  info: BookInfo
  outOfPolicy: boolean
  departAt: string
  /** Nothing is kept for somebody who waits for seats, or whose tickets are bought later. */
  nothingHeld?: boolean | undefined
  /** What the supplier keeps for so many minutes only, however long approvers take. */
  heldMinutes?: number | undefined
  /** The instant after which an approval comes too late, where the supplier has one. */
  latest?: string | undefined
}

/** Who will decide and until when, as it would be if the order were submitted now. */
export function ApprovalPreview({ info, outOfPolicy, departAt, nothingHeld, heldMinutes, latest }: ApprovalPreviewProps) {
  const text = useText('booking/book-form')
  const bookText = useText('booking/book')
  const [now] = useState(serverInstant)
  const usual = holdForApproval({ now, departAt })
  const hold = latest === undefined ? usual : earlierInstant(usual, latest)
  const time = formatInstant(approvalDeadline(now, hold))
  const levels = outOfPolicy ? info.approvalOutOfPolicy : info.approvalInPolicy
  if (levels.length === 0) {
    return (
      <div className={styles['preview']}>
        <p>
          <Icon name="checkCircle" size={16} />
          {text.noApproval}
        </p>
        <p className={styles['by']}>
          {(nothingHeld ? text.payOnly : text.payBy)({ minutes: minutesBetween(now, holdForPayment(now)) })}
        </p>
      </div>
    )
  }
  return (
    <div className={styles['preview']}>
      <ol>
        {levels.map(({ level, approvers }) => (
          <li key={level}>
            <Icon name="approve" size={16} />
            {text.approvalLevel({ level, names: bookText.list({ items: approvers }) })}
          </li>
        ))}
      </ol>
      <p className={styles['by']}>
        {heldMinutes !== undefined
          ? text.approvalBriefly({ time, minutes: heldMinutes })
          : (nothingHeld ? text.approvalOnly : text.approvalBy)({ time, hold: formatInstant(hold) })}
      </p>
    </div>
  )
}
