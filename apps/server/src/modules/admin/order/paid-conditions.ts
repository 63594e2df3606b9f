import type { FeeCategory, VoucherStatus } from '@sojourn/contract/admin/orders/order-words'
import { coveredWithout } from '../../booking/columns/voucher-covered'
import type { Put } from './arms-store'

/** What of an order `o` is asked by those who keep the books. */
export interface PaidNarrowing {
  /** Departments of the legal entity; undefined: of any. */
  entityDepartments: readonly string[] | undefined
  fee: FeeCategory | undefined
  voucher: VoucherStatus | undefined
  reasonCode: string | undefined
}

/** Lines of a price by what they are for. */
const kindOfFee: Readonly<Record<FeeCategory, string>> = {
  taxes: "IN ('buildFee', 'fuelFee')",
  serviceFee: "IN ('serviceFee', 'afterSalesFee')",
  insurance: "ILIKE '%insurance%'",
  alterationFee: "IN ('changeFee', 'refundFee')",
}
const costs = (fee: FeeCategory): string =>
  `EXISTS (SELECT FROM jsonb_to_recordset(o.prices) AS price(kind text, amount integer)
     WHERE price.kind ${kindOfFee[fee]} AND price.amount <> 0)`

const due = (more = ''): string =>
  `EXISTS (SELECT FROM voucher_due d WHERE d.enterprise_id = $1 AND d.order_no = o.order_no AND d.payer = 'company'${more})`
const lacking = due(` AND NOT ${coveredWithout("''")}`)
const voucherConditions: Readonly<Record<VoucherStatus, string>> = { missing: lacking, complete: `${due()} AND NOT ${lacking}` }

export function paidConditions(
  { entityDepartments, fee, voucher, reasonCode }: PaidNarrowing,
  put: Put,
  ofTraveller: (condition: string) => string,
): string[] {
  return [
    ...(entityDepartments ? [ofTraveller(`t.department_id = ANY(${put(entityDepartments)})`)] : []),
    ...(fee ? [costs(fee)] : []),
    ...(voucher ? [`(${voucherConditions[voucher]})`] : []),
    ...(reasonCode === undefined ? [] : [ofTraveller(`t.reason::jsonb->>'code' = ${put(reasonCode)}`)]),
  ]
}
