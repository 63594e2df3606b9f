import type { LocalText } from '@sojourn/contract/kit/language'

/** A choice with what it stands for, both ends included; `to` is absent where there is no upper end. */
export interface RangeOption {
  value: string
  name: LocalText
  from: number
  to?: number
}

/** Half days: 1 is half a day, 2 a whole one. */
export const meetingDurations: readonly RangeOption[] = [
  { value: '1', name: { 'zh-CN': '半天', 'zh-TW': '半天', en: 'Half a day' }, from: 1, to: 1 },
  { value: '2', name: { 'zh-CN': '1天', 'zh-TW': '1天', en: '1 day' }, from: 2, to: 2 },
  { value: '3', name: { 'zh-CN': '2天', 'zh-TW': '2天', en: '2 days' }, from: 3, to: 4 },
  { value: '4', name: { 'zh-CN': '3天', 'zh-TW': '3天', en: '3 days' }, from: 5, to: 6 },
  { value: '5', name: { 'zh-CN': '4–5天', 'zh-TW': '4–5天', en: '4–5 days' }, from: 7, to: 10 },
  { value: '6', name: { 'zh-CN': '5天以上', 'zh-TW': '5天以上', en: 'More than 5 days' }, from: 11 },
]

/** People. */
export const meetingSizes: readonly RangeOption[] = [
  { value: '1', name: { 'zh-CN': '20人以下', 'zh-TW': '20人以下', en: 'Up to 20 people' }, from: 1, to: 20 },
  { value: '2', name: { 'zh-CN': '21–50人', 'zh-TW': '21–50人', en: '21–50 people' }, from: 21, to: 50 },
  { value: '3', name: { 'zh-CN': '51–100人', 'zh-TW': '51–100人', en: '51–100 people' }, from: 51, to: 100 },
  { value: '4', name: { 'zh-CN': '101–200人', 'zh-TW': '101–200人', en: '101–200 people' }, from: 101, to: 200 },
  { value: '5', name: { 'zh-CN': '201–500人', 'zh-TW': '201–500人', en: '201–500 people' }, from: 201, to: 500 },
  { value: '6', name: { 'zh-CN': '500人以上', 'zh-TW': '500人以上', en: 'More than 500 people' }, from: 501 },
]

const yuan = 100

/** Budget of the whole event in fen. */
export const meetingBudgets: readonly RangeOption[] = [
  { value: '1', name: { 'zh-CN': '1万元以下', 'zh-TW': '1萬元以下', en: 'Up to ¥10,000' }, from: 0, to: 10_000 * yuan },
  { value: '2', name: { 'zh-CN': '1–3万元', 'zh-TW': '1–3萬元', en: '¥10,000–30,000' }, from: 10_000 * yuan, to: 30_000 * yuan },
  { value: '3', name: { 'zh-CN': '3–5万元', 'zh-TW': '3–5萬元', en: '¥30,000–50,000' }, from: 30_000 * yuan, to: 50_000 * yuan },
  {
    value: '4',
    name: { 'zh-CN': '5–10万元', 'zh-TW': '5–10萬元', en: '¥50,000–100,000' },
    from: 50_000 * yuan,
    to: 100_000 * yuan,
  },
  {
    value: '5',
    name: { 'zh-CN': '10–30万元', 'zh-TW': '10–30萬元', en: '¥100,000–300,000' },
    from: 100_000 * yuan,
    to: 300_000 * yuan,
  },
  { value: '6', name: { 'zh-CN': '30万元以上', 'zh-TW': '30萬元以上', en: 'More than ¥300,000' }, from: 300_000 * yuan },
]

export interface MeetingItem {
  value: string
  name: LocalText
}

/** What an event needs; the meeting itself is always among it (S2.56). */
export const meetingItems: readonly MeetingItem[] = [
  { value: '1', name: { 'zh-CN': '会议', 'zh-TW': '會議', en: 'Meeting' } },
  { value: '2', name: { 'zh-CN': '住宿', 'zh-TW': '住宿', en: 'Rooms' } },
  { value: '3', name: { 'zh-CN': '用餐', 'zh-TW': '用餐', en: 'Meals' } },
  { value: '4', name: { 'zh-CN': '用车', 'zh-TW': '用車', en: 'Cars' } },
  { value: '5', name: { 'zh-CN': '物料', 'zh-TW': '物料', en: 'Materials' } },
  { value: '6', name: { 'zh-CN': '茶歇', 'zh-TW': '茶歇', en: 'Tea breaks' } },
  { value: '7', name: { 'zh-CN': '团建', 'zh-TW': '團建', en: 'Team building' } },
]
export const meetingItself = '1'
