import type { PaymentMethod } from '@sojourn/contract/booking/codes'
import type { Tenant } from '../../../db/tenant'
import { newId } from '../../../kit/id'
import { moveDeposit, type DepositKind } from './deposit-store'
import { expirePointsAfter } from './points'
import { movePoints } from './points-store'

/** What a movement of an order's money belongs to. */
export interface MoneyOrder {
  orderNo: string
  currency: string
  bookerId: string
}
export interface Movement {
  order: MoneyOrder
  /** The order that causes it, where that is another one: a refund. */
  causedBy: string
  amount: number
  at: Date
}

/** hold: set aside; release: set free; spend: the order is fulfilled; giveBack: returned after that. */
export type Step = 'hold' | 'release' | 'spend' | 'giveBack'

/** Whose account stands by itself. A company's credit is moved in the statement that writes the entries. */
export type MovedAlone = Exclude<PaymentMethod, 'companyCredit'>

/** The account beside the entries, moved by one conditional update; false refuses what would overdraw it. */
export const movers: Record<MovedAlone, (tenant: Tenant, step: Step, movement: Movement) => Promise<boolean>> = {
  personal: () => Promise.resolve(true),
  companyAccount: () => Promise.resolve(true),
  deposit: async (tenant, step, { order, causedBy, amount, at }) => {
    const { kind, balance, frozen } = depositChange(step, amount)
    const operator = { id: order.bookerId, name: '' }
    const moved = await moveDeposit(tenant, {
      entryId: newId(at),
      at,
      kind,
      balance,
      frozen,
      orderNo: causedBy,
      operator,
    })
    return moved !== undefined
  },
  points: async (tenant, step, { order, amount, at }) => {
    if (step === 'spend') return true
    const spent = step === 'hold'
    const moved = await movePoints(tenant, {
      entryId: newId(at),
      employeeId: order.bookerId,
      at,
      kind: spent ? 'spend' : 'return',
      points: spent ? -amount : amount,
      lastDay: null,
      orderNo: order.orderNo,
    })
    // Points that come back late may have ended in the meantime.
    if (moved && !spent) await expirePointsAfter(tenant, order.bookerId, at)
    return moved
  },
}

const creditSteps: Record<Step, { used: number; frozen: number }> = {
  hold: { used: 0, frozen: 1 },
  release: { used: 0, frozen: -1 },
  spend: { used: 1, frozen: -1 },
  giveBack: { used: -1, frozen: 0 },
}
export const creditChange = (step: Step, amount: number) => ({
  used: creditSteps[step].used * amount,
  frozen: creditSteps[step].frozen * amount,
})

const depositSteps: Record<Step, { kind: DepositKind; balance: number; frozen: number }> = {
  hold: { kind: 'freeze', balance: 0, frozen: 1 },
  release: { kind: 'unfreeze', balance: 0, frozen: -1 },
  spend: { kind: 'debit', balance: -1, frozen: -1 },
  giveBack: { kind: 'refund', balance: 1, frozen: 0 },
}
const depositChange = (step: Step, amount: number) => ({
  kind: depositSteps[step].kind,
  balance: depositSteps[step].balance * amount,
  frozen: depositSteps[step].frozen * amount,
})
