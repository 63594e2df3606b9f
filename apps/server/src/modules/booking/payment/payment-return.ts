import type { Context, Work } from '../../../context'
import { enqueueNow, finishJob } from '../../../db/queue'
import { chargeKey } from './part'

/** Who keeps money that was paid: the provider of personal payments, or the company's own account. */
export type Keeper = 'personal' | 'companyAccount'

/** What somebody outside is to give back of one order's part in a payment. */
export interface Return {
  method: Keeper
  paymentNo: string
  orderNo: string
  /** Tells this return from the others of the payment. */
  causedBy: string
  /** Fen. */
  amount: number
}

/** What the job keeps, ready to be asked: whatever becomes of the order or of this code, its keys stay as they are. */
type Asked = Record<'method' | 'paymentNo' | 'chargeKey' | 'key' | 'amount', string>

/** Money is asked back once what owes it is committed, by a job of that transaction: an institution that is silent holds up nothing. */
export function askBack(
  { context, sql, enterpriseId }: Work,
  { method, paymentNo, orderNo, causedBy, amount }: Return,
): Promise<unknown> {
  const key = `${paymentNo}/${orderNo}/${causedBy}`
  const payload: Asked = { method, paymentNo, chargeKey: chargeKey(paymentNo, orderNo), key, amount: String(amount) }
  return enqueueNow(context, sql, { kind: 'payment.return', enterpriseId, payload })
}

const asking: Record<Keeper, (context: Context, asked: Asked) => Promise<unknown>> = {
  personal: ({ payment }, { key, paymentNo, amount }) => payment.refund({ key, paymentNo, amount: Number(amount) }),
  companyAccount: ({ companyAccount }, { key, chargeKey, amount }) =>
    companyAccount.refund({ key, chargeKey, amount: Number(amount) }),
}

/**
 * Asks the provider, or the company's own account, for money that an order's transaction gave back, with no connection held. Asked twice
 * under its key, nothing is given back twice.
 */
export async function returnPayment(context: Context, job: { id: string; payload: Record<string, string> }): Promise<void> {
  const asked = job.payload as Asked
  await asking[asked.method as Keeper](context, asked)
  await context.database.platform((sql) => finishJob(sql, job.id))
}
