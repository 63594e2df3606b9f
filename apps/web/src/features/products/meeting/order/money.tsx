import { meetingLineKinds } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { Card } from '../../../../kit/layout/page'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import { AnswerButtons, CloseMeeting } from './answer-buttons'
import { StateActual } from './state-actual'

type Meeting = MeetingOrderDetail['meeting']

/** What was offered beside what it came to, line by line, with what is left to be paid. */
export function Money({ order: { meeting } }: { order: MeetingOrderDetail }) {
  const text = useText('products/meeting/order')
  const { statement, deposit } = meeting
  return (
    <Card title={text.money}>
      <div className={styles['scroll']} role="region" aria-label={text.money} tabIndex={0}>
        <Lines meeting={meeting} />
      </div>
      <p className={styles['foot']}>
        <span>
          {text.paidDeposit} <strong>{formatPrice(deposit)}</strong>
        </span>
        {statement && (
          <span>
            {statement.balance < 0 ? text.back : statement.balancePaid ? text.paidBalance : text.balance}{' '}
            <strong>{formatPrice(Math.abs(statement.balance))}</strong>
          </span>
        )}
      </p>
      {meeting.state === 'settling' && !statement && !meeting.canState && <p className={styles['soft']}>{text.waiting}</p>}
      {statement?.objection !== undefined && <p>{text.objection({ reason: statement.objection })}</p>}
      {statement?.answerBy && <p className={styles['soft']}>{text.answerBy({ time: formatInstant(statement.answerBy) })}</p>}
      {meeting.canAnswer && statement && <AnswerButtons meeting={meeting} statement={statement} />}
      {meeting.canClose && statement && <CloseMeeting meeting={meeting} statement={statement} />}
      {meeting.canState && <StateActual key={statement?.revision ?? 0} meeting={meeting} />}
    </Card>
  )
}

type Kind = (typeof meetingLineKinds)[number]
const amountOf = (lines: Meeting['quoted'], kind: Kind): number => lines.find((line) => line.kind === kind)?.amount ?? 0

function Lines({ meeting: { statement, expected, people, quoted, quotedTotal } }: { meeting: Meeting }) {
  const words = useText('products/meeting/words')
  const text = useText('products/meeting/order')
  // Until it is billed the offer stands beside what it makes for as many as come now.
  const beside = statement ?? expected
  const stated = beside?.lines ?? []
  const kinds = meetingLineKinds.filter((kind) => [...quoted, ...stated].some((line) => line.kind === kind))
  return (
    <table className={styles['compare']}>
      <Heads beside={beside && (statement ? text.actual : text.expected({ count: people }))} />
      <tbody>
        {kinds.map((kind) => (
          <Row key={kind} name={words.lines[kind]} quoted={amountOf(quoted, kind)} actual={beside && amountOf(stated, kind)} />
        ))}
        <Row sum name={words.total} quoted={quotedTotal} actual={beside?.total} />
      </tbody>
    </table>
  )
}

function Heads({ beside }: { beside: string | undefined }) {
  const text = useText('products/meeting/order')
  const figures = beside ? [text.quoted, beside, text.difference] : [text.quoted]
  return (
    <thead>
      <tr>
        <th scope="col">{text.item}</th>
        {figures.map((name) => (
          <th key={name} scope="col" className={styles['figure']}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
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
