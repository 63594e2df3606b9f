import { grown, measureColumns, summed } from './columns'
import { dayColumns, groupColumns } from './sums-store'

/** The sums of each month are kept by these; whoever asks by person, cost centre or project reads lines. */
const kept = {
  department: groupColumns.department,
  class: groupColumns.class,
  discount: groupColumns.discount,
  carrier: groupColumns.carrier,
  route: groupColumns.route,
  tier: groupColumns.tier,
  advance: groupColumns.advance,
  reason: groupColumns.reason,
  above: groupColumns.above,
  aboveShare: groupColumns.aboveShare,
  rail: groupColumns.rail,
}
const monthColumns = Object.fromEntries(Object.entries(dayColumns).map(([kind, day]) => [kind, day.replace('day', 'month')]))
const months = Object.values(dayColumns).map((day) => `date_trunc('month', ${day})::date AS ${day.replace('day', 'month')}`)

/** Each of these alone. */
const sets = (columns: Readonly<Record<string, string>>): string =>
  `GROUPING SETS (${Object.values(columns)
    .map((column) => `(${column})`)
    .join(', ')})`
/** Which of them a row is of, and its value: of the others a row has none. */
const nameOf = (columns: Readonly<Record<string, string>>): string =>
  `CASE ${Object.entries(columns)
    .map(([name, column]) => `WHEN GROUPING(${column}) = 0 THEN '${name}'`)
    .join(' ')} END`
const valueOf = (columns: Readonly<Record<string, string>>): string => `coalesce(${Object.values(columns).join(', ')})`

const monthList = Object.values(monthColumns).join(', ')

/**
 * Adds the lines that a statement calls `added`, of the company $1, to the sums of their months: once for each kind of day and division. Lines are
 * summed by division first, as most of those that are added together are of the same months.
 */
export const addToMonths = `INSERT INTO report_month (enterprise_id, day_kind, grouped, month, product, entity_id, key, ${measureColumns})
  SELECT $1, ${nameOf(monthColumns)}, grouped, ${valueOf(monthColumns)}, product, entity_id, key, ${summed}
  FROM (SELECT ${nameOf(kept)} AS grouped, ${valueOf(kept)} AS key, product, entity_id, ${monthList}, ${summed}
    FROM (SELECT *, ${months.join(', ')} FROM added) AS dated
    GROUP BY product, entity_id, ${monthList}, ${sets(kept)}) AS divided
  GROUP BY product, entity_id, grouped, key, ${sets(monthColumns)} ORDER BY 2, 3, 4, 5, 6, 7
  ON CONFLICT (enterprise_id, day_kind, grouped, month, product, entity_id, key) DO UPDATE SET ${grown}`
