import { sum } from '@sojourn/domain/kit/money'
import type { IntlAirExtraAnswer, IntlAirExtraOffer, IntlAirExtrasPurchase } from '../../../ports/intl-air-extras'
import type { SqlExecutor } from '../../../ports/supply'

/** One thing that was asked for beside the fare of a ticket, with its answer. */
export interface BoughtExtra {
  asked: IntlAirExtrasPurchase['extras'][number]
  answer: IntlAirExtraAnswer
}
interface Purchase {
  operation: 'issue' | 'buyExtras'
  key: string
}

/** Kept once for a key. */
export const keepBought = (sql: SqlExecutor, { operation, key }: Purchase, bought: readonly BoughtExtra[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO sandbox_intl_extra (operation, key, line, ticket_no, segment, code, count, answer)
    SELECT $1, $2, b.line, b."ticketNo", b.segment, b.code, b.count, b.answer
    FROM jsonb_to_recordset($3::jsonb) AS b(line smallint, "ticketNo" text, segment smallint, code text, count smallint, answer jsonb)
    ON CONFLICT DO NOTHING`,
    [operation, key, JSON.stringify(bought.map(({ asked, answer }, line) => ({ ...asked, line, answer })))],
  )

interface BoughtRow {
  ticket_no: string
  segment: number
  code: IntlAirExtraOffer['code']
  count: number
  answer: IntlAirExtraAnswer
}

export const answersUnder = async (sql: SqlExecutor, { operation, key }: Purchase): Promise<IntlAirExtraAnswer[]> => {
  const rows = await sql.query<Pick<BoughtRow, 'answer'>>(
    'SELECT answer FROM sandbox_intl_extra WHERE operation = $1 AND key = $2 ORDER BY line',
    [operation, key],
  )
  return rows.map(({ answer }) => answer)
}

/** What was bought for these tickets so far. */
export const boughtFor = (sql: SqlExecutor, ticketNos: readonly string[]): Promise<BoughtRow[]> =>
  sql.query<BoughtRow>('SELECT ticket_no, segment, code, count, answer FROM sandbox_intl_extra WHERE ticket_no = ANY($1)', [
    ticketNos,
  ])

const kinds = { window: 'seat', aisle: 'seat', legroom: 'seat', hotMeal: 'meal', bag: 'bag' } as const

/** How many more of an offer a ticket may have; of seats one takes the place of any other. */
export const leftOf = (
  bought: readonly BoughtRow[],
  ticketNo: string,
  { segment, kind, atMost }: Pick<IntlAirExtraOffer, 'segment' | 'kind' | 'atMost'>,
): number =>
  atMost -
  sum(
    bought
      .filter((row) => row.ticket_no === ticketNo && row.segment === segment && kinds[row.code] === kind)
      .filter(({ answer }) => !('refused' in answer))
      .map(({ count }) => count),
  )
