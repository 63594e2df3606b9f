import { orderStates } from '@sojourn/contract/booking/codes'
import { readIntlOffice, type KeptIntlOffice } from '@sojourn/domain/products/intl-flight/demand/kept-office'
import type { Tenant } from '../../../../db/tenant'

export const insertOffice = ({ sql, enterpriseId }: Tenant, orderNo: string, kept: KeptIntlOffice): Promise<unknown> =>
  sql.query('INSERT INTO intl_flight_office (enterprise_id, order_no, body) VALUES ($1, $2, $3)', [
    enterpriseId,
    orderNo,
    JSON.stringify(kept),
  ])

export const updateOffice = ({ sql, enterpriseId }: Tenant, orderNo: string, kept: KeptIntlOffice): Promise<unknown> =>
  sql.query('UPDATE intl_flight_office SET body = $3 WHERE enterprise_id = $1 AND order_no = $2', [
    enterpriseId,
    orderNo,
    JSON.stringify(kept),
  ])

export async function findOffice(tenant: Tenant, orderNo: string): Promise<KeptIntlOffice> {
  const office = await findOfficeOf(tenant, orderNo)
  if (!office) throw new Error(`order ${orderNo} is not ticketed by the office`)
  return office
}

/** The same of any order: nothing where the supply tickets it. */
export async function findOfficeOf({ sql, enterpriseId }: Tenant, orderNo: string): Promise<KeptIntlOffice | undefined> {
  const [row] = await sql.query<{ body: unknown }>(
    'SELECT body FROM intl_flight_office WHERE enterprise_id = $1 AND order_no = $2',
    [enterpriseId, orderNo],
  )
  return row && readIntlOffice(row.body)
}

/** Paid orders that wait for the office, the oldest first, each with its demand. */
export async function findWaiting({ sql, enterpriseId }: Tenant): Promise<{ orderNo: string; demandNo: string }[]> {
  const rows = await sql.query<{ orderNo: string; body: unknown }>(
    `SELECT order_no AS "orderNo", body FROM intl_flight_office JOIN orders USING (enterprise_id, order_no)
     WHERE enterprise_id = $1 AND state = $2 ORDER BY created_at LIMIT 100`,
    [enterpriseId, orderStates.code('issuing')],
  )
  return rows.flatMap(({ orderNo, body }) => {
    const { answer, demandNo } = readIntlOffice(body)
    return answer ? [] : [{ orderNo, demandNo }]
  })
}
