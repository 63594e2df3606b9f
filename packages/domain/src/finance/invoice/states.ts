import type { InvoiceState } from '@sojourn/contract/finance/invoice-words'

/**
 * `reverse` follows a refund or exchange, `reissue` is asked for; both write a red letter. Where that is refused the invoice stands again
 * (`restore`), and what was to take its place is given up (`drop`).
 */
export type InvoiceStep = 'confirm' | 'withdraw' | 'issue' | 'refuse' | 'deliver' | 'reverse' | 'reissue' | 'restore' | 'drop'

const steps: Readonly<Record<InvoiceStep, { from: readonly InvoiceState[]; to: InvoiceState }>> = {
  confirm: { from: ['applied'], to: 'issuing' },
  withdraw: { from: ['applied'], to: 'voided' },
  issue: { from: ['issuing'], to: 'issued' },
  refuse: { from: ['issuing'], to: 'refused' },
  deliver: { from: ['issued'], to: 'delivered' },
  reverse: { from: ['issued', 'delivered'], to: 'redLettered' },
  reissue: { from: ['issued', 'delivered'], to: 'reissued' },
  restore: { from: ['redLettered', 'reissued'], to: 'issued' },
  drop: { from: ['issuing'], to: 'voided' },
}

/** Where a step leads; undefined where it cannot be taken. */
export const invoiceStateAfter = (state: InvoiceState, step: InvoiceStep): InvoiceState | undefined =>
  steps[step].from.includes(state) ? steps[step].to : undefined

/** It has its number, and nobody has taken it back. */
export const isValidInvoice = (state: InvoiceState): boolean => state === 'issued' || state === 'delivered'

/** What stands on it is invoiced by no other. */
export const isLivingInvoice = (state: InvoiceState): boolean =>
  state === 'applied' || state === 'issuing' || isValidInvoice(state)
