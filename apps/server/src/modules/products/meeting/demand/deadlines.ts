import { deadlinesOf, type DemandDeadline } from '@sojourn/domain/products/meeting/deadlines'
import { dayInWords, momentInWords } from '@sojourn/domain/kit/day-words'
import type { Language } from '@sojourn/contract/kit/language'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { Context, Work } from '../../../../context'
import { enqueue, finishJob } from '../../../../db/queue'
import { newId } from '../../../../kit/id'
import { inTransaction } from '../../../../work'
import { keepMoved } from '../../../booking/demand/demand'
import { lockDemand, updateDemand } from '../../../booking/demand/demand-store'
import { announce } from '../../../booking/notification/announce'
import { writeNotifications } from '../../../booking/notification/write'
import { meetingDemandKind, type MeetingDemandRow } from './demand-kind'

interface Moment {
  deadline: DemandDeadline
  at: string
}

/** Where time will do something to a request that waits, its first moment after `now` is looked at. */
export async function lookAgain(work: Work, row: MeetingDemandRow): Promise<void> {
  const now = work.context.clock.now()
  const next = momentsOf(row).find(({ at }) => new Date(at) > now)
  if (!next) return
  const { enterpriseId, sql } = work
  const runAt = new Date(next.at)
  await enqueue(sql, { id: newId(now), kind: 'meeting.demand', enterpriseId, payload: { demandNo: row.demandNo }, runAt })
}

/** A moment of a request has come: whoever asked is told, once; one of which no wished day is left is over. */
export async function followDeadlines(
  context: Context,
  { id, enterpriseId, payload }: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const demandNo = payload['demandNo']!
  const moved = await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const row = await lockDemand(work, meetingDemandKind, demandNo)
    const now = context.clock.now()
    const due = row && momentsOf(row).findLast(({ at }) => new Date(at) <= now)
    if (!row || !due || row.body.told?.includes(nameOf(due))) return undefined
    if (!isOpen(row)) {
      await lookAgain(work, row)
      return undefined
    }
    await tell(work, row, due)
    const told = { ...row, body: { ...row.body, told: [...(row.body.told ?? []), nameOf(due)] } }
    if (due.deadline === 'daysOver') {
      const event = { at: due.at, actor: '', event: 'lapsed' } as const
      await keepMoved(work, meetingDemandKind, told, { state: 'obsolete', dueAt: null, event })
    } else {
      await updateDemand(work, meetingDemandKind, told)
      await lookAgain(work, told)
    }
    return row.employeeId
  })
  if (moved) announce(context, enterpriseId, demandNo, [moved])
}

const nameOf = ({ deadline, at }: Moment): string => `${deadline} ${at}`

/** Whoever chose an offer has nothing to hear of time, unless approvers refused it: then the others may be chosen as before. */
const isOpen = ({ state, orderState }: MeetingDemandRow): boolean => state !== 'chosen' || orderState === 'rejected'

const withMoments: readonly MeetingDemandRow['state'][] = ['submitted', 'quoted', 'chosen', 'expired']

function momentsOf({ state, body, dueAt }: MeetingDemandRow): Moment[] {
  if (!dueAt || !withMoments.includes(state)) return []
  // What expired by itself was quoted until then, and what was chosen may be refused.
  return deadlinesOf({ state: state === 'submitted' ? state : 'quoted', body, dueAt: dueAt.toISOString() })
}

const tell = (work: Work, row: MeetingDemandRow, moment: Moment): Promise<void> =>
  writeNotifications(work, 'progressed', [row.employeeId], {
    orderNo: row.demandNo,
    title: meetingDemandKind.title(row.body),
    total: 0,
    travellers: [],
    words: (language) => ({ notifications: { progressed: meetingRulesText[language].demandNews } }),
    lines: (language) => [sentenceOf(row, moment, language)],
    path: meetingDemandKind.path(row.demandNo),
  })

function sentenceOf({ body, dueAt }: MeetingDemandRow, { deadline }: Moment, language: Language): string {
  const { deadlines } = meetingRulesText[language]
  if (deadline === 'answerLate') return deadlines.answerLate({ day: dayInWords(body.answerBy, language) })
  if (deadline === 'decisionDue') return deadlines.decisionDue({ time: momentInWords(dueAt!.toISOString(), language) })
  return deadlines[deadline]
}
