import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import type { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import type { OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { offerAsOf, stepAsOf, totalAsOf } from '@sojourn/domain/booking/time-machine/as-of'
import type { Actor, Context } from '../../../context'
import { inSnapshot } from '../../../work'
import { stateNameOf, wordsOf } from '../order/summary'
import { approvalAsOf, knewAsOf, momentOf } from './time-machine-asked'
import { momentsOf } from './time-machine-moments'
import { recordsOf, type RecordedOrder, type Records } from './time-machine-records'
import { seenSearches } from './time-machine-searches'

/** An order as of a moment, rebuilt from what was recorded: histories, choice sets, acts, notifications and looks. */
export const orderAsOf = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getOrderAsOf>,
): Promise<OrderAsOf | Problem> =>
  inSnapshot<OrderAsOf | Problem>(context, actor.enterpriseId, async (work) => {
    const at = momentOf(context, request)
    if (isProblem(at)) return at
    const records = await recordsOf(work, actor, request.orderNo)
    if (isProblem(records)) return records
    const { main, searches, travellers } = records
    const searched = searches.filter(({ searchedAt }) => searchedAt.toISOString() <= at)
    const order = asOf(context, main, actor, at)
    const approval = approvalAsOf(records, actor, at)
    return {
      orderNo: main.order.orderNo,
      at,
      moments: momentsOf(records, {
        words: wordsOf(context, main.order, actor.language),
        sections: context.policySections,
        language: actor.language,
      }),
      ...(order && { order }),
      ...(approval && { approval }),
      money: moneyAsOf(records, at),
      afterSales: records.children.flatMap((child) => afterSaleAsOf(context, child, actor, at) ?? []),
      searches: await seenSearches(work, actor, { order: main.order, rows: searched, travellers }),
      knew: knewAsOf(records, at),
    }
  })

const stepsOf = ({ history }: RecordedOrder) => history.map((row) => ({ ...row, at: row.at.toISOString() }))

/** The order as it stood after a step. */
const orderAfter = ({ order }: RecordedOrder, { event, fromState, toState }: ReturnType<typeof stepsOf>[number]) => ({
  ...order,
  state: toState,
  failedAsDraft: event === 'fail' && fromState === 'draft',
})

function asOf(context: Context, recorded: RecordedOrder, actor: Actor, at: string): OrderAsOf['order'] {
  const steps = stepsOf(recorded)
  const step = stepAsOf(steps, at)
  if (!step) return undefined
  const { order } = recorded
  const offer = offerAsOf(steps, at)
  return {
    version: step.version,
    state: numberOfKept({ ...order, state: step.toState }),
    stateName: stateNameOf(context, orderAfter(recorded, step), actor.language),
    title: order.title[actor.language],
    ...(offer && { offer }),
    total: totalAsOf(order.total, steps, at),
    verdict: order.verdict,
  }
}

function afterSaleAsOf(
  context: Context,
  recorded: RecordedOrder,
  actor: Actor,
  at: string,
): OrderAsOf['afterSales'][number] | undefined {
  const step = stepAsOf(stepsOf(recorded), at)
  const { orderNo, kind, title, total } = recorded.order
  return (
    step && {
      orderNo,
      kind,
      state: numberOfKept({ ...recorded.order, state: step.toState }),
      stateName: stateNameOf(context, orderAfter(recorded, step), actor.language),
      title: title[actor.language],
      total,
    }
  )
}

/** Paid is what a payment or settlement took by then; returned what refunds had brought back. */
function moneyAsOf({ main, children }: Records, at: string): OrderAsOf['money'] {
  const happened = (recorded: RecordedOrder, event: string): number => {
    const steps = stepsOf(recorded)
    const step = steps.find((each) => each.event === event && each.at <= at)
    return step ? totalAsOf(recorded.order.total, steps, at) : 0
  }
  const sum = (recorded: readonly RecordedOrder[], event: string) =>
    recorded.reduce((total, each) => total + happened(each, event), 0)
  const paying = [main, ...children.filter(({ order }) => order.kind !== 'refund')]
  return {
    paid: sum(paying, 'pay'),
    returned: sum(
      children.filter(({ order }) => order.kind === 'refund'),
      'refund',
    ),
  }
}
