import { describe, expect, test } from 'vitest'
import type { KeptIntlPenalty } from '../kept'
import { changeCostOf, type NewDirection } from './change'
import { refundOf } from './refund'
import type { DirectionState, TicketState } from '../ticket-state'

const now = '2026-12-01T00:00:00.000Z'
const inHours = (hours: number): string => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
const yuan = (amount: number): { amount: number; currency: string } => ({ amount: amount * 100, currency: 'CNY' })
const rates = { CNY: 100_000_000, HKD: 85_506_000, JPY: 4_260_000 }

const record = (kind: KeptIntlPenalty['kind'], more: Partial<KeptIntlPenalty> = {}): KeptIntlPenalty => ({
  kind,
  scope: 'unused',
  unit: 'ticket',
  window: { unit: 'hours' },
  permission: 'allowed',
  ...more,
})
const direction = (hours: number, more: Partial<DirectionState> = {}): DirectionState => ({
  fare: 200_000,
  surcharge: 30_000,
  taxes: [{ code: 'CN', amount: 9000, refundable: true }],
  oneWayFare: 290_000,
  segments: [{ departAt: inHours(hours), flown: false, changedByCarrier: false }],
  ...more,
})
const flown = { segments: [{ departAt: inHours(-48), flown: true, changedByCarrier: false }] }
const ticket = (
  penalties: readonly KeptIntlPenalty[],
  directions: readonly DirectionState[] = [direction(30), direction(200)],
  more: Partial<TicketState> = {},
): TicketState => ({ directions, penalties, rates, infant: false, ...more })

const fee = (state: TicketState) => {
  const answer = refundOf(state, now)
  return typeof answer === 'string' ? answer : answer.fee / 100
}

describe('[handbook 2.2] which record wins', () => {
  const early = record('refund', { window: { unit: 'hours', from: 72 }, fee: yuan(600) })
  const late = record('refund', { window: { unit: 'hours', to: 72 }, fee: yuan(900) })
  const inbound = record('refund', { scope: 'inbound', unit: 'direction', fee: yuan(400) })
  const perTicket = record('refund', { fee: yuan(1000) })
  const perDirection = record('refund', { unit: 'direction', fee: yuan(600) })
  test.each<[string, KeptIntlPenalty[], DirectionState[], number | string]>([
    ['a direction by its own, the other by the ticket', [early, late, inbound], [direction(30), direction(200)], 1300],
    ['the boundary is of the earlier window', [early, late], [direction(72), direction(200)], 600],
    ['a minute later it is not', [early, late], [direction(72 - 1 / 60), direction(200)], 900],
    ['per ticket against per direction: the cheaper', [perTicket, perDirection], [direction(30), direction(200)], 1000],
    ['with one direction it is the other', [perTicket, perDirection], [direction(30)], 600],
    [
      'the shorter window',
      [perTicket, record('refund', { window: { unit: 'days', from: 0, to: 2 }, fee: yuan(1500) })],
      [direction(30)],
      1500,
    ],
    ['days are of 24 hours', [record('refund', { window: { unit: 'days', from: 2 }, fee: yuan(1) })], [direction(48)], 1],
    ['nothing that holds is unknown', [record('refund', { window: { unit: 'days', from: 2 } })], [direction(47)], 'unknown'],
    ['unknown yields to what is known', [record('refund', { permission: 'unknown' }), perTicket], [direction(30)], 1000],
    [
      'per segment',
      [record('refund', { unit: 'segment', fee: yuan(100) })],
      [direction(30, { segments: [...direction(30).segments, ...direction(34).segments] }), direction(200)],
      300,
    ],
    ['percent of fare and surcharge', [record('refund', { percent: 15 })], [direction(30)], 345],
    [
      'a foreign fee, half up, before it is multiplied',
      [record('refund', { unit: 'direction', fee: { amount: 10_130, currency: 'HKD' } })],
      [direction(30), direction(200)],
      174,
    ],
    ['without fee it is free', [record('refund')], [direction(30)], 0],
    ['forbidden takes all', [record('refund', { permission: 'forbidden' })], [direction(30)], 2300],
    ['never more than was paid', [record('refund', { fee: yuan(9999) })], [direction(30)], 2300],
    ['no record is unknown', [record('change')], [direction(30)], 'unknown'],
  ])('%s', (_, penalties, directions, expected) => expect(fee(ticket(penalties, directions))).toBe(expected))
})

