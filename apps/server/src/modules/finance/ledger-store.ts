import type { JournalPosting } from '@sojourn/domain/finance/journal'
import type { Tenant } from '../../db/tenant'

export type PostingRow = Omit<JournalPosting, 'date'> & { at: Date }

export const findCurrencies = async ({ sql, enterpriseId }: Tenant): Promise<string[]> =>
  (
    await sql.query<{ currency: string }>(
      'SELECT DISTINCT currency FROM ledger_entry WHERE enterprise_id = $1 ORDER BY currency',
      [enterpriseId],
    )
  ).map(({ currency }) => currency)

/** Whole postings in order of time, after the one that a former page ended with. */
export const findPostings = (
  { sql, enterpriseId }: Tenant,
  request: { from: Date | null; to: Date | null; after: { at: Date; postingId: string } | undefined; limit: number },
): Promise<PostingRow[]> =>
  sql.query<PostingRow>(
    `SELECT posting_id AS "postingId", at, min(kind) AS kind, min(order_no) AS "orderNo", min(currency) AS currency,
            jsonb_agg(jsonb_build_object('account', account, 'amount', amount) ORDER BY line) AS entries
     FROM ledger_entry
     WHERE enterprise_id = $1 AND ($2::timestamptz IS NULL OR at >= $2) AND ($3::timestamptz IS NULL OR at < $3)
       AND ($4::timestamptz IS NULL OR (at, posting_id) > ($4, $5::uuid))
     GROUP BY at, posting_id ORDER BY at, posting_id LIMIT $6`,
    [enterpriseId, request.from, request.to, request.after?.at ?? null, request.after?.postingId ?? null, request.limit],
  )
