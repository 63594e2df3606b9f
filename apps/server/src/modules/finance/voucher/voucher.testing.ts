import { searchCompanyDue, uploadCompanyVoucher, uploadVoucher } from '@sojourn/contract/finance/voucher.calls'
import type { DueThing, UploadReport } from '@sojourn/contract/finance/voucher.shapes'
import { railXml } from '@sojourn/domain/finance/voucher/voucher.testing'
import { includedTax } from '@sojourn/domain/finance/bill/tax'
import { expectResult } from '../../../testing/flights'
import type { TestServer } from '../../../testing/server'
import { ticketedTrain } from '../../../testing/trains'

/** The title of the company that its departments have unless another is named. */
export async function titleOf(server: TestServer): Promise<{ buyer: string; taxNumber: string }> {
  const { rows } = await server.database.pool.query<{ buyer: string; taxNumber: string }>(
    'SELECT name AS buyer, tax_number AS "taxNumber" FROM legal_entity WHERE enterprise_id = 1 AND is_default',
  )
  return rows[0]!
}

const yuan = (fen: number): string => (fen / 100).toFixed(2)

/** What the company paid for trains and has no voucher of. */
export const ridesDue = async (server: TestServer): Promise<DueThing[]> =>
  expectResult(await server.call('finance', searchCompanyDue, { groupedBy: 'item', key: 'railFare', size: 100 })).list

/** A train that the company pays, travelled on. */
export async function ride(server: TestServer, date: string): Promise<DueThing> {
  const { orderNo } = await ticketedTrain(server, { search: { date } })
  const { rows } = await server.database.pool.query<{ day: string }>(
    'SELECT min(depart_at)::text AS day FROM orders WHERE order_no = $1',
    [orderNo],
  )
  await server.turn((Date.parse(rows[0]!.day) - server.context.clock.now().getTime()) / 60_000 + 24 * 60)
  return (await ridesDue(server)).find((thing) => thing.orderNo === orderNo)!
}

let last = 0
/** The railway's voucher of a ride, to whom and over what is asked. */
export function railFor(
  thing: DueThing,
  title: { buyer: string; taxNumber: string },
  given: Parameters<typeof railXml>[0] = {},
): string {
  const tax = includedTax(thing.amount, 9)
  last += 1
  return railXml({
    number: `26119166${String(last).padStart(12, '0')}`,
    train: thing.service,
    day: thing.travelDay,
    fare: yuan(thing.amount),
    net: yuan(thing.amount - tax),
    tax: yuan(tax),
    ...title,
    ...given,
  })
}

interface Upload {
  who?: string
  orderNo?: string
}
const fileOf = (content: string | Buffer) => ({ name: '票据.xml', content: Buffer.from(content).toString('base64') })

export const uploadOwnFile = async (server: TestServer, content: string | Buffer, { who = 'employee', ...of }: Upload = {}) =>
  expectResult<UploadReport>(await server.call(who, uploadVoucher, { ...fileOf(content), ...of }))
export const uploadCompanyFile = async (server: TestServer, content: string | Buffer, { who = 'finance', ...of }: Upload = {}) =>
  expectResult<UploadReport>(await server.call(who, uploadCompanyVoucher, { ...fileOf(content), ...of }))
