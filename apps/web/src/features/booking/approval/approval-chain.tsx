import type { ApprovalRound } from '@sojourn/contract/booking/approval/approval.shapes'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import styles from './approval-case.module.css'

/** Handbook 8.3 */
const running = 0
const timedOut = 8
const told = 16
const taskLooks: Record<number, TimelineEntry['state']> = { 1: 'done', 2: 'failed' }

/** Who decided, who decides now, who comes after, and what silence does. */
export function ApprovalChain({ round }: { round: ApprovalRound }) {
  const text = useText('booking/approval/page')
  const silence = useSilence(round)
  return (
    <>
      <Timeline label={text.chain} entries={useChainEntries(round)} />
      {round.envelope && (
        <p className={styles['silence']}>
          {text.envelope({ price: formatPrice(round.envelope.amount), hours: round.envelope.hours })}
        </p>
      )}
      {round.copies.length > 0 && (
        <p className={styles['silence']}>{text.copies({ names: text.names({ names: round.copies }) })}</p>
      )}
      {silence && <p className={styles['silence']}>{silence}</p>}
    </>
  )
}

/** Everything that was done, in order. */
export function ApprovalActs({ round }: { round: ApprovalRound }) {
  const text = useText('booking/approval/page')
  return (
    <Timeline
      label={text.acts}
      entries={round.acts.map((done, index) => ({
        key: `${done.at}-${index}`,
        title: done.sentence,
        time: formatInstant(done.at),
        detail: done.words,
        state: done.act === 'reject' || done.act === 'timeOut' ? 'failed' : 'done',
      }))}
    />
  )
}

function useSilence(round: ApprovalRound): string | undefined {
  const text = useText('booking/approval/page')
  if (round.state === timedOut) return text.timedOut
  if (round.state === told) return text.told
  if (round.state !== running) return undefined
  const moment = formatInstant(round.deadline)
  return {
    reject: text.deadlineReject,
    approve: text.deadlineApprove,
    escalate: text.deadlineEscalate,
    remind: text.deadlineRemind,
  }[round.onSilence]({ moment })
}

function useChainEntries(round: ApprovalRound): TimelineEntry[] {
  const text = useText('booking/approval/page')
  const modeOf = (level: number): string => {
    const found = round.modes.find((one) => one.level === level)
    const several = round.tasks.filter((task) => task.level === level && !task.part).length > 1
    if (!found || !several) return ''
    return found.mode === 'count' ? text.modes.count({ need: found.need ?? 1 }) : text.modes[found.mode]
  }
  return round.tasks.map((task, index): TimelineEntry => {
    const pending = task.state === 0 && round.state === running
    const state = pending ? (task.asked ? text.asked : text.later) : text.taskStates[task.state]
    const words = [
      task.reason ? text.because({ state, reason: task.reason }) : state,
      task.actedBy && text.actedBy({ name: task.actedBy }),
      task.part && text[task.part],
      modeOf(task.level),
    ]
    return {
      key: `${task.level}-${index}`,
      title: `${text.levelOf({ level: task.level })} · ${task.approver}`,
      time: task.decidedAt ? formatInstant(task.decidedAt) : undefined,
      detail: words.filter(Boolean).join(' · '),
      state: taskLooks[task.state] ?? (pending && task.asked ? 'current' : 'todo'),
    }
  })
}
