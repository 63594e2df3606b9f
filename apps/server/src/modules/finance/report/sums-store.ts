import { products, type Product } from '@sojourn/contract/booking/codes'
import type { Measures, ReportDay, ReportGroup } from '@sojourn/contract/finance/report-words'
import { splitMonths, trendUnit, type DayRange, type TrendUnit } from '@sojourn/domain/finance/report/periods'
import type { Tenant } from '../../../db/tenant'
import { measureColumns, named, summed } from './columns'
import { tripOfLine } from './trip-key'

/** By what lines are narrowed; what is undefined narrows nothing. */
export interface ReportQuest extends DayRange {
  day: ReportDay
  products: readonly Product[] | undefined
  entityId: string | undefined
  /** Of the traveller; null: all. */
  departments: readonly string[] | null
  costCentreId: string | undefined
  projectCode: string | undefined
}

/** Sums of one part or one step of the course, or of all where both are null. */
export type SumRow = Measures & { key: string | null; step: string | null }

export const groupColumns = {
  department: 'department_id',
  employee: 'employee_id',
  class: 'class_key',
  discount: 'discount_band',
  carrier: 'carrier',
  route: 'route',
  tier: 'tier',
  advance: 'advance_band',
  reason: 'reason',
  product: 'product::text',
  above: 'above',
  aboveShare: 'above_share',
  rail: 'rail_hours',
  trip: tripOfLine,
} as const satisfies Record<ReportGroup, string>

export const dayColumns = { booked: 'booked_day', issued: 'issued_day', travel: 'travel_day' } as const satisfies Record<
  ReportDay,
  string
>

export type Put = (value: unknown) => string

/** What narrows lines, but for the days. */
export function narrowed({ products: asked, entityId, departments, costCentreId, projectCode }: ReportQuest, put: Put): string {
  const conditions = ['enterprise_id = $1']
  if (asked) conditions.push(`product = ANY(${put(asked.map((product) => products.code(product)))}::smallint[])`)
  if (entityId !== undefined) conditions.push(`entity_id = ${put(entityId)}`)
  if (departments) conditions.push(`department_id = ANY(${put(departments)}::text[])`)
  if (costCentreId !== undefined) conditions.push(`cost_centre_id = ${put(costCentreId)}`)
  if (projectCode !== undefined) conditions.push(`project_code = ${put(projectCode)}`)
  return conditions.join(' AND ')
}

/** Months that are summed already answer where nothing narrows that they do not tell apart. */
const isKept = ({ departments, costCentreId, projectCode }: ReportQuest, group: ReportGroup): boolean =>
  departments === null && costCentreId === undefined && projectCode === undefined && group !== 'employee' && group !== 'trip'

function ofMonths(quest: ReportQuest, group: ReportGroup, months: DayRange, put: Put): string {
  // What is divided by product stands in each of the divisions.
  const grouped = group === 'product' ? 'advance' : group
  return `SELECT ${group === 'product' ? groupColumns.product : 'key'} AS key, month AS step, ${measureColumns} FROM report_month
    WHERE ${narrowed(quest, put)} AND day_kind = ${put(quest.day)} AND grouped = ${put(grouped)} AND month BETWEEN ${put(months.from)}::date AND ${put(months.to)}::date`
}

interface GroupedDays {
  group: ReportGroup
  days: DayRange
  step: string
}

function ofDays(quest: ReportQuest, { group, days, step }: GroupedDays, put: Put): string {
  const day = dayColumns[quest.day]
  return `SELECT ${groupColumns[group]} AS key, ${step === 'day' ? day : `date_trunc('month', ${day})::date`} AS step, ${measureColumns} FROM report_line
    WHERE ${narrowed(quest, put)} AND ${day} BETWEEN ${put(days.from)}::date AND ${put(days.to)}::date`
}

/** Days of a report: of whole months, whose sums are kept, or of days, whose lines are summed. */
interface Stretch {
  whole: boolean
  days: DayRange
}
export interface Course {
  unit: TrendUnit
  first: Stretch
  others: readonly Stretch[]
  /** Whether its steps are told. */
  withSteps: boolean
}

export function courseOf(quest: ReportQuest, group: ReportGroup, withSteps: boolean): Course {
  const unit = trendUnit(quest)
  const { months, days } = (unit === 'month' || !withSteps) && isKept(quest, group) ? splitMonths(quest) : { days: [quest] }
  const others = days.map((range) => ({ whole: false, days: range }))
  return months
    ? { unit, withSteps, first: { whole: true, days: months }, others }
    : { unit, withSteps, first: others[0]!, others: others.slice(1) }
}

/** All sums of a report: of the whole, of each part and, of its course, of each step. Lines are summed once, and their sums once more. */
export async function findSums(
  { sql, enterpriseId }: Tenant,
  quest: ReportQuest,
  group: ReportGroup,
  { unit, first, others, withSteps }: Course,
): Promise<SumRow[]> {
  const values: unknown[] = [enterpriseId]
  const put: Put = (value) => `$${values.push(value)}`
  const sources = [first, ...others].map(({ whole, days }) =>
    whole ? ofMonths(quest, group, days, put) : ofDays(quest, { group, days, step: unit }, put),
  )
  const source = `(${sources.join(' UNION ALL ')}) AS source`
  const whole = withSteps
    ? `SELECT key, step, ${summed} FROM (SELECT key, step, ${summed} FROM ${source} GROUP BY key, step) AS fine
       GROUP BY GROUPING SETS ((), (key), (step))`
    : `SELECT key, NULL::date AS step, ${summed} FROM (SELECT key, ${summed} FROM ${source} GROUP BY key) AS fine GROUP BY GROUPING SETS ((), (key))`
  const rows = await sql.query<SumRow>(`SELECT key, step, ${named} FROM (${whole}) AS whole`, values)
  return group === 'product' ? rows.map(({ key, ...row }) => ({ ...row, key: key && productOfKey(key) })) : rows
}

/** Parts by product are called by its word. */
const productOfKey = (key: string): Product => products.words.find((word) => String(products.code(word)) === key)!
/** How the key of a part stands in a row. */
export const storedKey = (group: ReportGroup, key: string): string => {
  const product = group === 'product' ? products.words.find((word) => word === key) : undefined
  return product === undefined ? key : String(products.code(product))
}
