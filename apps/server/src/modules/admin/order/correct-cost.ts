import type { correctCostCentre, correctCostCentres } from '@sojourn/contract/admin/orders/order.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { isPlaced } from '@sojourn/domain/booking/order/transitions'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { holdBudgets, rechargeBudget } from '../../booking/application/order-budget'
import { chargeBillLines, isBilled, lockBillsOf } from '../../booking/order/bill-cost-store'
import { writeCostChange } from '../../booking/order/cost-change-store'
import type { TravellerCost } from '../../booking/order/record'
import { findOrderTravellers, lockOrders, type OrderRow, type OrderTravellerRow } from '../../booking/order/store'
import { chinaDate } from '../../../kit/clock'
import { findProjectsOn } from '../../booking/settings/project-store'
import { findCostCentres } from '../../booking/traveller/store'
import { isWithin, scopeOf, type Scope } from '../../booking/traveller/scope'

type Request = RequestOf<typeof correctCostCentre>
type Corrected = ResponseOf<typeof correctCostCentre>

/** Whose costs the caller looks after, and what can be chosen today. */
interface Means {
  scope: Scope
  centres: Awaited<ReturnType<typeof findCostCentres>>
  projects: Awaited<ReturnType<typeof findProjectsOn>>
}

async function meansOf(work: Work, actor: Actor): Promise<Means | Problem> {
  const scope = await scopeOf(work, actor, 'manageCosts')
  if (isProblem(scope)) return scope
  const today = chinaDate(work.context.clock.now())
  const [centres, projects] = await Promise.all([findCostCentres(work), findProjectsOn(work, today)])
  return { scope, centres, projects }
}

/** Charges a traveller's part of an order to another cost centre or project; what was posted stays as it was posted. */
export const correctCost = (context: Context, actor: Actor, request: Request): Promise<Corrected | Problem> =>
  once<Corrected>(context, actor, async (work) => {
    const means = await meansOf(work, actor)
    return isProblem(means) ? means : correctPart(work, actor, means, request)
  })

type Together = RequestOf<typeof correctCostCentres>
type Done = ResponseOf<typeof correctCostCentres>

/** Problems of what was chosen for all; any other is of one part, which is named. */
const chosenOnes: ReadonlySet<string> = new Set(['costCentreId', 'projectCode', 'reason'])

/** The same of several parts, all of them or none: of one that cannot be charged it is said which and why. */
export const correctCosts = (context: Context, actor: Actor, request: Together): Promise<Done | Problem> =>
  once<Done>(context, actor, async (work) => {
    const { parts, costCentreId, projectCode, reason } = request
    const means = await meansOf(work, actor)
    if (isProblem(means)) return means
    const chosen = parts.map((part): Request => {
      const project = projectCode ?? part.beforeProject
      return { ...part, costCentreId, reason, ...(project !== undefined && { projectCode: project }) }
    })
    await holdTogether(work, means, chosen)
    for (const part of chosen) {
      const done = await correctPart(work, actor, means, part)
      if (!isProblem(done)) continue
      if (chosenOnes.has(done.field ?? '') && (done.field !== 'projectCode' || projectCode !== undefined)) return done
      return problem('togetherRefused', {
        field: 'parts',
        detail: { name: part.orderNo, why: problemSentence(done, actor.language) },
      })
    }
    return { count: parts.length }
  })

/** All that the parts move is held in one order before the first of them moves: part by part it would cross with bookings. */
async function holdTogether(work: Work, means: Means, parts: readonly Request[]): Promise<void> {
  const orderNos = [...new Set(parts.map(({ orderNo }) => orderNo))]
  const orders = await lockOrders(work, orderNos)
  await lockBillsOf(work, orderNos)
  const travellers = await findOrderTravellers(work, orderNos)
  const moved = orders.map((order) => {
    const before = travellers.filter(({ orderNo }) => orderNo === order.orderNo)
    const after = before.flatMap((each) => {
      const part = parts.find(({ orderNo, position }) => orderNo === order.orderNo && position === each.position)
      const costCentre = part && costOf(means, each.costCentre, part)
      return costCentre && !isProblem(costCentre) ? [{ ...each, costCentre }] : []
    })
    return { ...order, travellers: [...before, ...after] }
  })
  await holdBudgets(work, moved)
}

async function correctPart(work: Work, actor: Actor, means: Means, request: Request): Promise<Corrected | Problem> {
  const found = await findCharged(work, means, request)
  if (isProblem(found)) return found
  const { order, travellers, traveller } = found
  const { orderNo, position, reason } = request
  if (reason.trim() === '') return problem('costReasonMissing', { field: 'reason' })
  const before = traveller.costCentre
  if (before.id !== request.before) return problem('recordChanged', { field: 'before' })
  if (before.project?.code !== request.beforeProject) return problem('recordChanged', { field: 'beforeProject' })
  if (await isBilled(work, orderNo, position)) return problem('orderBilled', { field: 'orderNo' })
  const after = costOf(means, before, request)
  if (isProblem(after)) return after
  if (after.id === before.id && after.project?.code === before.project?.code) return { orderNo }
  const charged = travellers.map((each) => (each === traveller ? { ...each, costCentre: after } : each))
  const refused = await rechargeBudget(work, order, charged)
  if (refused) return refused
  const { employeeId: actorId, name: actorName } = actor
  const at = work.context.clock.now()
  await writeCostChange(work, orderNo, { position, at, actorId, actorName, before, after, reason: reason.trim() })
  await chargeBillLines(work, { orderNo, position, before: before.id, cost: after })
  return { orderNo }
}

interface Charged {
  order: OrderRow
  travellers: OrderTravellerRow[]
  traveller: OrderTravellerRow
}

/** The order, held, of a traveller for whose department the caller looks after costs. */
async function findCharged(work: Work, { scope }: Means, { orderNo, position }: Request): Promise<Charged | Problem> {
  const [order] = await lockOrders(work, [orderNo])
  const travellers = await findOrderTravellers(work, [orderNo])
  const traveller = travellers.find((each) => each.position === position)
  const isSeen = order?.travelType === 'business' && isPlaced(order.state) && traveller && isWithin(scope, traveller.departmentId)
  return order && traveller && isSeen ? { order, travellers, traveller } : problem('orderUnknown', { field: 'orderNo' })
}

/** What others bear stays; the one that is chosen bears its part as the traveller's own. */
function costOf(
  { centres, projects }: Means,
  before: TravellerCost,
  { costCentreId, projectCode }: Request,
): TravellerCost | Problem {
  const centre = centres.find(({ id }) => id === costCentreId)
  if (!centre) return problem('costCentreUnknown', { field: 'costCentreId' })
  const project = projects.find(({ code }) => code === projectCode)
  if (projectCode !== undefined && !project) return problem('projectUnknown', { field: 'projectCode' })
  const others = before.others?.filter(({ id }) => id !== centre.id) ?? []
  return { ...centre, ...(others.length > 0 && { others }), ...(project && { project }) }
}
