import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { Verdict, Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { leavesChoice } from '@sojourn/domain/booking/ledger/split'
import { fittingReasons } from '@sojourn/domain/booking/policy/reason-fits'
import { needsReason } from '@sojourn/domain/booking/policy/verdict'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { settledViolations, violationsOf } from '../../../booking/book/book-form'
import { ReasonFields } from '../../../booking/policy/reason-fields'
import { ExcessChoice } from '../../../booking/book/traveller-card'
import type { BookFormState } from '../../../booking/book/use-book-form'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import styles from './stay-summary.module.css'

export interface PolicyCardProps {
  info: BookInfo
  state: BookFormState
  violations: readonly Violation[]
  verdict: Verdict
  /** Employee ids room by room. */
  rooms: readonly (readonly string[])[]
}

/** What the standard says of every guest; the reason, or the choice to pay the excess, where it asks: one for each room, of its first guest. */
export function PolicyCard({ info, state, violations, verdict, rooms }: PolicyCardProps) {
  const text = useText('products/hotel/book')
  const { form, errorOf, changeTraveller } = state
  const nameOf = (id: string): string => info.travellers.find(({ employeeId }) => employeeId === id)?.name ?? ''
  return (
    <Card title={text.policy} action={<VerdictBadge verdict={verdict} />}>
      {violations.length === 0 ? (
        <p className={styles['soft']}>{text.within}</p>
      ) : (
        <ul className={styles['parts']}>
          {form.travellers.map((traveller, index) => {
            const own = violationsOf(violations, traveller.employeeId)
            if (own.length === 0) return null
            const chooser = rooms.find((room) => room.includes(traveller.employeeId))?.[0] ?? traveller.employeeId
            const change = (more: Partial<typeof traveller>) => changeTraveller(traveller.employeeId, more)
            return (
              <li key={traveller.employeeId} className={styles['parts']}>
                <strong>{nameOf(traveller.employeeId)}</strong>
                <PolicyNotes violations={own} title={info.violationTitle} />
                {chooser === traveller.employeeId ? (
                  <ExcessChoice violations={own} form={traveller} onChange={change} />
                ) : (
                  leavesChoice(own) && <p className={styles['soft']}>{text.sharedExcess({ name: nameOf(chooser) })}</p>
                )}
                {needsReason(settledViolations(traveller, violations)) && (
                  <ReasonFields
                    info={{ reasons: fittingReasons(info.reasons, settledViolations(traveller, violations)) }}
                    form={traveller}
                    path={`travellers.${index}`}
                    errorOf={errorOf}
                    onChange={change}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
