import type { LocalText } from '@sojourn/contract/kit/language'
import { tableRows } from './rows'
import { calendarTable } from './tables/calendar'

export interface CalendarDay {
  /** The statutory holiday to which a day off or a lieu working day belongs. */
  holiday?: LocalText
  festival?: LocalText
  off?: boolean
  /** A weekend day that is worked in exchange for a day off. */
  workday?: boolean
  /** The State Council has not published the year's days off yet. */
  expected?: boolean
}

export interface DatedCalendarDay extends CalendarDay {
  date: string
}

const text = (chinese: string, traditional: string, en: string): LocalText => ({ 'zh-CN': chinese, 'zh-TW': traditional, en })

const names: Record<string, LocalText> = {
  'new-year': text('元旦', '元旦', 'New Year'),
  laba: text('腊八节', '臘八節', 'Laba Festival'),
  'new-years-eve': text('除夕', '除夕', 'New Year’s Eve'),
  'spring-festival': text('春节', '春節', 'Spring Festival'),
  lantern: text('元宵节', '元宵節', 'Lantern Festival'),
  'womens-day': text('妇女节', '婦女節', 'Women’s Day'),
  qingming: text('清明节', '清明節', 'Qingming'),
  'labour-day': text('劳动节', '勞動節', 'Labour Day'),
  'childrens-day': text('儿童节', '兒童節', 'Children’s Day'),
  'dragon-boat': text('端午节', '端午節', 'Dragon Boat'),
  qixi: text('七夕节', '七夕節', 'Qixi Festival'),
  'teachers-day': text('教师节', '教師節', 'Teachers’ Day'),
  'mid-autumn': text('中秋节', '中秋節', 'Mid-Autumn'),
  'national-day': text('国庆节', '國慶節', 'National Day'),
  'double-ninth': text('重阳节', '重陽節', 'Double Ninth'),
}

function parseDay(cell: (column: number) => string): DatedCalendarDay {
  const day: DatedCalendarDay = { date: cell(0) }
  const [holiday, festival] = [names[cell(2)], names[cell(3)]]
  if (holiday !== undefined) day.holiday = holiday
  if (festival !== undefined) day.festival = festival
  if (cell(1) === 'off' || cell(1) === 'lieu') day.off = true
  if (cell(1) === 'work') day.workday = true
  if (cell(4) === 'expected') day.expected = true
  return day
}

const days: readonly DatedCalendarDay[] = tableRows(calendarTable).map(parseDay)
const byDate = new Map(days.map(({ date, ...day }): [string, CalendarDay] => [date, day]))

/** What is special about a date of 2024 to 2028 in mainland China. */
export const calendarDay = (date: string): CalendarDay | undefined => byDate.get(date)

/** The special days from one date to another, both included. */
export const calendarDays = (from: string, to: string): DatedCalendarDay[] =>
  days.filter(({ date }) => date >= from && date <= to)
