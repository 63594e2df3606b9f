import type { BillState, VarianceState } from '@sojourn/contract/finance/bill-words'

/** Whoever moves a bill: the company's finance, its agency, or time. */
export type BillActor = 'company' | 'agency' | 'system'
/** `make` ends the making of the pre-bill, `lapse` is the day after the due day. */
export type BillStep = 'make' | 'confirm' | 'pay' | 'lapse'

const billSteps: Readonly<Record<BillStep, { from: readonly BillState[]; by: readonly BillActor[] }>> = {
  make: { from: ['unbilled'], by: ['system'] },
  confirm: { from: ['preBill'], by: ['company', 'system'] },
  pay: { from: ['confirmed', 'partlyPaid', 'overdue'], by: ['agency'] },
  lapse: { from: ['confirmed', 'partlyPaid'], by: ['system'] },
}

/** What is owed of a bill and what of it was paid; fen, below nought where the agency owes. */
export interface BillMoney {
  due: number
  paid: number
}

/** Where a step leads, with the money after it; undefined where it cannot be taken. An overdue bill stays so until all is paid. */
export function billStateAfter(state: BillState, step: BillStep, by: BillActor, { due, paid }: BillMoney): BillState | undefined {
  const { from, by: movers } = billSteps[step]
  if (!from.includes(state) || !movers.includes(by)) return undefined
  if (step === 'make') return 'preBill'
  if (step === 'lapse') return due - paid > 0 ? 'overdue' : undefined
  if (paid === due) return 'paid'
  if (step === 'confirm') return 'confirmed'
  return state === 'overdue' ? 'overdue' : 'partlyPaid'
}

/** Whether an amount may be recorded as paid: towards what is owed, in its direction, and never more. */
export function isPayable(amount: number, { due, paid }: BillMoney): boolean {
  const left = due - paid
  return amount !== 0 && Math.sign(amount) === Math.sign(left) && Math.abs(amount) <= Math.abs(left)
}

export const isLocked = (state: BillState): boolean => state !== 'unbilled' && state !== 'preBill'

export type VarianceStep = 'adopt' | 'reject' | 'close'

const varianceSteps: Readonly<Record<VarianceStep, { from: readonly VarianceState[]; to: VarianceState; by: BillActor }>> = {
  adopt: { from: ['pending'], to: 'adopted', by: 'agency' },
  reject: { from: ['pending'], to: 'rejected', by: 'agency' },
  // Whoever raised it may give it up, and puts away what was answered.
  close: { from: ['pending', 'adopted', 'rejected'], to: 'closed', by: 'company' },
}

/** Where a step leads; undefined where it cannot be taken, or not by this side. */
export function varianceStateAfter(state: VarianceState, step: VarianceStep, by: BillActor): VarianceState | undefined {
  const { from, to, by: mover } = varianceSteps[step]
  return from.includes(state) && mover === by ? to : undefined
}