describe('[handbook 2.2] what comes back', () => {
  const partly = record('refund', { scope: 'partlyUsed', fee: yuan(2200) })
  test('a flown direction as the one-way fare of its class; what is left bears the fee; the other taxes come back', () =>
    expect(refundOf(ticket([partly], [direction(0, flown), direction(200)]), now)).toEqual({
      usedFare: 320_000,
      fee: 140_000,
      taxes: 9000,
      taxLines: [{ code: 'CN', amount: 9000 }],
      amount: 9000,
      involuntary: false,
      rules: [0],
    }))
  test('never more than was paid', () =>
    expect(refundOf(ticket([partly], [direction(0, { ...flown, oneWayFare: 900_000 }), direction(200)]), now)).toMatchObject({
      usedFare: 460_000,
      fee: 0,
      amount: 9000,
    }))
  test('a ticket flown to its end has nothing to give back', () =>
    expect(refundOf(ticket([partly], [direction(0, flown)]), now)).toBe('nothingLeft'))
  test('what the carrier has changed costs nothing, and all taxes of it come back', () => {
    const changed = direction(30, {
      taxes: [{ code: 'AY', amount: 4000, refundable: false }],
      segments: [{ departAt: inHours(-2), flown: false, changedByCarrier: true }],
    })
    expect(refundOf(ticket([record('refund', { permission: 'forbidden' })], [changed]), now)).toEqual({
      usedFare: 0,
      fee: 0,
      taxes: 4000,
      taxLines: [{ code: 'AY', amount: 4000 }],
      amount: 234_000,
      involuntary: true,
      rules: [],
    })
  })
  test('taxes come back by code: those of what was flown and those that are not refundable stay', () => {
    const tax = (code: string, amount: number, refundable = true) => ({ code, amount, refundable })
    const state = [
      direction(0, { ...flown, taxes: [tax('CN', 9000), tax('G3', 8000)] }),
      direction(200, { taxes: [tax('SG', 7000), tax('OO', 600, false), tax('G3', 500)] }),
      direction(300, { taxes: [tax('G3', 300)] }),
    ]
    expect(refundOf(ticket([partly], state), now)).toMatchObject({
      taxes: 7800,
      taxLines: [
        { code: 'SG', amount: 7000 },
        { code: 'G3', amount: 800 },
      ],
    })
  })
  test('staying away adds its own record', () => {
    const noShow = record('noShow', { unit: 'direction', fee: yuan(500) })
    const refund = record('refund', { fee: yuan(300) })
    expect(fee(ticket([refund, noShow], [direction(-5), direction(200)]))).toBe(800)
    expect(fee(ticket([refund], [direction(-5), direction(200)]))).toBe(300)
    expect(fee(ticket([refund, { ...noShow, permission: 'forbidden' }], [direction(-5), direction(200)]))).toBe(4600)
  })
  test.each([
    [record('taxRefund', { tax: 'CN' }), { taxes: 9000, fee: 230_000, amount: 9000 }],
    [record('taxRefund', { tax: 'CN', permission: 'forbidden' }), { taxes: 0, fee: 230_000, amount: 0 }],
  ])('taxes alone ask no rule of the fare', (tax, expected) =>
    expect(refundOf(ticket([record('refund', { permission: 'unknown' }), tax], [direction(30)]), now, true)).toMatchObject(
      expected,
    ),
  )
  test('a tax of which nobody knows makes all unknown', () =>
    expect(refundOf(ticket([record('taxRefund', { tax: 'CN', permission: 'unknown' })], [direction(30)]), now, true)).toBe(
      'unknown',
    ))
  test('infants pay no fee', () =>
    expect(fee(ticket([record('refund', { fee: yuan(900) })], [direction(30)], { infant: true }))).toBe(0))
})

describe('[handbook 2.2] what a change costs', () => {
  const to = (more: Partial<NewDirection> = {}): NewDirection => ({
    fare: 260_000,
    surcharge: 30_000,
    taxes: [{ code: 'CN', amount: 12_000, refundable: true }],
    departAt: inHours(60),
    sameCabin: true,
    ...more,
  })
  const rules = [record('change', { scope: 'outbound', unit: 'direction', fee: yuan(600) })]
  test.each([
    ['fee and both differences', ticket(rules), 0, to(), [60_000, 60_000, 3000]],
    ['what is cheaper is not paid back', ticket(rules), 0, to({ fare: 100_000, taxes: [] }), [60_000, 0, 0]],
  ])('%s', (_, state, which, other, [asked, fare, tax]) =>
    expect(changeCostOf(state, which, other, now)).toMatchObject({ fee: asked, fareDifference: fare, taxDifference: tax }),
  )
  test('by the record of its own direction alone', () => {
    expect(changeCostOf(ticket(rules), 1, to(), now)).toBe('unknown')
    expect(changeCostOf(ticket([record('change', { permission: 'forbidden' })]), 1, to(), now)).toBe('notChangeable')
  })
  test('a direction that is flown is not changed', () =>
    expect(changeCostOf(ticket(rules, [direction(0, flown), direction(200)]), 0, to(), now)).toBe('notChangeable'))
  test('one that is partly flown goes on free after its carrier’s change, and is not changed otherwise', () => {
    const segment = (hours: number, more: object) => ({
      departAt: inHours(hours),
      flown: false,
      changedByCarrier: false,
      ...more,
    })
    const partly = (changedByCarrier: boolean) =>
      ticket(rules, [direction(-5, { segments: [segment(-5, { flown: true }), segment(8, { changedByCarrier })] })])
    const on = to({ departAt: inHours(14) })
    expect(changeCostOf(partly(true), 0, on, now)).toMatchObject({
      fee: 0,
      fareDifference: 0,
      taxDifference: 0,
      involuntary: true,
    })
    expect(changeCostOf(partly(true), 0, { ...on, departAt: inHours(79) }, now), 'three days of what is left').toMatchObject({
      involuntary: true,
    })
    expect(changeCostOf(partly(true), 0, { ...on, sameCabin: false }, now)).toBe('notChangeable')
    expect(changeCostOf(partly(false), 0, on, now)).toBe('notChangeable')
  })
  test('free where the carrier has changed it, to the same cabin within three days', () => {
    const changed = direction(30, { segments: [{ departAt: inHours(30), flown: false, changedByCarrier: true }] })
    const free = { fee: 0, fareDifference: 0, taxDifference: 0, involuntary: true }
    expect(changeCostOf(ticket(rules, [changed]), 0, to({ departAt: inHours(102) }), now)).toMatchObject(free)
    expect(changeCostOf(ticket(rules, [changed]), 0, to({ departAt: inHours(103) }), now)).toMatchObject({ fee: 60_000 })
    expect(changeCostOf(ticket(rules, [changed]), 0, to({ sameCabin: false }), now)).toMatchObject({ fee: 60_000 })
  })
})
