import type pg from 'pg'

/** Columns by which rows of an order are told from those of another, by table; the rest is the same, at an earlier time. */
const named: Record<string, readonly string[]> = {
  orders: ['order_no'],
  order_traveller: ['order_no'],
  order_segment: ['order_no'],
  order_history: ['order_no'],
  ticket: ['order_no', 'ticket_no'],
  approval: ['approval_id', 'order_no'],
  approval_task: ['approval_id'],
  approval_act: ['approval_id'],
  approval_party: ['approval_id'],
  payment: ['payment_no'],
  payment_order: ['payment_no', 'order_no'],
  budget_use: ['order_no'],
  ledger_entry: ['posting_id', 'order_no', 'paid_order_no'],
  idempotency: ['key'],
  temp_order: ['temp_order_no'],
  choice_set: ['search_id', 'temp_order_no'],
  subject_view: ['subject_no'],
  mail: ['id', 'subject_no'],
  supply_key: ['key'],
}

interface Column {
  name: string
  type: string
}

const columnsOf = async (owner: pg.ClientBase, table: string): Promise<Column[]> =>
  (
    await owner.query<Column>(
      `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`,
      [table],
    )
  ).rows

/** Long texts, of which no statement asks more than whether they are there: a million of them would fill disks. */
const long: ReadonlySet<string> = new Set(['choice_set.body', 'mail.body'])

/** Copies are two minutes apart, and all of them long over. */
const earlier = (column: string): string => `${column} - interval '400 days' - n * interval '2 minutes'`

function copied(table: string, { name, type }: Column, isNamed: boolean): string {
  const column = `t.${name}`
  if (long.has(`${table}.${name}`)) return `left(${column}, 100)`
  if (isNamed) return type === 'uuid' ? `md5(${column}::text || n)::uuid` : `${column} || '-' || n`
  if (type.startsWith('timestamp')) return earlier(column)
  return type === 'date' ? `(${earlier(column)})::date` : column
}

/** What a finished flow has left in the tables, once more for each number from `first` to `last`; what refers to it does not matter here. */
export async function copyFlow(owner: pg.ClientBase, first: number, last: number): Promise<void> {
  await owner.query('SET LOCAL session_replication_role = replica')
  for (const [table, own] of Object.entries(named)) {
    const columns = await columnsOf(owner, table)
    const from = `FROM (SELECT * FROM ${table} LIMIT 1) t, generate_series($1::integer, $2::integer) n`
    await owner.query(
      `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')})
       SELECT ${columns.map((column) => copied(table, column, own.includes(column.name))).join(', ')} ${from}`,
      [first, last],
    )
  }
}
