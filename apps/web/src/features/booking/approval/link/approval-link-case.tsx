import type { LinkedApproval } from '@sojourn/contract/booking/approval.calls'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { formatInstant } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Card } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import styles from './approval-link.module.css'

/** What is asked for, read-only. */
export function LinkCase({ linked }: { linked: LinkedApproval }) {
  const text = useText('booking/approval-link')
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
