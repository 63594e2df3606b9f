import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { isPlaced } from '@sojourn/domain/booking/order/transitions'
import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { applicationNextStep, standardSentencesOf } from '@sojourn/domain/booking/application/application-sentences'
import { isAsked, shownVersion } from '@sojourn/domain/booking/application/transitions'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inSnapshot } from '../../../work'
import { findBudget } from '../application/budget-store'
import type { ApplicationHistoryRow, ApplicationRow, ContentRow } from '../application/record'
import { findApplications, findContent, findHistory } from '../application/store'
import { findUses } from '../application/use-store'
import { findApprovalOfOrder, findTasks, type ApprovalRow, type TaskRow } from '../approval/store'
import { summariesOf } from '../order/summary'
import { findFieldsByKey } from '../settings/custom-field-store'
import { findCostCentres, findPeople } from '../traveller/store'
import { accountBalance } from '../application/application-account'
import { budgetLeftOf, shownMoney } from '../application/application-money'
import { applicationSummary } from '../application/application-summary'
import { approvalOf, customFields, historyOf, inLanguage, lineUse, travellerOf, versionsOf, waitingFor } from './application-view'

/** One application for somebody concerned: applicant, traveller, approver, the travel administrator, or who looks after the money (S2.38). */
export const applicationDetail = (
  context: Context,
  actor: Actor,
  request: { travelApplyNo: string; contentVersion?: number },
): Promise<ApplicationDetail | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const [row] = await findApplications(work, [request.travelApplyNo], actor.language)
    if (!row || row.state === 'deleted') return unknown
    const approval = await findApprovalOfOrder(work, row.travelApplyNo)
    const tasks = approval ? await findTasks(work, approval.approvalId, actor.language) : []
    const history = await findHistory(work, row.travelApplyNo, actor.language)
    const version = versionFor(actor, row, history, request.contentVersion)
    const shown = version === undefined ? undefined : await findContent(work, row.travelApplyNo, version, actor.language)
    if (!shown || !isConcerned(actor, row, shown, tasks)) return unknown
    return detail(work, actor, { row, shown, history, approval, tasks })
  })

const unknown = problem('applicationUnknown', { field: 'travelApplyNo' })

/** What its applicant is still writing is nobody else's: they read what was submitted, the latest where nothing else holds. */
function versionFor(
  actor: Actor,
  { applicantId, state, contentVersion, validVersion }: ApplicationRow,
  history: readonly ApplicationHistoryRow[],
  wanted: number | undefined,
): number | undefined {
  const usual = shownVersion(state, { asked: contentVersion, valid: validVersion })
  if (applicantId === actor.employeeId) return wanted ?? usual
  const submitted = versionsOf(history).map((version) => version.contentVersion)
  if (wanted === undefined && !submitted.includes(usual)) return submitted.at(-1)
  return submitted.find((version) => version === (wanted ?? usual))
}

function isConcerned(actor: Actor, row: ApplicationRow, shown: ContentRow, tasks: readonly TaskRow[]): boolean {
  const travels = shown.content.travellerIds.includes(actor.employeeId)
  const decides = tasks.some(({ approverId }) => approverId === actor.employeeId)
  const looksAfterAll = actor.permissions.includes('finance') || actor.permissions.includes('manage')
  return row.applicantId === actor.employeeId || travels || decides || looksAfterAll
}

interface Found {
  row: ApplicationRow
  shown: ContentRow
  history: ApplicationHistoryRow[]
  approval: ApprovalRow | undefined
  tasks: TaskRow[]
}

async function detail(work: Work, actor: Actor, found: Found): Promise<ApplicationDetail> {
  const { row, shown, history, approval, tasks } = found
  const state = row.state
  const approverIds = tasks.map(({ approverId }) => approverId)
  return {
    ...applicationSummary(actor, row, shown, approverIds),
    ...(await company(work, actor, row, shown)),
    ...(await usage(work, actor, row, shown)),
    version: row.version,
    contentVersion: shown.contentVersion,
    validVersion: row.validVersion,
    versions: versionsOf(history),
    content: inLanguage(shown.content, actor),
    travellers: shown.people.map((person) => travellerOf(person, actor)),
    ...(approval ? { approval: approvalOf(approval, tasks, actor.language) } : {}),
    history: history.map((entry) => historyOf(entry, actor)),
    nextStep: applicationNextStep(state, isAsked(state) ? waitingFor(approval, tasks, actor.language) : [], actor.language),
  }
}

/** What the company's own data say: its fields, the cost centre, the department. */
async function company(tenant: Tenant, actor: Actor, row: ApplicationRow, { content }: ContentRow) {
  const keys = content.customFields.map(({ key }) => key)
  const [fields, costCentres, [applicant]] = await Promise.all([
    findFieldsByKey(tenant, keys),
    findCostCentres(tenant),
    findPeople(tenant, [row.applicantId], { today: row.startDate, reader: actor.language }),
  ])
  const costCentre = costCentres.find(({ id }) => id === content.costCentreId)
  return {
    standard: content.standard ? standardSentencesOf(content.standard, actor.language) : [],
    costCentre: costCentre ? `${costCentre.code} ${costCentre.name[actor.language]}` : '',
    departmentName: applicant?.departmentName[actor.language] ?? '',
    customFields: customFields(content, fields, actor),
  }
}

/** What orders took: the figures, the orders, the legs. */
async function usage(work: Work, actor: Actor, row: ApplicationRow, shown: ContentRow) {
  const uses = await findUses(work, [row.travelApplyNo])
  const orderNos = uses.map(({ orderNo }) => orderNo)
  const money = shownMoney(row, shown)
  const [orders, account] = await Promise.all([
    summariesOf(work, actor, orderNos),
    row.budgetId === null ? undefined : findBudget(work, row.budgetId),
  ])
  return {
    budget: {
      control: row.control,
      total: money.budgetTotal,
      encumbered: row.encumbered,
      spent: row.spent,
      left: budgetLeftOf(money),
      sharedWith: money.sharing.map(({ travelApplyNo, displayNo }) => ({ travelApplyNo, displayTravelApplyNo: displayNo })),
      ...(account ? { account: accountBalance(account, actor) } : {}),
    },
    lineUse: lineUse(uses, shown),
    orders: uses.flatMap((use) => {
      const order = orders.find(({ orderNo }) => orderNo === use.orderNo)
      return order && isPlaced(stateOfNumber(order.state))
        ? [{ order, amount: use.amount, state: use.state, contentVersion: use.contentVersion }]
        : []
    }),
  }
}
