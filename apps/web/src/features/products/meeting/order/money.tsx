import { meetingLineKinds } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { Card } from '../../../../kit/layout/page'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import { AnswerButtons } from './answer-buttons'
import { StateActual } from './state-actual'

type Meeting = MeetingOrderDetail['meeting']

/** What was offered beside what it came to, line by line, with what is left to be paid. */
export function Money({ order: { meeting } }: { order: MeetingOrderDetail }) {
  const text = useText('products/meeting/order')
  const words = useText('products/meeting/words')
  const { statement, quoted, quotedTotal, deposit } = meeting
  const amountOf = (lines: Meeting['quoted'], kind: (typeof meetingLineKinds)[number]): number | undefined =>
    lines.find((line) => line.kind === kind)?.amount
  const stated = statement?.lines ?? []
  const kinds = meetingLineKinds.filter((kind) => [...quoted, ...stated].some((line) => line.kind === kind))
  return (
    <Card title={text.money}>
      <div className={styles['scroll']} role="region" aria-label={text.money} tabIndex={0}>
        <table className={styles['compare']}>
          <thead>
            <tr>
              <th scope="col">{text.item}</th>
              <th scope="col" className={styles['figure']}>
                {text.quoted}
              </th>
              {statement && (
                <>
                  <th scope="col" className={styles['figure']}>
                    {text.actual}
                  </th>
                  <th scope="col" className={styles['figure']}>
                    {text.difference}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <Row
                key={kind}
                name={words.lines[kind]}
                quoted={amountOf(quoted, kind) ?? 0}
                actual={statement && (amountOf(stated, kind) ?? 0)}
              />
            ))}
            <Row sum name={words.total} quoted={quotedTotal} actual={statement?.total} />
          </tbody>
        </table>
      </div>
      <p className={styles['line']}>
        <span>
          {text.paidDeposit} <strong>{formatPrice(deposit)}</strong>
        </span>
        {statement && (
          <span>
            {statement.balance >= 0 ? text.balance : text.back} <strong>{formatPrice(Math.abs(statement.balance))}</strong>
          </span>
        )}
      </p>
      {meeting.state === 'settling' && !statement && !meeting.canState && <p className={styles['soft']}>{text.waiting}</p>}
      {statement?.objection !== undefined && <p>{text.objection({ reason: statement.objection })}</p>}
      {meeting.canAnswer && statement && <AnswerButtons meeting={meeting} statement={statement} />}
      {meeting.canState && <StateActual key={statement?.revision ?? 0} meeting={meeting} />}
    </Card>
  )
}

function Row({ name, quoted, actual, sum }: { name: string; quoted: number; actual: number | undefined; sum?: boolean }) {
  const difference = (actual ?? 0) - quoted
  return (
    <tr className={sum ? styles['sum'] : undefined}>
      <th scope="row">{name}</th>
      <td className={styles['figure']}>{formatPrice(quoted)}</td>
      {actual !== undefined && (
        <>
          <td className={styles['figure']}>{formatPrice(actual)}</td>
          <td className={styles['figure']}>{`${difference > 0 ? '+' : ''}${formatPrice(difference)}`}</td>
        </>
      )}
    </tr>
  )
}
