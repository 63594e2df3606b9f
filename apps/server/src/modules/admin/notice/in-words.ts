import type { NoticeFields } from '@sojourn/contract/admin/company/notice.calls'
import { noticeLevels } from '@sojourn/contract/admin/company/notice-words'
import { products } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { noticePositions } from '@sojourn/contract/kit/notice-positions'
import { nameInEach } from '../names'
import type { NoticeRow } from './store'

const noNames: LocalText = { 'zh-CN': '', 'zh-TW': '', en: '' }
const inEach = (names: LocalText): LocalText => nameInEach(names) ?? noNames

/** A notice as its form has it. */
export const fieldsOf = (row: NoticeRow): NoticeFields => ({
  titles: row.title,
  descriptions: row.description,
  contents: row.content,
  level: noticeLevels[row.level - 1] ?? 'info',
  autoAlert: row.autoAlert,
  banner: { titles: row.footBanner?.title ?? noNames, param: row.footBanner?.param ?? '' },
  positions: row.positions.flatMap((code) => noticePositions.known(code) ?? []),
  products: row.products.flatMap((code) => products.known(code) ?? []),
  keywords: row.keywords,
  ...(row.travelFrom !== null && { travelFrom: row.travelFrom }),
  ...(row.travelTo !== null && { travelTo: row.travelTo }),
  shownFrom: row.shownFrom,
  shownTo: row.shownTo,
})

/** The row that a form means; a banner that came with an image keeps it. */
export function rowOf(noticeId: string, fields: NoticeFields, former: NoticeRow | undefined): Omit<NoticeRow, 'endedOn'> {
  const { banner, travelFrom = null, travelTo = null } = fields
  const param = banner.param.trim()
  return {
    noticeId,
    title: inEach(fields.titles),
    description: inEach(fields.descriptions),
    content: inEach(fields.contents),
    level: noticeLevels.indexOf(fields.level) + 1,
    autoAlert: fields.autoAlert,
    footBanner: param === '' ? null : { img: former?.footBanner?.img ?? '', title: inEach(banner.titles), param },
    positions: fields.positions.map((position) => noticePositions.code(position)),
    products: fields.products.map((product) => products.code(product)),
    keywords: fields.keywords.map((keyword) => keyword.trim()),
    travelFrom,
    travelTo,
    shownFrom: fields.shownFrom,
    shownTo: fields.shownTo,
  }
}
