import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { AlteringOrder, Context, RefundedLine, SupplierRefusal } from '../../../context'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { officeReturn } from './give-back'
import { findOfficeTicket } from './order-store'
import { refusalOf } from './supply'

type Line = AlteringOrder['lines'][number]

/** Gives tickets back where they were bought; a fee that has risen since it was quoted is never charged unasked. */
export async function returnTickets(
  context: Context,
  sql: Sql,
  order: AlteringOrder,
): Promise<{ lines: RefundedLine[] } | SupplierRefusal> {
  const lines: RefundedLine[] = []
  for (const asked of order.lines) {
    const done = await returnTicket(context, sql, order, asked)
    if ('failure' in done) return done
    lines.push({ line: asked.line, fee: done.fee, involuntary: done.involuntary ?? false })
  }
  return { lines }
}

async function returnTicket(
  context: Context,
  sql: Sql,
  { enterpriseId, orderNo }: AlteringOrder,
  { line, ticketNo, fee }: Line,
): Promise<{ fee: number; involuntary?: boolean } | SupplierRefusal> {
  const bought = await findOfficeTicket(sql, enterpriseId, ticketNo)
  const supply = supplyContext(context, sql)
  const request = { key: `${enterpriseId}/${orderNo}/${line}`, ticketNo }
  const now = bought
    ? await officeReturn(supply, context.rail, bought)
    : await context.rail.refund(supply, { ...request, commit: false })
  if (!isRailFailure(now) && now.fee > fee) return { failure: 'feeRose' }
  // The office gives its tickets back itself.
  const done = bought ? now : await context.rail.refund(supply, { ...request, commit: true })
  return isRailFailure(done) ? refusalOf(done) : done
}
