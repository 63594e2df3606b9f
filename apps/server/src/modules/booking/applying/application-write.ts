import type { saveTravelApplyDraft, submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetLeft } from '@sojourn/domain/booking/application/budget'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { isBookable, isWritable } from '@sojourn/domain/booking/application/transitions'
import { shortYuan } from '@sojourn/domain/kit/money'
import { applicationText } from '@sojourn/text/booking/application/words'
import { firstAsked } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Context, Work } from '../../../context'
import { answeredBefore } from '../../../db/once'
import type { Tenant } from '../../../db/tenant'
import { once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { findBudgetFor } from '../application/budget-store'
import { applicationNumber } from '../application/application-summary'
import type { ApplicationRow, ContentRow, Outlook } from '../application/record'
import {
  insertApplication,
  insertContent,
  insertHistory,
  lockApplication,
  nextDisplayNo,
  replaceTravellers,
  updateApplication,
} from '../application/store'
import { applicationSettings, findEnterprise } from '../settings/store'
import type { PersonRow } from '../traveller/store'
import { applicationChain, askForApplication } from './application-approval'
import { checkContent, peopleOf, refuseContent, snapshot } from './application-content'
import { headOf, moveApplication } from './application-move'
import { accountFor, estimatesOf } from './application-preview'
import { linkSchedule } from './application-schedule'
import { tell, tellTravellers } from './application-announce'

type Save = RequestOf<typeof saveTravelApplyDraft>
type Saved = ResponseOf<typeof saveTravelApplyDraft>
type Submit = RequestOf<typeof submitTravelApply>
type SubmittedApplication = ResponseOf<typeof submitTravelApply>

/** Keeps what is written so far, as often as its writer likes. */
export async function saveApplicationDraft(context: Context, actor: Actor, request: Save): Promise<Saved | Problem> {
  return once<Saved>(context, actor, async (work) => {
    const found = await findWritten(work, actor, request)
    if (isProblem(found)) return found
    if (found && !isWritable(found.state)) return refusal(found, actor)
    const people = await peopleOf(work, actor, request.content)
    if (isProblem(people)) return people
    const { row } = await write(work, actor, found, { content: request.content, people, outlook: null })
    return answer(row)
  })
}

/** Asks for approval of a new application or of a modification; where nobody needs to approve, it holds at once. */
export async function submitApplication(
  context: Context,
  actor: Actor,
  request: Submit,
): Promise<SubmittedApplication | Problem> {
  const before = await answeredBefore<SubmittedApplication>(context, actor)
  if (before) return before
  let asked: string[] = []
  const estimates = await estimatesOf(context, actor, request.content)
  const answered = await once<SubmittedApplication>(context, actor, async (work) => {
    const found = await findWritten(work, actor, request)
    if (isProblem(found)) return found
    const state = found ? found.state : 'draft'
    if (!isWritable(state) && !isBookable(state)) return refusal(found!, actor)
    const content = await checkContent(work, actor, request.content)
    if (isProblem(content)) return content
    const people = await peopleOf(work, actor, content)
    if (isProblem(people)) return people
    const unfit = await refuseContent(work, actor, content, found)
    if (unfit) return unfit
    const outlook = { estimates, account: (await accountFor(work, actor, content)) ?? null }
    const written = await write(work, actor, found, { content, people, outlook })
    const resolved = await applicationChain(work, actor, { shown: written.shown, people, chosen: request.approvers })
    if (isProblem(resolved)) return resolved
    const { chain } = resolved
    const short = await refuseBudget(work, actor, { content, found, decided: chain !== undefined })
    if (short) return short
    // Before the first approval it is theirs from now on, not while it is written.
    if (written.row.validVersion === 0) await replaceTravellers(work, written.row.travelApplyNo, written.shown.people)
    asked = firstAsked(chain)
    const verb = isBookable(state) ? 'modify' : 'submit'
    const moved = await moveApplication(work, written.row, {
      event: chain ? verb : `${verb}Unasked`,
      by: { kind: 'applicant', id: actor.employeeId, name: actor.name },
    })
    if (isProblem(moved)) return moved
    await tellTravellers(work, actor, moved, written.shown)
    const approvalId = await askForApplication(work, actor, { row: moved, shown: written.shown, asked: resolved })
    if (chain) return { ...answer(moved), ...(approvalId !== undefined && { approvalId }) }
    const linked = await linkSchedule(work, moved)
    return isProblem(linked) ? linked : answer(moved)
  })
  if (!isProblem(answered)) tell(context, actor.enterpriseId, answered.travelApplyNo, [actor.employeeId, ...asked])
  return answered
}

const answer = (row: ApplicationRow): Saved => ({
  travelApplyNo: row.travelApplyNo,
  state: applicationNumber(row),
  version: row.version,
})

const refusal = (row: ApplicationRow, actor: Actor): Problem =>
  problem('applicationRefused', { detail: { state: applicationText[actor.language].states[row.state] } })

/** The application that is being written, if it is an old one: one's own, and as the page has read it. */
async function findWritten(tenant: Tenant, actor: Actor, request: Save): Promise<ApplicationRow | undefined | Problem> {
  if (request.travelApplyNo === undefined) return undefined
  const row = await lockApplication(tenant, request.travelApplyNo)
  if (!row || row.applicantId !== actor.employeeId || row.state === 'deleted')
    return problem('applicationUnknown', { field: 'travelApplyNo' })
  return row.version === request.version ? row : problem('applicationChanged', { field: 'version' })
}

/** Stores a new version of the contents; before the first approval the head follows it. */
async function write(
  work: Work,
  actor: Actor,
  found: ApplicationRow | undefined,
  { content, people, outlook }: { content: ApplicationContent; people: readonly PersonRow[]; outlook: Outlook | null },
): Promise<{ row: ApplicationRow; shown: ContentRow }> {
  const now = work.context.clock.now()
  const shown: ContentRow = {
    contentVersion: (found?.contentVersion ?? 0) + 1,
    content,
    people: people.map(snapshot),
    writtenAt: now,
    outlook,
  }
  const base = found ?? (await blank(work, actor))
  const next: ApplicationRow = { ...base, contentVersion: shown.contentVersion, updatedAt: now }
  await insertContent(work, next.travelApplyNo, shown)
  // A modification shows itself once it is approved; until then the head stays as it holds.
  if (next.validVersion > 0) return { row: next, shown }
  const row = headOf({ ...next, version: base.version + 1 }, shown)
  if (found) await updateApplication(work, row, found.version)
  else await insertApplication(work, row)
  await insertHistory(work, row.travelApplyNo, {
    version: row.version,
    at: now,
    actorId: actor.employeeId,
    actorName: actor.name,
    event: 'write',
    fromState: found?.state ?? null,
    toState: row.state,
    contentVersion: row.contentVersion,
    reason: '',
  })
  return { row, shown }
}

async function blank(work: Work, actor: Actor): Promise<ApplicationRow> {
  const now = work.context.clock.now()
  const enterprise = await findEnterprise(work)
  return {
    travelApplyNo: newNumber('A'),
    displayNo: await nextDisplayNo(work.sql, chinaDate(now)),
    state: 'draft',
    version: 0,
    contentVersion: 0,
    validVersion: 0,
    applicantId: actor.employeeId,
    applicantName: actor.name,
    departmentId: actor.departmentId,
    type: 'ordinary',
    title: '',
    description: '',
    travellerNames: [],
    products: [],
    startDate: chinaDate(now),
    endDate: chinaDate(now),
    currency: enterprise.currency,
    control: applicationSettings(enterprise.config).control,
    budgetTotal: 0,
    encumbered: 0,
    spent: 0,
    budgetId: null,
    sharedBudget: null,
    sharing: [],
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * An account that forbids it says so before anybody is asked to approve, and one that asks for approval where nobody is asked; at the approval
 * it decides again.
 */
async function refuseBudget(
  tenant: Tenant,
  actor: Actor,
  { content, found, decided }: { content: ApplicationContent; found: ApplicationRow | undefined; decided: boolean },
): Promise<Problem | undefined> {
  const account = await findBudgetFor(tenant, {
    costCentreId: content.costCentreId,
    departmentId: found?.departmentId ?? actor.departmentId,
    date: content.startDate,
  })
  if (!account || account.overLimit === 'allow' || account.amount < 0) return undefined
  if (account.overLimit === 'approve' && decided) return undefined
  const held = found?.budgetId === account.budgetId && found.validVersion > 0 ? found.budgetTotal : 0
  const needed = budgetTotal(content) - held
  const left = budgetLeft(account)
  return needed > left
    ? problem(account.overLimit === 'approve' ? 'budgetNeedsApproval' : 'budgetInsufficient', {
        field: 'budgets',
        detail: { left: shortYuan(Math.max(0, left)), needed: shortYuan(needed) },
      })
    : undefined
}
