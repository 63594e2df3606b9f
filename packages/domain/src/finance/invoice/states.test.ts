import { expect, test } from 'vitest'
import { invoiceStates } from '@sojourn/contract/finance/invoice-words'
import { invoiceStateAfter, isLivingInvoice, isValidInvoice, type InvoiceStep } from './states'

test('[handbook 10.5] an invoice goes from application to delivery, and is taken back only once it is issued', () => {
  const steps: readonly InvoiceStep[] = [
    'confirm',
    'withdraw',
    'issue',
    'refuse',
    'deliver',
    'reverse',
    'reissue',
    'restore',
    'drop',
  ]
  const moves = invoiceStates.flatMap((state) =>
    steps.flatMap((step) => {
      const after = invoiceStateAfter(state, step)
      return after ? [[state, step, after].join(' ')] : []
    }),
  )
  expect(moves).toEqual([
    'applied confirm issuing',
    'applied withdraw voided',
    'issuing issue issued',
    'issuing refuse refused',
    'issuing drop voided',
    'issued deliver delivered',
    'issued reverse redLettered',
    'issued reissue reissued',
    'delivered reverse redLettered',
    'delivered reissue reissued',
    'redLettered restore issued',
    'reissued restore issued',
  ])
})

test('what stands on it is free again once it is given up, refused or taken back', () => {
  expect(invoiceStates.filter(isLivingInvoice)).toEqual(['applied', 'issuing', 'issued', 'delivered'])
  expect(invoiceStates.filter(isValidInvoice)).toEqual(['issued', 'delivered'])
})
