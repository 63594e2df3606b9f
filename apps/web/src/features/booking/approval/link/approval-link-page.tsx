import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { LinkedApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { readCurrency } from '../../../../api/employee'
import { readApprovalLink } from '../../../../api/calls/booking/approval/approval'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ErrorState } from '../../../../kit/feedback/error-state'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { Icon } from '../../../../kit/marks/icon'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { LinkAnswer } from './approval-link-answer'
import styles from './approval-link.module.css'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { formatInstant } from '../../../../kit/text/format'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Price } from '../../../../kit/marks/price'
import { WindowTitle } from '../../../../kit/layout/window-title'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/approval/link')
  return null
}

/** The page behind the one-time link of a notification (S2.38): it shows the case to anybody who has it, and asks before it decides. */
export function Component() {
  const text = useText('booking/approval/link')
  const token = useLocation().hash.slice(1)
  const [decided, setDecided] = useState<'agree' | 'reject'>()
  return (
    <div className={styles['page']}>
      <WindowTitle page={text.title} />
      {decided ? (
        <Ended
          icon={decided === 'agree' ? 'checkCircle' : 'closeCircle'}
          title={decided === 'agree' ? text.agreedTitle : text.rejectedTitle}
          words={decided === 'agree' ? text.agreedText : text.rejectedText}
        />
      ) : (
        <Linked key={token} token={token} onDecided={setDecided} />
      )}
    </div>
  )
}

function Linked({ token, onDecided }: { token: string; onDecided: (decision: 'agree' | 'reject') => void }) {
  const text = useText('booking/approval/link')
  const readable = token.length >= 20 && token.length <= 100
  const { data, error, refetch } = useRead(readApprovalLink, { token }, { enabled: readable, staleTime: 0 })
  const currency = useQuery({
    queryKey: ['currencyOfLetter', token],
    queryFn: () => readCurrency({ approvetoken: token }).then(() => true),
    enabled: readable,
  })
  if (!readable || isProblem(error, 'approvalLinkUnknown'))
    return <Ended icon="alert" title={text.unknownTitle} words={text.unknownText} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || currency.isPending) return <SkeletonList count={2} height={180} gap={16} />
  if (data.state !== 'open') return <Over state={data.state} />
  return (
    <>
      <LinkCase linked={data} />
      <LinkAnswer token={token} linked={data} onDecided={onDecided} onStale={() => void refetch()} />
    </>
  )
}

function Over({ state }: { state: 'used' | 'expired' | 'decided' }) {
  const text = useText('booking/approval/link')
  if (state === 'used') return <Ended icon="info" title={text.usedTitle} words={text.usedText} />
  if (state === 'expired') return <Ended icon="clock" title={text.expiredTitle} words={text.expiredText} />
  return <Ended icon="info" title={text.decidedTitle} words={text.decidedText} />
}

/** Nothing is left to do here, and where the rest can be read. */
function Ended({ icon, title, words }: { icon: IconName; title: string; words: string }) {
  const text = useText('booking/approval/link')
  return (
    <Card className={styles['ended']}>
      <Icon name={icon} size={32} />
      <h1 tabIndex={-1}>{title}</h1>
      <p role="status">{words}</p>
      <ButtonLink to={paths.myApprovals({ type: 1 })}>{text.toApprovals}</ButtonLink>
    </Card>
  )
}

/** What is asked for, read-only. */
function LinkCase({ linked }: { linked: LinkedApproval }) {
  const text = useText('booking/approval/link')
  return (
    <Card className={styles['case']}>
      <header className={styles['head']}>
        <h1>{linked.title}</h1>
        <Price fen={linked.total} size="large" />
      </header>
      <FactList>
        <Fact name={text.no}>
          {text.objects[linked.object]} {linked.subjectNo}
        </Fact>
        <Fact name={text.applicant}>{linked.applicant}</Fact>
        <Fact name={text.submitted}>{formatInstant(linked.submittedAt)}</Fact>
        <Fact name={text.deadline}>{linked.onSilence === 'remind' ? text.noDeadline : formatInstant(linked.deadline)}</Fact>
      </FactList>
      <h2 className={styles['part']}>{text.travellers}</h2>
      <ul className={styles['people']}>
        {linked.people.map(({ name, reason, violations }, index) => (
          <li key={`${index} ${name}`} className={styles['person']}>
            <strong>{name}</strong>
            {violations.length === 0 ? (
              <IconLine icon="shield" tone="good">
                {text.complies}
              </IconLine>
            ) : (
              <ul aria-label={text.violations} className={styles['violations']}>
                {violations.map((sentence) => (
                  <li key={sentence}>
                    <Icon name="alert" size={16} />
                    {sentence}
                  </li>
                ))}
              </ul>
            )}
            {reason && <p className={styles['soft']}>{text.because({ reason })}</p>}
          </li>
        ))}
      </ul>
      <p className={styles['soft']}>{text.namesMasked}</p>
    </Card>
  )
}
