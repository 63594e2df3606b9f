import type { RailStoppedTicket } from '../../../ports/rail'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { happensTo } from '../../faults'
import { isStopped, stopAnnouncedAt } from '../stopped'
import type { RailDesk } from './desk'
import type { RailFault } from './faults'
import { ticketsOfNumbers, type TicketRecord } from './records'

/** When the railway said that the train of a ticket does not leave; undefined while it has not. */
export function stoppedAt(
  desk: RailDesk,
  { train_key, departs }: Pick<TicketRecord, 'train_key' | 'departs'>,
  faults: readonly RailFault[],
  now: Date,
): Date | undefined {
  if (!happensTo(desk.faults, { faults }, 'STOPPED') && !isStopped(train_key, desk)) return undefined
  const announced = stopAnnouncedAt(train_key, departs, desk.seed)
  return announced <= now ? announced : undefined
}

/** Of these tickets those whose trains the railway has stopped. */
export async function stoppedTickets(
  desk: RailDesk,
  { sql, now }: SupplyContext,
  { ticketNos }: { ticketNos: readonly string[] },
): Promise<RailStoppedTicket[]> {
  const records = await ticketsOfNumbers(sql, ticketNos)
  const faults = await faultsByLock(sql, records)
  return records.flatMap((record): RailStoppedTicket[] => {
    const announcedAt = stoppedAt(desk, record, faults.get(record.lock_no) ?? [], now)
    return announcedAt && record.ticket_no !== null ? [{ ticketNo: record.ticket_no, announcedAt }] : []
  })
}

async function faultsByLock(sql: SqlExecutor, records: readonly TicketRecord[]): Promise<Map<string, RailFault[]>> {
  const rows = await sql.query<{ lock_no: string; faults: RailFault[] }>(
    'SELECT lock_no, faults FROM sandbox_rail_lock WHERE lock_no = ANY($1) AND cardinality(faults) > 0',
    [[...new Set(records.map(({ lock_no }) => lock_no))]],
  )
  return new Map(rows.map(({ lock_no, faults }) => [lock_no, faults]))
}
