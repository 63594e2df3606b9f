import type { LocalText } from '@sojourn/contract/kit/language'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'

export interface NoticeRow {
  noticeId: string
  title: LocalText
  description: LocalText
  content: LocalText
  level: number
  autoAlert: boolean
  footBanner: { img: string; title: LocalText; param: string } | null
  positions: number[]
  products: number[]
  keywords: string[]
  travelFrom: string | null
  travelTo: string | null
  /** Days of China, both inclusive. */
  shownFrom: string
  shownTo: string
  endedOn: string | null
}

const columns = `notice_id AS "noticeId", title, description, content, level, auto_alert AS "autoAlert", foot_banner AS "footBanner", positions,
  products, keywords, travel_from AS "travelFrom", travel_to AS "travelTo", (shown_from AT TIME ZONE 'Asia/Shanghai')::date AS "shownFrom",
  ((shown_until - interval '1 second') AT TIME ZONE 'Asia/Shanghai')::date AS "shownTo", ended_on AS "endedOn"`

export interface NoticeSearch {
  pattern: string
  /** Those that are over or were taken down, instead of those that are not. */
  ended: boolean
  now: Date
  after: string
  limit: number
}

/** The newest first; `after` is the key of the last of the page before. */
export const searchNoticeRows = (
  { sql, enterpriseId }: Tenant,
  { pattern, ended, now, after, limit }: NoticeSearch,
): Promise<(NoticeRow & { key: string })[]> =>
  sql.query<NoticeRow & { key: string }>(
    `SELECT * FROM (
       SELECT ${columns}, to_char(shown_from AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISS') || notice_id AS key FROM notice
       WHERE enterprise_id = $1 AND (ended_on IS NOT NULL OR shown_until <= $3) = $2
         AND EXISTS (SELECT FROM jsonb_each_text(title) AS each(language, words) WHERE words ILIKE $4)) found
     WHERE $5 = '' OR key < $5 ORDER BY key DESC LIMIT ${pageLimit(limit)}`,
    [enterpriseId, ended, now, pattern, after],
  )

export async function findNotice({ sql, enterpriseId }: Tenant, noticeId: string): Promise<NoticeRow | undefined> {
  const [row] = await sql.query<NoticeRow>(`SELECT ${columns} FROM notice WHERE enterprise_id = $1 AND notice_id = $2`, [
    enterpriseId,
    noticeId,
  ])
  return row
}

export const upsertNotice = ({ sql, enterpriseId }: Tenant, row: Omit<NoticeRow, 'endedOn'>): Promise<unknown> =>
  sql.query(
    `INSERT INTO notice (enterprise_id, notice_id, title, description, content, level, auto_alert, foot_banner, positions, products, keywords,
       travel_from, travel_to, shown_from, shown_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::date::timestamp AT TIME ZONE 'Asia/Shanghai',
       ($15::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')
     ON CONFLICT (enterprise_id, notice_id) DO UPDATE
     SET title = excluded.title, description = excluded.description, content = excluded.content, level = excluded.level,
       auto_alert = excluded.auto_alert, foot_banner = excluded.foot_banner, positions = excluded.positions, products = excluded.products,
       keywords = excluded.keywords, travel_from = excluded.travel_from, travel_to = excluded.travel_to, shown_from = excluded.shown_from,
       shown_until = excluded.shown_until`,
    [
      enterpriseId,
      row.noticeId,
      JSON.stringify(row.title),
      JSON.stringify(row.description),
      JSON.stringify(row.content),
      row.level,
      row.autoAlert,
      row.footBanner && JSON.stringify(row.footBanner),
      row.positions,
      row.products,
      row.keywords,
      row.travelFrom,
      row.travelTo,
      row.shownFrom,
      row.shownTo,
    ],
  )

export const updateNoticeEnd = ({ sql, enterpriseId }: Tenant, noticeId: string, endedOn: string | null): Promise<unknown> =>
  sql.query('UPDATE notice SET ended_on = $3 WHERE enterprise_id = $1 AND notice_id = $2', [enterpriseId, noticeId, endedOn])
