import type { getTravelApplyBalance } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationBalance } from '@sojourn/contract/booking/application/application-balance.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetLeft, unlimited } from '@sojourn/domain/booking/application/budget'
import { leftOf } from '@sojourn/domain/booking/application/left'
import type { BookingFacts } from '@sojourn/domain/booking/application/match'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import { shortYuan } from '@sojourn/domain/kit/money'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inSnapshot } from '../../../work'
import { findKnownBudgets } from './budget-store'
import { findApplications } from './store'
import { chinaDate } from '../../../kit/clock'
import { openDraft } from '../draft/draft'
import type { DraftRow } from '../draft/store'
import { findEnterprise, matchTerms } from '../settings/store'
import { findPeople } from '../traveller/store'
import { bookingBudget, othersBudget } from './application-account'
import { draftFacts } from './application-draft-facts'
import { matchableOf, type Matchable } from './application-matchable'
import { findUsable, refusalOf } from './match-application'
import { shortage } from './charge-budget'
import { budgetsAsked, withoutLeft } from './order-budget'

type Balance = ResponseOf<typeof getTravelApplyBalance>
type Request = RequestOf<typeof getTravelApplyBalance>

/** Which application, and what is left of it, for somebody who books or has booked under it. */
export const balanceUnder = (actor: Actor, application: Matchable): ApplicationBalance => ({
  travelApplyNo: application.row.travelApplyNo,
  displayTravelApplyNo: application.row.displayNo,
  title: application.row.title,
  budget: { control: application.control, total: application.row.budgetTotal, left: application.budgetLeft },
  ...leftOf(application),
  ...(application.nightsPerDay !== undefined && { nightsPerDay: application.nightsPerDay }),
  mayAmend: application.applicantId === actor.employeeId && isBookable(application.state),
})

/** The application of an order; whoever may read the order may read this. */
export async function balanceOfOrder(
  tenant: Tenant,
  actor: Actor,
  { travelApplyNo }: { travelApplyNo: string | null },
): Promise<{ application?: ApplicationBalance }> {
  if (!travelApplyNo) return {}
  const rows = await findApplications(tenant, [travelApplyNo], actor.language)
  const [application] = await matchableOf(tenant, rows)
  return application ? { application: balanceUnder(actor, application) } : {}
}

/** The application of a search on its way, and where the booking as known by now goes beyond it (handbook 9.3). */
export const draftBalance = (context: Context, actor: Actor, request: Request): Promise<Balance | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const draft = await openDraft<Record<string, unknown>>(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    if (draft.travelType === 'personal') return { beyond: [], budgets: [] }
    const own = request.booking ? await underBudgets(work, actor, draft, request.booking) : { beyond: [], budgets: [] }
    if (!draft.travelApplyNo) return own
    const travellerIds = request.booking?.travellerIds ?? draft.travellerIds
    const application = await findUsable(work, actor, draft.travelApplyNo, travellerIds)
    if (!application) return { beyond: [], budgets: [] }
    const { config } = await findEnterprise(work)
    const { startDate, endDate, rooms } = request.booking ?? {}
    const facts: BookingFacts = {
      ...draftFacts(draft, matchTerms(config)),
      product: draft.product,
      travellerIds,
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(rooms && { rooms }),
    }
    return {
      application: balanceUnder(actor, application),
      beyond: [...beyondOf(actor, application, facts, request.booking?.amount), ...own.beyond],
      budgets: own.budgets,
    }
  })

/** The budgets of travel beside what an application pays for, with those that do not reach. */
async function underBudgets(
  work: Work,
  actor: Actor,
  { product, travelApplyNo }: Pick<DraftRow, 'product' | 'travelApplyNo'>,
  { travellerIds, startDate, amount, costs = [] }: NonNullable<Request['booking']>,
): Promise<Balance> {
  const people = await findPeople(work, travellerIds, { today: chinaDate(work.context.clock.now()), reader: actor.language })
  const travellers = people.map(({ employeeId, departmentId, costCentreId }) => {
    const chosen = costs.find((cost) => cost.employeeId === employeeId)
    const others = chosen?.costShares?.map((share) => ({ id: share.costCentreId, percent: share.percent }))
    const costCentre = {
      id: chosen?.costCentreId ?? costCentreId,
      ...(others && { others }),
      ...(chosen?.projectCode && { project: { code: chosen.projectCode } }),
    }
    return { employeeId, departmentId, costCentre }
  })
  const departAt = new Date(`${startDate}T00:00:00+08:00`)
  const asked = await budgetsAsked(work, { total: amount, departAt, product, travelApplyNo, travellers })
  const known = await findKnownBudgets(
    work,
    actor.employeeId,
    asked.map(({ account }) => account.budgetId),
  )
  const isKnown = ({ account }: (typeof asked)[number]) => known.includes(account.budgetId)
  return {
    budgets: asked.map((each) => (isKnown(each) ? bookingBudget(each, actor, false) : othersBudget(each, actor))),
    beyond: asked.flatMap((each) => {
      const { account, needed } = each
      const left = budgetLeft(account)
      if (left === unlimited || needed <= left) return []
      const asks = account.overLimit === 'approve'
      const why = problem(
        asks ? 'budgetNeedsApproval' : 'budgetInsufficient',
        shortage(account, { encumbered: needed, spent: 0 }),
      )
      return {
        message: problemSentence(isKnown(each) ? why : withoutLeft(why), actor.language),
        refused: account.overLimit === 'forbid',
      }
    }),
  }
}

/** What submitting would be refused for, and a budget that warns; the amount apart, with what is left and needed. */
function beyondOf(actor: Actor, application: Matchable, facts: BookingFacts, amount: number | undefined): Balance['beyond'] {
  const said = (why: Problem, refused: boolean) => ({ message: problemSentence(why, actor.language), refused })
  const refused = refusalOf(actor, application, facts)
  const left = Math.max(0, application.budgetLeft)
  const overspends = amount !== undefined && amount > application.budgetLeft
  return [
    ...(refused ? [said(refused, true)] : []),
    ...(overspends
      ? [
          said(
            problem('applicationBudgetExceeded', { detail: { left: shortYuan(left), needed: shortYuan(amount) } }),
            application.control === 'strong',
          ),
        ]
      : []),
  ]
}
