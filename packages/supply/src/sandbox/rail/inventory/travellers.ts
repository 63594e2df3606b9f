import { hashText } from '../../air/random'
import { chinaDay, departureMs } from '../../air/sale-day'
import type { SqlExecutor } from '../../../ports/supply'

/** A document as a number below 2^53: the books know that two journeys are of one person, and no document. */
export const travellerOf = (document: { credentialType: number; credentialNumber: string }): number => {
  const text = `${document.credentialType}/${document.credentialNumber.toUpperCase()}`
  return hashText(text, 0x5a11) * 0x200000 + (hashText(text, 0x9e37) & 0x1fffff)
}

/** A journey that somebody is about to have. */
export interface Journey {
  passenger: number
  traveller: number
  train_key: string
  departs: Date
  arrives: Date
}

/** Requests under the same key, and by the same people, follow each other; the order of the claims is fixed. */
export const claimInTurn = (sql: SqlExecutor, key: string, travellers: readonly number[]): Promise<unknown> =>
  sql.query('SELECT pg_advisory_xact_lock(claim) FROM (SELECT DISTINCT unnest($1::bigint[]) AS claim ORDER BY 1) AS c', [
    [hashText(key, 0x4b) * 0x200000 + (hashText(key, 0x31) & 0x1fffff), ...travellers],
  ])

/** The same without waiting: false when one of them is busy in another transaction. */
export async function tryClaim(sql: SqlExecutor, travellers: readonly number[]): Promise<boolean> {
  const rows = await sql.query<{ claimed: boolean }>(
    'SELECT pg_try_advisory_xact_lock(claim) AS claimed FROM (SELECT DISTINCT unnest($1::bigint[]) AS claim ORDER BY 1) AS c',
    [travellers],
  )
  return rows.every(({ claimed }) => claimed)
}

const surveyStatement = /* sql */ `
WITH wanted AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS w(passenger smallint, traveller bigint, train_key text, departs timestamptz, arrives timestamptz)
), cancelled AS (
  SELECT traveller, count(DISTINCT lock_no) FILTER (WHERE t.seat <> 'WZ') + count(DISTINCT lock_no) FILTER (WHERE t.seat = 'WZ') / 5 AS times
  FROM sandbox_rail_ticket t JOIN sandbox_rail_lock l USING (lock_no)
  WHERE t.traveller IN (SELECT traveller FROM wanted) AND t.state = 'released' AND l.state = 'released'
    AND l.released_at >= $4::timestamptz AND cardinality(l.replaces) = 0
  GROUP BY traveller
)
SELECT (
  SELECT min(w.passenger) FROM wanted w JOIN sandbox_rail_ticket t USING (traveller)
  WHERE (t.state = 'issued' OR (t.state = 'held' AND t.hold_until >= $3::timestamptz))
    AND (t.ticket_no IS NULL OR t.ticket_no <> ALL($2::text[]))
    AND (t.train_key = w.train_key OR (t.departs < w.arrives AND w.departs < t.arrives))
) AS conflict, (
  SELECT min(passenger) FROM wanted JOIN cancelled USING (traveller) WHERE times >= 3
) AS limited, EXISTS (
  SELECT FROM sandbox_rail_ticket
  WHERE train_key IN (SELECT train_key FROM wanted) AND state = 'held' AND hold_until < $3::timestamptz
) AS lapsed`

interface SurveyRow {
  conflict: number | null
  limited: number | null
  lapsed: boolean
}
export interface Survey {
  refused?: { failure: 'journeyConflict' | 'purchaseLimit'; passenger: number }
  /** Somebody's lock on one of the trains has run out and was not cleared away yet. */
  lapsed: boolean
}

/**
 * Handbook 3.5: whom the railway refuses. One ticket per person, train and date, no journeys at the same time; three
 * cancellations of unpaid seats in a day end a person's purchases, five of standing places count as one.
 */
export async function surveyOf(
  sql: SqlExecutor,
  journeys: readonly Journey[],
  { now, replaces }: { now: Date; replaces: readonly string[] },
): Promise<Survey> {
  const twice = journeys.find((journey, index) => journeys.slice(0, index).some((other) => collide(other, journey)))
  const dayStart = new Date(departureMs(chinaDay(now), 0))
  const values = [JSON.stringify(journeys), replaces, now, dayStart]
  const [row] = await sql.query<SurveyRow>(surveyStatement, values)
  if (!row) throw new Error('the statement answers one row')
  const { conflict, limited, lapsed } = row
  if (limited !== null) return { refused: { failure: 'purchaseLimit', passenger: limited }, lapsed }
  const passenger = twice?.passenger ?? conflict
  return passenger === null ? { lapsed } : { refused: { failure: 'journeyConflict', passenger }, lapsed }
}

/** Two rides of one purchase: the same train may follow itself with another seat. */
const collide = (a: Journey, b: Journey): boolean => a.traveller === b.traveller && a.departs < b.arrives && b.departs < a.arrives
