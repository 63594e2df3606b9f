import { describe, expect, test } from 'vitest'
import type { Measures } from '@sojourn/contract/finance/report-words'
import type { ReportFacts } from '../../booking/report-facts'
import { added, measureLine, type CountedLine } from './measure-line'

const facts: ReportFacts = {
  journey: 0,
  classKey: 'Y',
  carrier: 'MU',
  route: 'PEK-SHA',
  tier: '',
  fullFare: 2_000_00,
  economy: true,
  kilometres: 1_000,
  gramsPerKilometre: 170,
}
const booked: CountedLine = {
  kind: 'booking',
  adult: true,
  fare: 1_200_00,
  taxes: 70_00,
  serviceFee: 10_00,
  insurance: 20_00,
  alterationFee: 0,
  company: 1_300_00,
  nights: 0,
  violations: [],
  facts,
}
const refunded: CountedLine = {
  ...booked,
  kind: 'refund',
  fare: -1_200_00,
  taxes: -70_00,
  serviceFee: 0,
  insurance: -20_00,
  alterationFee: 240_00,
  company: -1_050_00,
}
const changed: CountedLine = {
  ...booked,
  kind: 'change',
  fare: 300_00,
  taxes: 0,
  insurance: 0,
  alterationFee: 60_00,
  company: 370_00,
}

describe('what a line adds (handbook 10.6)', () => {
  test.each<[string, CountedLine, Partial<Measures>]>([
    [
      'a booking: its fare, its full fare and what that saved',
      booked,
      {
        tickets: 1,
        sold: 1_200_00,
        taxes: 70_00,
        fees: 30_00,
        economyFare: 1_200_00,
        economyFull: 2_000_00,
        saved: 800_00,
        grams: 170_000,
      },
    ],
    ['at full fare nothing is saved', { ...booked, fare: 2_000_00 }, { fullPriced: 1, saved: 0, fullFare: 2_000_00 }],
    ['above the full fare nothing is lost by it', { ...booked, fare: 2_400_00 }, { fullPriced: 1, saved: 0 }],
    [
      'a refund: the fare comes back, the fee is lost, what was saved was not; the discount at issue stays',
      refunded,
      {
        tickets: 0,
        refunded: 1,
        sold: 0,
        returned: 1_200_00,
        alteration: 240_00,
        saved: -800_00,
        fullFare: -2_000_00,
        economyFare: 0,
        grams: -170_000,
      },
    ],
    [
      'a change: no ticket more, the net fare, no discount',
      changed,
      { tickets: 0, changed: 1, sold: 300_00, alteration: 60_00, economyFare: 0, saved: 0, grams: 0 },
    ],
    [
      "a child's fare is no discount",
      { ...booked, adult: false, fare: 1_000_00 },
      { tickets: 1, sold: 1_000_00, economyTickets: 0, saved: 0 },
    ],
    [
      'business class is saved on, but no part of the average discount',
      { ...booked, facts: { ...facts, economy: false } },
      { economyTickets: 0, saved: 800_00 },
    ],
    [
      'the lowest was chosen',
      { ...booked, comparison: { price: 1_200_00, lowest: 1_200_00 } },
      { compared: 1, adopted: 1, lost: 0 },
    ],
    [
      'a lower one was not chosen',
      { ...booked, comparison: { price: 1_200_00, lowest: 900_00 } },
      { compared: 1, adopted: 0, lost: 300_00, lostWithin1h: 0, lostWithin2h: 0, lostWithin4h: 0 },
    ],
    [
      'a lower one that left nearly at the same time',
      { ...booked, comparison: { price: 1_200_00, lowest: 900_00, lowestWithin: { 1: 1_300_00, 2: 1_150_00, 4: 900_00 } } },
      { lost: 300_00, lostWithin1h: 0, lostWithin2h: 50_00, lostWithin4h: 300_00 },
    ],
    ['nothing to compare with', { ...booked, comparison: { price: 1_200_00 } }, { compared: 0, adopted: 0, lost: 0 }],
    [
      'an agreed fare beside the public one',
      { ...booked, comparison: { price: 1_200_00, publicFare: 1_350_00 } },
      { agreementSaved: 150_00 },
    ],
    [
      'out of policy by the widest excess',
      { ...booked, violations: [{ excess: 50_00 }, { excess: 80_00 }, {}] },
      { violating: 1, excess: 80_00 },
    ],
    [
      'where a train goes: what it costs, and what it spares the air',
      { ...booked, facts: { ...facts, rail: { price: 550_00, gramsPerKilometre: 30, minutes: 180 } } },
      { byRail: 1, byRailFare: 1_270_00, byRailPrice: 550_00, byRailGrams: 140_000 },
    ],
  ])('%s', (_case, line, expected) => expect(measureLine(line)).toMatchObject(expected))

  test('what is bought beside a ticket is money alone: the ticket counts the journey', () => {
    const beside = { ...booked, facts: { ...facts, beside: true as const } }
    const sums = measureLine(beside)
    expect(sums).toMatchObject({ sold: 1_200_00, company: 1_300_00, tickets: 0, kilometres: 0, grams: 0, fullFare: 0 })
  })

  test('a ticket that is booked and given back leaves its fees alone', () => {
    const sums = added([measureLine(booked), measureLine(refunded)])
    expect(sums).toMatchObject({ saved: 0, fullFare: 0, grams: 0, taxes: 0, alteration: 240_00, company: 250_00 })
    expect(sums.sold - sums.returned).toBe(0)
  })
})

describe('carbon of nights', () => {
  const stay: ReportFacts = { ...facts, kilometres: 0, gramsPerKilometre: 0, gramsPerNight: 53_500 }
  const { gramsPerNight: _none, ...unknown } = stay
  test.each([
    ['two nights', { ...booked, nights: 2, facts: stay }, 107_000],
    ['one that was given back', { ...refunded, nights: -1, facts: stay }, -53_500],
    ['two in a country without a factor', { ...booked, nights: 2, facts: unknown }, 0],
    ['a flight abroad, in whole grams', { ...booked, facts: { ...facts, kilometres: 3, gramsPerKilometre: 109.16 } }, 327],
  ])('%s', (_what, line, grams) => expect(measureLine(line).grams).toBe(grams))
})
