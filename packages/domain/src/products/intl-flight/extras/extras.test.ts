import { describe, expect, test } from 'vitest'
import type { IntlExtraOffer } from '@sojourn/contract/products/intl-flight/extras.shapes'
import { chosenExtras, extrasBack, extrasBackBeside, extrasSpent, extrasTotal, isFree, settledExtras, wentBack } from './extras'
import type { KeptIntlExtra } from './kept-extras'

const offer = (segment: number, kind: IntlExtraOffer['kind'], code: IntlExtraOffer['code'], price: number): IntlExtraOffer => ({
  segment,
  kind,
  code,
  price,
  atMost: kind === 'bag' ? 3 : 1,
  refundable: kind === 'bag',
})
const offers = [
  offer(0, 'seat', 'window', 80_00),
  offer(0, 'seat', 'legroom', 300_00),
  offer(0, 'bag', 'bag', 400_00),
  offer(1, 'seat', 'aisle', 0),
  offer(1, 'meal', 'hotMeal', 68_00),
]
const want = (segment: number, code: IntlExtraOffer['code'], count = 1) => ({ segment, code, count })
const chosen = (...asked: ReturnType<typeof want>[]): KeptIntlExtra[] => chosenExtras(offers, asked, 0)!

describe('what is bought beside the fares', () => {
  test.each([
    ['mixed numbers on every flight', [want(0, 'window'), want(0, 'bag', 2), want(1, 'aisle'), want(1, 'hotMeal')], 948_00],
    ['nothing', [], 0],
    ['what a fare includes costs nothing', [want(1, 'aisle')], 0],
  ])('%s', (_title, asked, total) => expect(extrasTotal(chosen(...asked))).toBe(total))

  test.each([
    ['a seat that nobody sells on this flight', [want(1, 'window')]],
    ['a flight that the trip has not', [want(2, 'window')]],
    ['more bags than one may have', [want(0, 'bag', 4)]],
    ['two seats on one flight', [want(0, 'window'), want(0, 'legroom')]],
    ['the same twice', [want(0, 'bag'), want(0, 'bag')]],
  ])('%s is refused', (_title, asked) => expect(chosenExtras(offers, asked, 0)).toBeUndefined())
})

describe('what carriers confirm of it', () => {
  const list = chosen(want(0, 'legroom'), want(0, 'bag', 2), want(1, 'hotMeal'))
  test.each([
    ['as it was asked for', [{ code: 'legroom', price: 300_00, seatNo: '21D' }], 'confirmed', 0],
    ['a cheaper seat instead', [{ code: 'window', price: 80_00, seatNo: '21A' }], 'replaced', 220_00],
    ['a dearer one is not charged', [{ code: 'window', price: 900_00 }], 'replaced', 0],
    ['none', [{ refused: true }], 'refused', 300_00],
    ['no answer', [], 'refused', 300_00],
  ] as const)('%s', (_title, answers, state, back) => {
    const [seat] = settledExtras(list, answers)
    expect(seat).toMatchObject({ state })
    expect(wentBack(seat!)).toBe(back)
  })

  test('all of a refused number of bags goes back', () => {
    const [, bags] = settledExtras(list, [{ refused: true }, { refused: true }])
    expect(wentBack(bags!)).toBe(800_00)
  })
})

describe('what comes back of it with a ticket', () => {
  const [seat, bags, meal] = settledExtras(chosen(want(0, 'legroom'), want(0, 'bag', 2), want(1, 'hotMeal')), [
    { code: 'window', price: 80_00 },
    { code: 'bag', price: 400_00 },
    { code: 'hotMeal', price: 68_00 },
  ]) as [KeptIntlExtra, KeptIntlExtra, KeptIntlExtra]
  const list = [seat, bags, meal]
  test.each([
    ['bags alone, where the passenger gives it back', { traveller: 0, segments: [0, 1], involuntary: false }, 800_00],
    ['all that was confirmed, where the carrier forced it', { traveller: 0, segments: [0, 1], involuntary: true }, 948_00],
    ['nothing of a flight that was flown', { traveller: 0, segments: [1], involuntary: false }, 0],
    ['nothing of another traveller', { traveller: 1, segments: [0, 1], involuntary: true }, 0],
  ])('%s', (_title, given, back) => expect(extrasBack(list, given)).toBe(back))

  test('what was bought later is told by the order that paid for it, and counts in what somebody has', () => {
    const later = { ...bags, boughtIn: 'IE1' }
    const given = { traveller: 0, segments: [0, 1], involuntary: false }
    expect(extrasBack([seat, bags, later], given)).toBe(1600_00)
    expect(extrasBackBeside([seat, bags, later], given)).toEqual([{ paidOrderNo: 'IE1', amount: 800_00 }])
    expect(extrasBackBeside([{ ...seat, boughtIn: 'IE1' }], given), 'a seat stays lost').toEqual([])
    expect(extrasSpent([seat, bags, meal, later], 0)).toBe(80_00 + 800_00 + 68_00 + 800_00)
  })

  test.each([
    ['a seat beside one that is there', 0, 'seat', false],
    ['more bags', 0, 'bag', true],
    ['a seat on another flight', 1, 'seat', true],
  ] as const)('%s', (_title, segment, kind, free) => expect(isFree(list, 0, { segment, kind })).toBe(free))
  test('a seat that was refused is sold again', () =>
    expect(isFree([{ ...seat, state: 'refused' }], 0, { segment: 0, kind: 'seat' })).toBe(true))

  test('what was refused has gone back before', () =>
    expect(extrasBack([{ ...bags, state: 'refused' }], { traveller: 0, segments: [0], involuntary: true })).toBe(0))
})
