import type { PaymentMethod, SettleType } from '@sojourn/contract/booking/codes'
import { heldParts, type Part } from '@sojourn/domain/booking/ledger/accounts'
import {
  fulfilEntries,
  holdEntries,
  keptFeeEntries,
  refundEntries,
  releaseEntries,
  type KeptFees,
  type Price,
} from '@sojourn/domain/booking/ledger/postings'
import { sum } from '@sojourn/domain/kit/money'
import type { Tenant } from '../../../db/tenant'
import { newId } from '../../../kit/id'
import { findDeposit } from './deposit-store'
import { creditChange, movers, type MovedAlone, type MoneyOrder, type Step } from './movers'
import { balancesOfOrder, findCredit, insertPosting, postOnCredit, type Posting } from './store'

/** Methods that set the company's money aside before it is spent (handbook 6.4). */
export const isFrozenMethod = (method: PaymentMethod): boolean => method === 'companyCredit' || method === 'deposit'

/** The company alone pays, out of what is set aside already: nobody need come to the payment page. */
export const onCompanyMoney = (order: { settleType: SettleType; total: number; companyPart: number }): boolean =>
  isFrozenMethod(order.settleType) && order.companyPart === order.total

/** What the company can still spend by a method; undefined where somebody outside keeps the account. Fen. */
export async function companyBalance(tenant: Tenant, method: SettleType): Promise<number | undefined> {
  if (method === 'companyCredit') {
    const { creditLimit, used, frozen, overdue } = await findCredit(tenant)
    return overdue ? 0 : creditLimit - used - frozen
  }
  if (method !== 'deposit') return undefined
  const deposit = await findDeposit(tenant)
  return deposit ? deposit.balance - deposit.frozen : 0
}

interface Movement extends Pick<Posting, 'kind' | 'entries' | 'at'> {
  /** The order that causes it, where that is not the one whose books it stands in. */
  causedBy?: string
}

interface MoneyStep {
  step: Step
  parts: readonly Part[]
  movement: Movement
}

/**
 * The one way in which money moves: every payer's account takes the step, and the entries are written into the books of the order.
 * False when an account does not reach, which only setting aside may meet.
 */
export async function moveMoney(
  tenant: Tenant,
  order: MoneyOrder,
  { step, parts, movement: { causedBy = order.orderNo, ...posting } }: MoneyStep,
): Promise<boolean> {
  // What gives money back or spends what is set aside cannot be refused; if it is, the books are wrong.
  const accept = (moved: boolean, { method, amount }: Part): boolean => {
    if (!moved && step !== 'hold') throw new Error(`${step} of ${amount} fen of ${method} was refused for order ${order.orderNo}`)
    return moved
  }
  const move = async (part: Part & { method: MovedAlone }): Promise<boolean> =>
    accept(await movers[part.method](tenant, step, { order, causedBy, amount: part.amount, at: posting.at }), part)
  const written = postingOf(order, { ...posting, causedBy })
  const write = async (): Promise<boolean> => {
    const onCredit = parts.filter((part) => !isMovedAlone(part))
    const amount = sum(onCredit.map((part) => part.amount))
    if (onCredit.length > 0)
      return accept(await postOnCredit(tenant, written, creditChange(step, amount)), { method: 'companyCredit', amount })
    if (posting.entries.length > 0) await insertPosting(tenant, written)
    return true
  }
  const alone = parts.filter(isMovedAlone)
  if (step !== 'hold') {
    await Promise.all([...alone.map(move), write()])
    return true
  }
  for (const part of alone) if (!(await move(part))) return false
  return write()
}

const isMovedAlone = (part: Part): part is Part & { method: MovedAlone } => part.method !== 'companyCredit'

/** Sets money aside for an order; false when the account does not reach. */
export const holdMoney = async (tenant: Tenant, order: MoneyOrder, part: Part, at: Date): Promise<boolean> =>
  part.amount === 0 ||
  moveMoney(tenant, order, { step: 'hold', parts: [part], movement: { kind: 'hold', entries: holdEntries(part), at } })

interface Released {
  part: Part
  at: Date
  causedBy?: string | undefined
}

/** Sets free what was set aside for an order. */
export const releaseMoney = (
  tenant: Tenant,
  order: MoneyOrder,
  { part, at, causedBy = order.orderNo }: Released,
): Promise<boolean> =>
  moveMoney(tenant, order, {
    step: 'release',
    parts: [part],
    movement: { kind: 'release', entries: releaseEntries(part), at, causedBy },
  })

/** Sets everything free that the order has set aside by these methods. */
export async function releaseMethods(
  tenant: Tenant,
  order: MoneyOrder,
  methods: (method: PaymentMethod) => boolean,
  at: Date,
): Promise<void> {
  for (const part of await heldFor(tenant, order.orderNo))
    if (methods(part.method)) await releaseMoney(tenant, order, { part, at })
}

/** The order is fulfilled: what was set aside for it is spent, on suppliers and fees. */
export const fulfilMoney = async (
  tenant: Tenant,
  order: MoneyOrder & { prices: readonly Price[] },
  held: readonly Part[],
  at: Date,
): Promise<unknown> =>
  held.length > 0 &&
  moveMoney(tenant, order, {
    step: 'spend',
    parts: held,
    movement: { kind: 'fulfil', entries: fulfilEntries(held, order.prices), at },
  })

/** After fulfilment the supplier gives money back, and every payer a share of it. */
export const refundMoney = (
  tenant: Tenant,
  order: MoneyOrder,
  { shares, bookingFee, ...cause }: { shares: readonly Part[]; bookingFee: number; causedBy: string; at: Date },
): Promise<boolean> =>
  moveMoney(tenant, order, {
    step: 'giveBack',
    parts: shares,
    movement: {
      kind: 'refund',
      entries: refundEntries(shares, bookingFee),
      ...cause,
    },
  })

/** What a refund or change keeps without a payment of its own goes to whom it belongs. */
export const keepFees = (
  tenant: Tenant,
  order: MoneyOrder,
  fees: KeptFees,
  cause: { causedBy: string; at: Date },
): Promise<boolean> =>
  moveMoney(tenant, order, {
    step: 'giveBack',
    parts: [],
    movement: { kind: 'keptFees', entries: keptFeeEntries(fees), ...cause },
  })

export const heldFor = async (tenant: Tenant, orderNo: string): Promise<Part[]> =>
  heldParts(await balancesOfOrder(tenant, orderNo))

/** The same of several orders, by their numbers. */
export const heldForAll = async (tenant: Tenant, orderNos: readonly string[]): Promise<ReadonlyMap<string, readonly Part[]>> =>
  new Map(await Promise.all(orderNos.map(async (orderNo) => [orderNo, await heldFor(tenant, orderNo)] as const)))

const postingOf = (order: MoneyOrder, { causedBy, ...posting }: Movement & { causedBy: string }): Posting => ({
  ...posting,
  postingId: newId(posting.at),
  orderNo: causedBy,
  paidOrderNo: order.orderNo,
  currency: order.currency,
})
