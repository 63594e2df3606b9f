import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { settleTypes, type SettleCode } from '@sojourn/contract/booking/codes'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { plannedSplit } from '@sojourn/domain/booking/ledger/split'
import { type ReactNode, useState } from 'react'
import { approvalDeadline, holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { earlierInstant, minutesBetween } from '@sojourn/domain/kit/local-date'
import { baseRate } from '../../../kit/text/currency'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { type BookedDraft, BookingApplication } from '../application/draft-application'
import { isBusiness } from '../draft/draft-kind'
import { ExcessNote } from '../order/excess-note'
import { PriceLines, type PriceLinesProps } from '../order/price-lines'
import { approvalsAt, asksApproval, type BookForm, settledViolations } from './book-form'
import { costRequest, ownShare } from './cost-form'
import styles from './order-summary.module.css'
import { Icon } from '../../../kit/marks/icon'
import { serverInstant } from '../../../kit/dates/server-time'

export interface OrderSummaryProps {
  draft: BookedDraft
  /** The first and the last day of what is booked, and of a stay how many rooms. */
  days: { startDate: string; endDate: string; rooms?: number }
  info: BookInfo
  form: BookForm
  /** What is booked. */
  journey: ReactNode
  price: Pick<PriceLinesProps, 'lines' | 'names' | 'total'> & Partial<Pick<PriceLinesProps, 'totalLabel'>>
  /** What one traveller costs, in fen. */
  priceOf: (employeeId: string) => number
  violations: readonly Violation[]
  departAt: string
  /** A waitlist, or tickets that somebody buys later: nothing is kept meanwhile. */
  nothingHeld?: boolean
  /** What the supplier keeps for so many minutes only, and the last instant for an approval, where it has one. */
  heldMinutes?: number | undefined
  latest?: string | undefined
  children: ReactNode
}

/** Journey, price, who pays and who approves, beside the form all the time. */
export function OrderSummary(props: OrderSummaryProps) {
  const { draft, days, info, form, journey, price, violations, children } = props
  const text = useText('booking/placing/book-form')
  const bookText = useText('booking/placing/book')
  const method = info.settleTypes.find(({ settleType }) => settleType === form.settleType)
  return (
    <Card title={text.summary}>
      {journey}
      <div className={styles['part']}>
        <PriceLines totalLabel={bookText.total} rate={baseRate()} {...price} />
        {form.travellers.length > 1 && <ByTraveller {...props} />}
      </div>
      <dl className={`${styles['part']} ${styles['ways']}`}>
        <dt>{text.whoPays}</dt>
        <dd>
          {method?.name}
          {form.settleType !== undefined && <ExcessNote split={splitOf(form, form.settleType, props)} />}
        </dd>
        {isBusiness(draft) && (
          <>
            <dt>{text.whoApproves}</dt>
            <dd>
              <ApprovalPreview {...props} total={price.total} outOfPolicy={asksApproval(form, violations)} />
            </dd>
          </>
        )}
      </dl>
      <BookingApplication
        draft={draft}
        booking={{
          ...days,
          amount: price.total,
          travellerIds: form.travellers.map(({ employeeId }) => employeeId),
          costs: costsOf(form),
        }}
      />
      {children}
    </Card>
  )
}

/** Who bears what, as far as it makes sense by now. */
const costsOf = ({ travellers }: BookForm) =>
  travellers
    .filter((traveller) => traveller.costCentreId !== '' && ownShare(traveller) !== undefined)
    .map((traveller) => ({ employeeId: traveller.employeeId, ...costRequest(traveller) }))

/** Who would pay what, after what every traveller answered. */
const splitOf = (
  form: BookForm,
  settleType: SettleCode,
  { price, violations }: Pick<OrderSummaryProps, 'price' | 'violations'>,
) =>
  plannedSplit({
    total: price.total,
    settleType: settleTypes.word(settleType),
    violations: form.travellers.flatMap((traveller) => settledViolations(traveller, violations)),
  })

/** The share of each traveller. */
function ByTraveller({ info, form, priceOf }: OrderSummaryProps) {
  const text = useText('booking/placing/book-form')
  const nameOf = (employeeId: string) => info.travellers.find((traveller) => traveller.employeeId === employeeId)?.name
  return (
    <details className={styles['people']}>
      <summary>{text.perTraveller}</summary>
      <ul>
        {form.travellers.map(({ employeeId }) => (
          <li key={employeeId}>
            <span>{nameOf(employeeId)}</span>
            <span>{formatPrice(priceOf(employeeId))}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ApprovalPreviewProps {
  info: BookInfo
  /** Fen. */
  total: number
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
function ApprovalPreview(props: ApprovalPreviewProps) {
  const { approvalRule } = props.info
  return (
    <>
      <WhoDecides {...props} />
      {approvalRule && (
        <div className={styles['preview']}>
          <p className={styles['by']}>{approvalRule}</p>
        </div>
      )}
    </>
  )
}

function WhoDecides({ info, total, outOfPolicy, departAt, nothingHeld, heldMinutes, latest }: ApprovalPreviewProps) {
  const text = useText('booking/placing/book-form')
  const bookText = useText('booking/placing/book')
  const [now] = useState(serverInstant)
  const usual = holdForApproval({ now, departAt })
  const hold = latest === undefined ? usual : earlierInstant(usual, latest)
  const time = formatInstant(approvalDeadline(now, hold))
  const approvals = approvalsAt(info, total)
  const levels = outOfPolicy ? approvals.approvalOutOfPolicy : approvals.approvalInPolicy
  const told = outOfPolicy ? approvals.toldOutOfPolicy : approvals.toldInPolicy
  if (levels.length === 0) {
    return (
      <div className={styles['preview']}>
        <p>
          <Icon name="checkCircle" size={16} />
          {text.noApproval}
        </p>
        {told && (
          <p>
            <Icon name="bell" size={16} />
            {text.told({ names: bookText.list({ items: told }) })}
          </p>
        )}
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
