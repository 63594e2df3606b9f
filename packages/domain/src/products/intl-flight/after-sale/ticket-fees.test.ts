import { expect, test } from 'vitest'
import type { KeptIntlPenalty, KeptIntlTicket } from '../kept'
import { ticketFees } from './ticket-fees'

const rule = (kind: 'refund' | 'change', more: Partial<KeptIntlPenalty>): KeptIntlPenalty => ({
  kind,
  scope: 'unused',
  unit: 'ticket',
  window: { unit: 'hours' },
  permission: 'allowed',
  ...more,
})
const ticketOf = (...penalties: KeptIntlPenalty[]): KeptIntlTicket => ({
  validatingCarrier: 'MU',
  slices: [0, 1],
  penalties,
  prices: {
    0: {
      passenger: 'adult',
      filed: { amount: 800_000, currency: 'CNY', rate: 100_000_000 },
      fare: 800_000,
      surcharge: 0,
      taxes: [],
    },
  },
})
const asked = { slice: 0, departAt: '2026-12-20T01:00:00.000Z' }
const yuan = (amount: number) => ({ fee: { amount: amount * 100, currency: 'CNY' } })

test('what a ticket costs to give back or to change is that of well before departure', () => {
  const early = { window: { unit: 'hours', from: 72 } } as const
  const late = { window: { unit: 'hours', to: 72 } } as const
  const ticket = ticketOf(
    rule('refund', { ...early, ...yuan(1500) }),
    rule('refund', { ...late, ...yuan(2200) }),
    rule('change', { permission: 'forbidden' }),
  )
  const { refund, change } = ticketFees(ticket, asked)
  expect([refund, change]).toMatchObject([{ permission: 'allowed', fee: 1500_00 }, { permission: 'forbidden' }])
  const unsure = ticketFees(ticketOf(rule('refund', { permission: 'unknown' })), asked)
  expect([unsure.refund.permission, unsure.change.permission]).toEqual(['unknown', 'unknown'])
})

test('each direction is changed by its own rule', () => {
  const ticket = ticketOf(
    rule('refund', {}),
    rule('change', { scope: 'outbound', unit: 'direction' }),
    rule('change', { scope: 'inbound', unit: 'direction', ...yuan(600) }),
  )
  const changes = [0, 1].map((slice) => ticketFees(ticket, { ...asked, slice }).change)
  expect(changes).toMatchObject([{ fee: 0 }, { fee: 600_00 }])
})
