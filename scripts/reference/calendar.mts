import chineseDays from 'chinese-days'

const { getDayDetail, getSolarDateFromLunar, getSolarTermDate, isInLieu } = chineseDays

const noticed = [2024, 2025, 2026]
const computed = [2027, 2028]

const pad = (value: number): string => String(value).padStart(2, '0')
const date = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`

function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return moment.toISOString().slice(0, 10)
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const lunar = (year: number, month: number, day: number): string => getSolarDateFromLunar(date(year, month, day)).date

/** The festivals that a calendar shows, by their key in festivals.ts. */
function festivals(year: number): [string, string][] {
  const springFestival = lunar(year, 1, 1)
  return [
    ['new-year', date(year, 1, 1)],
    ['laba', lunar(year - 1, 12, 8)],
    ['new-years-eve', addDays(springFestival, -1)],
    ['spring-festival', springFestival],
    ['lantern', lunar(year, 1, 15)],
    ['womens-day', date(year, 3, 8)],
    ['qingming', getSolarTermDate(year, 4, 'pure_brightness')],
    ['labour-day', date(year, 5, 1)],
    ['childrens-day', date(year, 6, 1)],
    ['dragon-boat', lunar(year, 5, 5)],
    ['qixi', lunar(year, 7, 7)],
    ['teachers-day', date(year, 9, 10)],
    ['mid-autumn', lunar(year, 8, 15)],
    ['national-day', date(year, 10, 1)],
    ['double-ninth', lunar(year, 9, 9)],
  ]
}

/** A festival of one day joins the weekend that it touches; in the middle of a week it stands alone. */
function joinWeekend(day: string): string[] {
  const spans: Record<number, [number, number]> = { 0: [-1, 1], 1: [-2, 0], 5: [0, 2], 6: [0, 2] }
  const [first, last] = spans[weekday(day)] ?? [0, 0]
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(day, first + index))
}

const run = (first: string, length: number): string[] => Array.from({ length }, (_, index) => addDays(first, index))

/** Days off before the notice: the statutory days of the 2024 decree with the stretch that notices have given since. */
function expectedDaysOff(year: number): Map<string, string> {
  const on = new Map(festivals(year))
  const spans: [string, string[]][] = [
    ['new-year', joinWeekend(on.get('new-year')!)],
    ['spring-festival', run(on.get('new-years-eve')!, 8)],
    ['qingming', joinWeekend(on.get('qingming')!)],
    ['labour-day', run(date(year, 5, 1), 5)],
    ['dragon-boat', joinWeekend(on.get('dragon-boat')!)],
    ['mid-autumn', joinWeekend(on.get('mid-autumn')!)],
    ['national-day', run(date(year, 10, 1), 7)],
  ]
  return new Map(spans.flatMap(([key, days]) => days.map((day) => [day, key] as const)))
}

const keyOfNotice: Record<string, string> = {
  元旦: 'new-year',
  春节: 'spring-festival',
  清明: 'qingming',
  劳动节: 'labour-day',
  端午: 'dragon-boat',
  中秋: 'mid-autumn',
  国庆节: 'national-day',
}

function noticedDay(day: string): { holiday: string; kind: string } | undefined {
  const { name, work } = getDayDetail(day)
  const holiday = keyOfNotice[name.split(',')[1] ?? '']
  if (holiday === undefined) return undefined
  return { holiday, kind: work ? 'work' : isInLieu(day) ? 'lieu' : 'off' }
}

/** Rows: date, kind (off, lieu, work or empty), holiday, festival, "expected". */
export function calendarRows(): string[][] {
  const rows: string[][] = []
  for (const year of [...noticed, ...computed]) {
    const named = new Map(festivals(year).map(([key, day]) => [day, key]))
    const expected = noticed.includes(year) ? undefined : expectedDaysOff(year)
    for (let day = date(year, 1, 1); day.startsWith(String(year)); day = addDays(day, 1)) {
      const notice = expected === undefined ? noticedDay(day) : undefined
      const holiday = notice?.holiday ?? expected?.get(day) ?? ''
      const kind = notice?.kind ?? (holiday === '' ? '' : 'off')
      const festival = named.get(day) ?? ''
      if (kind !== '' || festival !== '') rows.push([day, kind, holiday, festival, expected?.has(day) ? 'expected' : ''])
    }
  }
  return rows
}
