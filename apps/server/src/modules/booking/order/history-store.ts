import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import { inReadersLetters, latinOf, type Reader } from '../columns/latin-column'

export interface HistoryRow {
  version: number
  at: Date
  actorId: string
  actorName: string
  /** Who of the agency acted for this person, in an assisted session. */
  agentName: string | null
  event: string
  fromState: OrderState | null
  toState: OrderState
  detail: Record<string, string | number>
}
/** The approver for whom a substitute decided, as the history keeps it. */
export const inPlaceOf = ({ inPlaceOf: name }: HistoryRow['detail']): string | undefined =>
  typeof name === 'string' ? name : undefined

type StoredHistory = InCodes<HistoryRow, { fromState: typeof orderStates; toState: typeof orderStates }>
const historyInWords = ({ fromState, toState, ...row }: StoredHistory): HistoryRow => ({
  ...row,
  fromState: fromState === null ? null : orderStates.word(fromState),
  toState: orderStates.word(toState),
})

export async function findHistory({ sql, enterpriseId }: Tenant, orderNo: string, reader: Reader): Promise<HistoryRow[]> {
  const rows = await sql.query<StoredHistory & { latin: LatinName | null }>(
    `SELECT ${latinOf('order_history', reader, 'actor_id')} AS latin, version, at, actor_id AS "actorId", actor_name AS "actorName", agent_name AS "agentName", event, from_state AS "fromState", to_state AS "toState", detail
     FROM order_history WHERE enterprise_id = $1 AND order_no = $2 ORDER BY version`,
    [enterpriseId, orderNo],
  )
  return inReadersLetters(rows, reader).map(historyInWords)
}
