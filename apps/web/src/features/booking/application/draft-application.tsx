import { Suspense, type ReactNode } from 'react'
import { getTravelApplyBalance } from '../../../api/calls/booking/application/application'
import { useRead } from '../../../api/queries'
import type { WebRequest } from '../../../api/web-call'
import { Icon } from '../../../kit/marks/icon'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ApplicationChip, useBudgetWords, useLeftWords } from '../state/application-left'
import styles from './draft-application.module.css'
import { isBusiness } from '../draft/draft-kind'

export interface BookedDraft {
  tempOrderNo: string
  travelType: 1 | 2
}
type Booking = NonNullable<WebRequest<NonNullable<(typeof getTravelApplyBalance)['contract']>>['booking']>

/** The application of a search on its way, with what is left of it; nothing where there is none. */
export function useDraftApplication(draft: BookedDraft | undefined, booking?: Booking) {
  const request = { tempOrderNo: draft?.tempOrderNo ?? '', ...(booking && { booking }) }
  const enabled = draft !== undefined && isBusiness(draft)
  return useRead(getTravelApplyBalance, request, { enabled, keepFormer: true, staleTime: 0 }).data
}

/** Beside the title of a list. */
export function DraftApplicationChip({ draft }: { draft: BookedDraft }) {
  const balance = useDraftApplication(draft)?.application
  return balance ? (
    <Suspense fallback={null}>
      <ApplicationChip balance={balance} />
    </Suspense>
  ) : null
}

/** Above the button of a booking form: the application, what is left, and what submitting would go beyond. */
export function BookingApplication({ draft, booking }: { draft: BookedDraft; booking: Booking }) {
  const data = useDraftApplication(draft, booking)
  if (!data?.application && !data?.budgets.length) return null
  return (
    <Suspense fallback={null}>
      {data.application ? (
        <Application balance={data.application} beyond={data.beyond} />
      ) : (
        <Budgets budgets={data.budgets} beyond={data.beyond} />
      )}
    </Suspense>
  )
}

/** Which budgets bear the booking, what is left of each, and whether they reach. */
function Budgets({ budgets, beyond }: Pick<Answer, 'budgets' | 'beyond'>) {
  const text = useText('booking/application/balance')
  const budgetWords = useBudgetWords()
  return (
    <section className={styles['part']} aria-label={text.budget}>
      {budgets.map((budget) => (
        <p key={budget.name} className={styles['left']}>
          {budgetWords(budget)}
        </p>
      ))}
      {beyond.length > 0 && <Exceeded title={text.beyondBudget} beyond={beyond} follows={[text.refusedBudget, text.warned]} />}
    </section>
  )
}

type Answer = NonNullable<ReturnType<typeof useDraftApplication>>
interface ApplicationProps {
  balance: NonNullable<Answer['application']>
  beyond: Answer['beyond']
}

function Application({ balance, beyond }: ApplicationProps) {
  const text = useText('booking/application/balance')
  const { travelApplyNo, displayTravelApplyNo, title } = balance
  return (
    <section className={styles['part']} aria-label={text.label}>
      <p className={styles['head']}>
        <Icon name="document" size={18} />
        <Link to={paths.travelForm({ travelApplyNo })}>{text.number({ number: displayTravelApplyNo })}</Link>
        <span>{title}</span>
      </p>
      <p className={styles['left']}>{useLeftWords(balance).join(' · ')}</p>
      {beyond.length > 0 && <Beyond balance={balance} beyond={beyond} />}
    </section>
  )
}

/** Each sentence, what follows from it, and the way to an application that covers it. */
function Beyond({ balance: { travelApplyNo, mayAmend }, beyond }: ApplicationProps) {
  const text = useText('booking/application/balance')
  return (
    <Exceeded title={text.beyond} beyond={beyond} follows={[text.refused, text.warned]}>
      <ButtonLink
        size="compact"
        icon="edit"
        to={mayAmend ? paths.writeTravelForm({ travelApplyNo }) : paths.travelForm({ travelApplyNo })}
      >
        {mayAmend ? text.amend : text.open}
      </ButtonLink>
    </Exceeded>
  )
}

interface ExceededProps extends Pick<Answer, 'beyond'> {
  title: string
  /** What follows where it will be refused, and where it only warns. */
  follows: readonly [string, string]
  children?: ReactNode
}

function Exceeded({ title, beyond, follows: [refused, warned], children }: ExceededProps) {
  return (
    <div role="alert" className={styles['beyond']}>
      <Icon name="alert" size={18} />
      <div>
        <strong>{title}</strong>
        {beyond.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
        <p>{beyond.some((one) => one.refused) ? refused : warned}</p>
        {children}
      </div>
    </div>
  )
}
