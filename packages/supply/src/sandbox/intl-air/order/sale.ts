import type { IntlAirQuote } from '../../../ports/intl-air'
import type { SqlExecutor } from '../../../ports/supply'
import { happensTo, type Faults } from '../../faults'
import type { IntlAirFault } from '../faults'
import { recordOf, ticketsByNumber, type RecordRow } from './records'

/** Share of the fare by which a sale is cheaper, in whole tens of yuan. */
const saleShare = 0.6

/** Fen that are added to a fare, where it is bought on sale instead of the tickets of a record: below nothing. */
export const raiseInstead = (
  { faults }: { faults: Faults<IntlAirFault> },
  record: RecordRow | undefined,
  { tickets }: Pick<IntlAirQuote, 'tickets'>,
): number =>
  record && happensTo(faults, record, 'FARE_SALE') ? -Math.floor((tickets[0]!.prices[0]!.fare * saleShare) / 10_00) * 10_00 : 0

/** The record of these tickets. */
export async function recordOfTickets(sql: SqlExecutor, ticketNos: readonly string[]): Promise<RecordRow | undefined> {
  const [first] = await ticketsByNumber(sql, ticketNos)
  return first && recordOf(sql, first.reference)
}
