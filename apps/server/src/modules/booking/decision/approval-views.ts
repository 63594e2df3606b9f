import type { ApprovalButton, ApprovalRound, ApprovalSummary } from '@sojourn/contract/booking/approval/approval.shapes'
import { approvalStates, approvalTaskStates } from '@sojourn/contract/booking/codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { actSentence } from '@sojourn/domain/booking/approval/approval-sentences'
import { urgeProblem } from '@sojourn/domain/booking/approval/applicant'
import { currentLevel } from '@sojourn/domain/booking/approval/progress'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { approvalText } from '@sojourn/text/booking/approval/words'
import { passengerName, readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findCopied, type ApprovalListRow } from '../approval/list-store'
import { findActs } from '../approval/act-store'
import { applicantOf, approverOf, findFlowNames, findTasks, type ApprovalRow } from '../approval/store'
import { summariesOf } from '../order/summary'
import type { ApprovalSubject } from '../approval/subject'
import { subjects } from './subjects'

/** Rows of a list in the reader's words; a subject that is no longer there is left out. */
export async function summaries(work: Work, actor: Actor, rows: readonly ApprovalListRow[]): Promise<ApprovalSummary[]> {
  const nosOf = (kind: ApprovalListRow['subjectKind']): string[] => [
    ...new Set(rows.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectNo }) => subjectNo)),
  ]
  const kinds = [...new Set(rows.map(({ subjectKind }) => subjectKind))]
  const [orders, ...found] = await Promise.all([
    summariesOf(work, actor, nosOf('order')),
    ...kinds.map((kind) => subjects[kind].find(work, nosOf(kind))),
  ])
  const byNo = new Map(found.flat().map((subject) => [`${subject.kind}/${subject.no}`, subject]))
  return rows.flatMap((row) => {
    const subject = byNo.get(`${row.subjectKind}/${row.subjectNo}`)
    const order = orders.find(({ orderNo }) => row.subjectKind === 'order' && orderNo === row.subjectNo)
    return subject ? [summary(row, subject, order, actor)] : []
  })
}

const summary = (
  row: ApprovalListRow,
  subject: ApprovalSubject,
  order: ApprovalSummary['order'],
  actor: Actor,
): ApprovalSummary => ({
  approvalId: row.approvalId,
  subjectKind: row.subjectKind,
  object: row.object,
  subjectNo: row.subjectNo,
  title: subject.title[actor.language],
  travellers: subject.travellers.map((traveller) => passengerName(traveller, actor.language)),
  total: subject.total,
  currency: subject.currency,
  violates: subject.violates,
  ...(order && { order }),
  round: row.round,
  state: approvalStates.code(row.progress.state),
  level: row.level ?? currentLevel(row.progress)?.level ?? row.progress.levels.length,
  levels: row.progress.levels.length,
  ...(row.taskState !== null && { taskState: approvalTaskStates.code(row.taskState) }),
  ...(row.actsFor && { actsFor: readableName(row.actsFor, actor.language) }),
  waitsFor: row.waitsFor.map((approver) => readableName(approver, actor.language)),
  applicant: applicantOf(row, actor.language),
  version: subject.version,
  submittedAt: row.submittedAt.toISOString(),
  deadline: row.deadline.toISOString(),
  onSilence: row.progress.onSilence,
})

/** Everything that happened in these rounds of a subject. */
export async function roundViews(tenant: Tenant, actor: Actor, rounds: readonly ApprovalRow[]): Promise<ApprovalRound[]> {
  const ids = rounds.map(({ approvalId }) => approvalId)
  const [flows, acts, copied, ...tasks] = await Promise.all([
    findFlowNames(
      tenant,
      rounds.map(({ flowId }) => flowId),
    ),
    findActs(tenant, ids, actor.language),
    findCopied(tenant, ids, actor.language),
    ...ids.map((id) => findTasks(tenant, id, actor.language)),
  ])
  return rounds.map((row, index): ApprovalRound => ({
    approvalId: row.approvalId,
    round: row.round,
    state: approvalStates.code(row.progress.state),
    flow: flows.get(row.flowId)?.[actor.language] ?? '',
    submittedAt: row.submittedAt.toISOString(),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
    deadline: row.deadline.toISOString(),
    onSilence: row.progress.onSilence,
    ...(row.envelope && { envelope: row.envelope }),
    modes: row.progress.levels.map(({ level, mode, need }) => ({ level, mode, ...(need !== undefined && { need }) })),
    tasks: (tasks[index] ?? []).map((task) => ({
      level: task.level,
      approver: approverOf(task, actor.language),
      state: approvalTaskStates.code(task.state),
      asked: task.active,
      ...(task.part && { part: task.part }),
      ...(task.actedByName && { actedBy: task.actedByName }),
      ...(task.decidedAt && { decidedAt: task.decidedAt.toISOString() }),
      ...(task.reason && { reason: task.reason }),
    })),
    copies: copied
      .filter(({ approvalId }) => approvalId === row.approvalId)
      .map((person) => readableName(person, actor.language)),
    acts: acts
      .filter(({ approvalId }) => approvalId === row.approvalId)
      .map((done) => ({
        at: done.at.toISOString(),
        act: done.act,
        sentence: actSentence(done, actor.language),
        ...(done.words && { words: done.words }),
      })),
  }))
}

interface ViewedApproval {
  approval: ApprovalRow
  subject: ApprovalSubject
  refused: Problem | undefined
}

/** What this person may do about an approval now; `refused` is why they cannot decide. */
export function buttonsOf(context: Context, actor: Actor, { approval, subject, refused }: ViewedApproval): ApprovalButton[] {
  const text = approvalText[actor.language]
  if (approval.progress.state === 'told') return [button('comment')]
  const own = [approval.applicantId, subject.applicantId].includes(actor.employeeId)
  const say = (why: Problem | undefined): string | undefined => why && problemSentence(why, actor.language)
  const urging = urgeProblem(approval.progress, approval.urgedAt?.toISOString(), context.clock.now().toISOString())
  const running = approval.progress.state === 'approving' ? undefined : text.decided
  const deciding = (['agree', 'reject', 'transfer', 'addSigner'] as const).map((action) => button(action, say(refused)))
  const applying = [button('urge', say(urging)), button('withdraw', running)]
  // Nobody decides in somebody else's session (handbook 11.3).
  return [...(own || actor.agent ? [] : deciding), ...(own ? applying : []), button('comment')]
}

const button = (action: ApprovalButton['action'], reason?: string): ApprovalButton =>
  reason === undefined ? { action, enabled: true } : { action, enabled: false, reason }
