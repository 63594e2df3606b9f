import { approvalStates, approvalTaskStates, orderStates } from '@sojourn/contract/booking/codes'
import type { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import type { OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { offerAsOf, roundAsOf, stepAsOf, totalAsOf, type HistoryStep } from '@sojourn/domain/booking/time-machine/as-of'
import { orderText } from '@sojourn/text/booking/order'
import { timeMachineText } from '@sojourn/text/booking/time-machine'
import type { Actor, Context } from '../../../context'
import type { ApprovalRow } from '../approval/store'
import { momentsOf } from './time-machine-moments'
import { recordsOf, type RecordedOrder, type Records } from './time-machine-records'
import { seenSearches } from './time-machine-searches'

/** An order as of a moment, rebuilt from what was recorded: histories, choice sets, acts, letters and looks. */
export const orderAsOf = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getOrderAsOf>,
): Promise<OrderAsOf | Problem> =>
  context.database.snapshot<OrderAsOf | Problem>(actor.enterpriseId, async (sql) => {
    const moment = request.at === undefined ? context.clock.now() : new Date(request.at)
    if (Number.isNaN(moment.getTime())) return problem('badRequest', { field: 'at' })
    const at = moment.toISOString()
    const records = await recordsOf(sql, actor, request.orderNo)
    if (isProblem(records)) return records
    const { main, searches, travellers } = records
    const searched = searches.filter(({ searchedAt }) => searchedAt.toISOString() <= at)
    const order = asOf(main, actor, at)
    const approval = approvalAsOf(records, actor, at)
    return {
      orderNo: main.order.orderNo,
      at,
      moments: momentsOf(records, actor.language),
      ...(order && { order }),
      ...(approval && { approval }),
      money: moneyAsOf(records, at),
      afterSales: records.children.flatMap((child) => afterSaleAsOf(child, actor, at) ?? []),
      searches: await seenSearches(sql, actor, main.order, searched, travellers),
      knew: knewAsOf(records, at),
    }
  })

const stepsOf = ({ history }: RecordedOrder): HistoryStep[] => history.map((row) => ({ ...row, at: row.at.toISOString() }))
const stateName = (state: number, actor: Actor): string => orderText[actor.language].states[orderStates.word(state as 10)]

function asOf(recorded: RecordedOrder, actor: Actor, at: string): OrderAsOf['order'] {
  const steps = stepsOf(recorded)
  const step = stepAsOf(steps, at)
  if (!step) return undefined
  const { order } = recorded
  const offer = offerAsOf(steps, at)
  return {
    version: step.version,
    state: step.toState as 10,
    stateName: stateName(step.toState, actor),
    title: order.title[actor.language],
    ...(offer && { offer }),
    total: totalAsOf(order.total, steps, at),
    outOfPolicy: order.outOfPolicy,
  }
}

function afterSaleAsOf(recorded: RecordedOrder, actor: Actor, at: string): OrderAsOf['afterSales'][number] | undefined {
  const step = stepAsOf(stepsOf(recorded), at)
  const { orderNo, kind, title, total } = recorded.order
  return (
    step && {
      orderNo,
      kind,
      state: step.toState as 10,
      stateName: stateName(step.toState, actor),
      title: title[actor.language],
      total,
    }
  )
}

/** The latest round that had begun. */
function approvalAsOf({ rounds, tasks }: Records, actor: Actor, at: string): OrderAsOf['approval'] {
  const text = timeMachineText[actor.language]
  const round = rounds.find(({ submittedAt }) => submittedAt.toISOString() <= at)
  const shown = round && roundAsOf(recordedRound(round, tasks), at)
  if (!round || !shown) return undefined
  return {
    round: round.round,
    state: approvalStates.code(shown.state),
    stateName: text.approvalStates[shown.state],
    tasks: shown.tasks.map(({ state, ...task }) => ({
      ...task,
      state: approvalTaskStates.code(state),
      stateName: text.taskStates[state],
    })),
  }
}

const recordedRound = (round: ApprovalRow, tasks: Records['tasks']) => ({
  state: round.progress.state,
  submittedAt: round.submittedAt.toISOString(),
  ...(round.endedAt && { endedAt: round.endedAt.toISOString() }),
  tasks: tasks
    .filter(({ approvalId }) => approvalId === round.approvalId)
    .map(({ level, approver, state, createdAt, decidedAt, reason }) => ({
      level,
      approver,
      state: approvalTaskStates.word(state),
      createdAt: createdAt.toISOString(),
      ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
      ...(reason && { reason }),
    })),
})

/** Paid is what a payment or settlement took by then; returned what refunds had brought back. */
function moneyAsOf({ main, children }: Records, at: string): OrderAsOf['money'] {
  const happened = (recorded: RecordedOrder, event: string): number => {
    const steps = stepsOf(recorded)
    const step = steps.find((each) => each.event === event && each.at <= at)
    return step ? totalAsOf(recorded.order.total, steps, at) : 0
  }
  const sum = (recorded: readonly RecordedOrder[], event: string) =>
    recorded.reduce((total, each) => total + happened(each, event), 0)
  const paying = [main, ...children.filter(({ order }) => order.kind === 'change')]
  return {
    paid: sum(paying, 'pay'),
    returned: sum(
      children.filter(({ order }) => order.kind === 'refund'),
      'refund',
    ),
  }
}

/** Who had been told, and who had looked at which version. */
function knewAsOf({ letters, views }: Records, at: string): OrderAsOf['knew'] {
  const known = new Map<string, OrderAsOf['knew'][number]>()
  const of = (employeeId: string, name: string) => {
    const found = known.get(employeeId) ?? { name, letters: [] }
    known.set(employeeId, found)
    return found
  }
  for (const letter of letters) {
    const moment = letter.at.toISOString()
    if (moment <= at) of(letter.employeeId, letter.name).letters.push({ at: moment, subject: letter.subject })
  }
  for (const view of views) {
    const moment = view.at.toISOString()
    if (moment <= at) Object.assign(of(view.employeeId, view.name), { seenVersion: view.version, seenAt: moment })
  }
  return [...known.values()]
}
