import type { decideByLink, LinkedApproval, readApprovalLink } from '@sojourn/contract/booking/approval/approval.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { decisionProblem } from '@sojourn/domain/booking/approval/decide'
import { maskName } from '@sojourn/domain/booking/traveller/masking'
import { passengerName, readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { ApprovalSubject } from '../approval/subject'
import type { Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inSnapshot, inTransaction, inCompany } from '../../../work'
import { newId } from '../../../kit/id'
import { tokenHash } from '../../../kit/vault'
import { findLink, findLinkHolder, spendLink, type LinkRow } from '../approval/link-store'
import { applicantOf, findApproval } from '../approval/store'
import { findOrderTravellers } from '../order/store'
import { announce } from '../notification/announce'
import { decideIn, type Decided } from './decide'
import { withLastLook, type LastLook } from './last-look'
import { storedReason } from '../party/stored-reason'
import { subjects } from './subjects'

type Read = ResponseOf<typeof readApprovalLink>
type People = LinkedApproval['people']

/** What the link leads to; reading never decides. Nobody is signed in, so names are masked: who got the notification read them there. */
export async function readLink(context: Context, request: { token: string }, language: Language): Promise<Read | Problem> {
  const enterpriseId = enterpriseOf(request.token)
  if (enterpriseId === undefined) return problem('approvalLinkUnknown')
  return inSnapshot(context, enterpriseId, async (work) => {
    const link = await findLink(work, tokenHash(request.token))
    const approval = link && (await findApproval(work, link.approvalId))
    if (!link || !approval) return problem('approvalLinkUnknown')
    const state = stateOf(context, link, approval.progress.state !== 'approving')
    if (state !== 'open') return { state }
    const { subjectKind, subjectNo } = approval
    const [[subject], holder] = await Promise.all([
      subjects[subjectKind].find(work, [subjectNo]),
      findLinkHolder(work, link.employeeId, language),
    ])
    if (!subject || !holder) return problem('approvalLinkUnknown')
    return {
      state,
      approver: maskName(readableName(holder, language)),
      object: approval.object,
      subjectKind: approval.subjectKind,
      subjectNo: subject.displayNo ?? subject.no,
      title: subject.title[language],
      applicant: maskName(applicantOf(approval, language)),
      total: subject.total,
      currency: subject.currency,
      version: subject.version,
      submittedAt: approval.submittedAt.toISOString(),
      deadline: approval.deadline.toISOString(),
      onSilence: approval.progress.onSilence,
      people: approval.subjectKind === 'order' ? await peopleOf(work, subject.no, language) : namesOf(subject, language),
    }
  })
}

const namesOf = ({ travellers }: ApprovalSubject, language: Language): People =>
  travellers.map((traveller) => ({ name: maskName(passengerName(traveller, language)), violations: [] }))

async function peopleOf(tenant: Tenant, orderNo: string, language: Language): Promise<People> {
  const travellers = await findOrderTravellers(tenant, [orderNo], language)
  return travellers.map(({ reason, violations, ...traveller }) => ({
    name: maskName(passengerName(traveller, language)),
    violations: violations.map(({ sentence }) => sentence[language]),
    ...(reason && { reason: storedReason(reason, language) }),
  }))
}

function stateOf(context: Context, link: LinkRow, decided: boolean): Read['state'] {
  if (link.usedAt) return 'used'
  if (decided) return 'decided'
  return link.expiresAt <= context.clock.now() ? 'expired' : 'open'
}

/** Decides as the person to whom the notification went; the link is used up in the same transaction. */
export async function decideLink(context: Context, request: RequestOf<typeof decideByLink>): Promise<Decided | Problem> {
  const enterpriseId = enterpriseOf(request.token)
  if (enterpriseId === undefined) return problem('approvalLinkUnknown')
  let concerned: string[] = []
  const answer = await withLastLook(context, enterpriseId, newId(context.clock.now()), (look) =>
    inTransaction<Decided | Problem>(context, enterpriseId, (work) =>
      decideByNotification(work, request, look, (people) => (concerned = people)),
    ),
  )
  if (!isProblem(answer)) announce(context, enterpriseId, answer.subjectNo, concerned)
  return answer
}

async function decideByNotification(
  work: Work,
  { token, decision, version, reason }: RequestOf<typeof decideByLink>,
  look: LastLook | undefined,
  tell: (concerned: string[]) => void,
): Promise<Decided | Problem> {
  const hash = tokenHash(token)
  const link = await findLink(work, hash, true)
  const holder = link && (await findLinkHolder(work, link.employeeId, 'zh-CN'))
  if (!link || !holder?.permissions.includes('approve')) return problem('approvalLinkUnknown')
  if (link.usedAt) return problem('approvalLinkUsed')
  const refused = await refuseLink(work, link)
  if (refused) return refused
  const person = { enterpriseId: work.enterpriseId, employeeId: link.employeeId, name: holder.name }
  const wished = { approvalId: link.approvalId, decision, version, ...(reason && { reason }) }
  const decided = await decideIn(work, person, { request: wished, look, tell })
  if (!isProblem(decided)) await spendLink(work, hash, work.context.clock.now())
  return decided
}

/** Past its time a link says whether the case was decided or ran out. */
async function refuseLink(work: Work, link: LinkRow): Promise<Problem | undefined> {
  const now = work.context.clock.now()
  if (link.expiresAt > now) return undefined
  const approval = await findApproval(work, link.approvalId)
  const why = approval && decisionProblem(approval.progress, link.employeeId, now.toISOString())
  return why?.problem === 'approvalDecided' ? why : problem('approvalLinkExpired')
}

/** The company whose notification a token stands in. */
export async function enterpriseOfLink(context: Context, token: string): Promise<number | undefined> {
  const enterpriseId = enterpriseOf(token)
  if (enterpriseId === undefined) return undefined
  const link = await inCompany(context, enterpriseId, (work) => findLink(work, tokenHash(token)))
  return link && enterpriseId
}

/** The number of the customer leads the token, since nobody is signed in. */
function enterpriseOf(token: string): number | undefined {
  const found = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token)
  return found ? Number(found[1]) : undefined
}
