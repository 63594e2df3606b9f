import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { IntlOrderChange, IntlOrderChanges } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { readIntlExchange } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import type { Actor, Context, Work } from '../../../../context'
import { inSnapshot } from '../../../../work'
import { sumOf } from '../../../booking/coupon/lines'
import { findChildren, findLines, type AfterSaleLine } from '../../../booking/coupon/store'
import { orderCore } from '../../../booking/order-detail/order-core'
import { summariesOf } from '../../../booking/order/summary'
import { findIntlOrder, findIntlSegments, keptIn, readIntlSegments, type IntlSegmentRow } from '../order/kept-store'
import { shownOrderSegment } from '../order/to-screen'
import { intlDictionaryOf } from '../supply/dictionary'
import { noticesOf } from './notices'
import { isFigured } from '../order/figured-line'

type Summary = Awaited<ReturnType<typeof summariesOf>>[number]

/** What became of an order: its refunds and changes and what those were altered to, the oldest first (S2.23). */
export const orderChanges = (context: Context, actor: Actor, request: { orderId: string }): Promise<IntlOrderChanges | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, request.orderId)
    if (!found || found.order.product !== 'intlFlight') return problem('orderUnknown', { field: 'orderId' })
    const own = readIntlSegments(found.segments)
    const kept = await findIntlOrder(work, keptIn(found.order))
    const { flights, changes } = await changesOf(work, actor, request.orderId)
    return {
      orderNo: request.orderId,
      title: found.order.title[actor.language],
      dictionary: intlDictionaryOf(
        [...own, ...flights].map(({ body }) => body),
        actor.language,
      ),
      changes: changes.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1)),
      notices: await noticesOf(work, actor, found.order, { segments: own, kept }),
      segments: own.map(shownOrderSegment),
    }
  })

/** Of an order and of the changes of it: a changed ticket may be changed or given back again. */
async function changesOf(
  work: Work,
  actor: Actor,
  parentOrderNo: string,
): Promise<{ flights: IntlSegmentRow[]; changes: IntlOrderChange[] }> {
  const before = await findIntlSegments(work, [parentOrderNo])
  const flights: IntlSegmentRow[] = []
  const changes: IntlOrderChange[] = []
  const children = await summariesOf(work, actor, await findChildren(work, parentOrderNo))
  // What is bought beside the tickets alters none of them.
  for (const summary of children.filter(({ kind }) => kind !== 'booking')) {
    const after = summary.kind === 'change' ? await findIntlSegments(work, [summary.orderNo]) : []
    changes.push(await changeOf(work, summary, before, after))
    flights.push(...after)
    const later = summary.kind === 'change' ? await changesOf(work, actor, summary.orderNo) : undefined
    changes.push(...(later?.changes ?? []))
    flights.push(...(later?.flights ?? []))
  }
  return { flights, changes }
}

async function changeOf(
  work: Work,
  { orderNo, kind, state, stateName, createdAt, travellers, total }: Summary,
  before: readonly IntlSegmentRow[],
  after: readonly IntlSegmentRow[],
): Promise<IntlOrderChange> {
  const lines = await findLines(work, [orderNo])
  const taken = before.filter(({ position }) => lines.some(({ segment }) => segment === position))
  const isKept = (row: IntlSegmentRow, others: readonly IntlSegmentRow[]): boolean =>
    others.some(({ serviceKey, body }) => serviceKey === row.serviceKey && body.slice === row.body.slice)
  const was = kind === 'change' ? taken.filter((row) => !isKept(row, after)) : taken
  return {
    orderNo,
    kind: kind === 'change' ? 'change' : 'refund',
    state,
    stateName,
    createdAt,
    travellers,
    was: was.map(shownOrderSegment),
    is: after.filter((row) => !isKept(row, taken)).map(shownOrderSegment),
    tickets: lines
      .filter(isFigured(lines))
      .map(({ ticketNo, newTicketNo }) => ({ ticketNo, ...(newTicketNo !== null && { newTicketNo }) })),
    total,
    fee: sumOf(lines, 'fee'),
    fareDifference: sumOf(lines, 'fareDifference'),
    taxDifference: sumOf(lines, 'fuelDifference'),
    serviceFee: sumOf(lines, 'serviceFee'),
    involuntary: lines.some(({ involuntary }) => involuntary),
    ...waiverOf(lines),
  }
}

function waiverOf(lines: readonly AfterSaleLine[]): Pick<IntlOrderChange, 'waiverCode'> {
  const offer = lines.filter(isFigured(lines)).find((line) => line.offer && 'waiverCode' in line.offer)?.offer
  const waiverCode = offer ? readIntlExchange(offer).waiverCode : undefined
  return waiverCode === undefined ? {} : { waiverCode }
}
