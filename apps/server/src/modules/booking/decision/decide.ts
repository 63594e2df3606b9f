import type { decideApproval } from '@sojourn/contract/booking/approval/approval.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { decide } from '@sojourn/domain/booking/approval/decide'
import { actsFor, isInForce } from '@sojourn/domain/booking/approval/delegate'
import { commonEnvelope, type Envelope } from '@sojourn/domain/booking/approval/envelope'
import { pendingApprovers } from '@sojourn/domain/booking/approval/progress'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { insertAct } from '../approval/act-store'
import { findDelegates } from '../approval/delegate-store'
import { saveEnvelope } from '../approval/store'
import { findEmployeeNames } from '../traveller/store'
import { announce } from '../notification/announce'
import { applyProgress, concernedBy, lockCase, type Case } from './case'
import { askFirst } from './confirm-offer'
import { withLastLook, type LastLook } from './last-look'

export type DecisionRequest = RequestOf<typeof decideApproval>
export type Decided = ResponseOf<typeof decideApproval>
/** Who decides: a person who is signed in, or the holder of a one-time link. */
export type Decider = Pick<Actor, 'enterpriseId' | 'employeeId' | 'name'>

/** One approver's decision; it binds to the version of the subject that the approver saw. */
export async function decideCase(context: Context, actor: Actor, request: DecisionRequest): Promise<Decided | Problem> {
  let concerned: string[] = []
  const answer = await withLastLook(context, actor.enterpriseId, newId(context.clock.now()), (look) =>
    once<Decided>(context, actor, (work) => decideIn(work, actor, { request, look, tell: (people) => (concerned = people) })),
  )
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.subjectNo, concerned)
  return answer
}

interface Deciding {
  request: DecisionRequest
  look: LastLook | undefined
  tell: (concerned: string[]) => void
}

/** The same inside the caller's transaction, with a last look; `tell` learns whose pages have become stale. */
export async function decideIn(work: Work, person: Decider, { request, look, tell }: Deciding): Promise<Decided | Problem> {
  const open = await lockCase(work, request.approvalId, look && { subjectKind: 'order', subjectNo: look.order.orderNo })
  if (isProblem(open)) return open
  const found = { ...open, look }
  const approverId = await taskHolder(work, person, found)
  if (isProblem(approverId)) return approverId
  const progress = decide(found.approval.progress, {
    approverId,
    ...(approverId !== person.employeeId && { actedBy: person.employeeId }),
    decision: request.decision,
    now: work.context.clock.now().toISOString(),
    ...(request.reason && { reason: request.reason }),
  })
  if (isProblem(progress)) return progress
  if (found.subject.version !== request.version) return problem('orderChanged', { field: 'version' })
  const envelope = nextEnvelope(found.approval, request)
  // Asked before anything is written, since it is written anew with what the supplier says.
  if (progress.state === 'approved' && !look) await askFirst(work, found, envelope)
  const principal = await principalOf(work, person, approverId)
  const [, moved] = await Promise.all([
    record(work, person, { decided: found, approverId, request, envelope }),
    applyProgress(work, found, progress, { kind: 'approver', id: person.employeeId, name: person.name, ...principal }),
  ])
  if (isProblem(moved)) return moved
  tell([person.employeeId, ...concernedBy(found, progress)])
  return { approvalId: found.approval.approvalId, subjectNo: found.subject.no, subjectState: moved.state }
}

/** Whose task this person decides: their own, or that of somebody whose substitute they are today. */
export async function taskHolder(work: Work, person: Decider, found: Case): Promise<string | Problem> {
  const { progress } = found.approval
  if (pendingApprovers(progress).includes(person.employeeId)) return person.employeeId
  const delegations = (await findDelegates(work, person.employeeId)).filter(
    ({ substituteId }) => substituteId === person.employeeId,
  )
  const today = chinaDate(work.context.clock.now())
  const inForce = delegations.filter((delegation) => isInForce(delegation, today)).map(({ principalId }) => principalId)
  const holder = actsFor(progress, person.employeeId, inForce)
  if (holder !== person.employeeId) return hasPart(found, person) ? problem('approvalNotYours') : holder
  const wasDelegate = delegations.some(({ principalId }) => pendingApprovers(progress).includes(principalId))
  const ownTask = progress.levels.some(({ tasks }) => tasks.some(({ approverId }) => approverId === person.employeeId))
  return wasDelegate && !ownTask ? problem('delegateEnded') : holder
}

/** The name of the approver for whom a substitute acts. */
export async function principalOf(tenant: Tenant, person: Decider, approverId: string) {
  if (approverId === person.employeeId) return {}
  const [principal] = await findEmployeeNames(tenant, [approverId])
  return principal ? { inPlaceOf: principal.name } : {}
}

/** Nobody decides in another's place about a trip of one's own. */
const hasPart = ({ approval, subject }: Case, { employeeId }: Decider): boolean =>
  [approval.applicantId, subject.applicantId, ...subject.travellerIds].includes(employeeId)

interface Recorded {
  decided: Case
  approverId: string
  request: DecisionRequest
  envelope: Envelope | null
}

async function record(
  work: Work,
  person: Decider,
  { decided: { approval }, approverId, request, envelope }: Recorded,
): Promise<void> {
  const at = work.context.clock.now()
  const agreed = request.decision === 'agree'
  await Promise.all([
    insertAct(work, approval.approvalId, {
      at,
      act: request.decision,
      actorId: person.employeeId,
      actorName: person.name,
      ...(approverId !== person.employeeId && { actedFor: approverId }),
      words: request.reason?.trim() ?? '',
      detail: agreed && request.envelope ? { amount: request.envelope.amount, hours: request.envelope.hours } : {},
    }),
    (envelope ?? approval.envelope) && saveEnvelope(work, approval.approvalId, envelope),
  ])
}

/** Every approver must have accepted the family; what all accepted is what holds. */
function nextEnvelope({ progress, envelope }: Case['approval'], request: DecisionRequest): Envelope | null {
  if (request.decision !== 'agree') return null
  const first = !progress.levels.some(({ tasks }) => tasks.some(({ state }) => state === 'agreed'))
  return commonEnvelope(first ? [request.envelope] : [envelope ?? undefined, request.envelope]) ?? null
}
