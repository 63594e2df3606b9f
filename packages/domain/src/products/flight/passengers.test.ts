import { describe, expect, it, test } from 'vitest'
import fc from 'fast-check'
import { chargeOf, seatsOf, ticketPriceOf } from './passengers'

const flight = { buildFee: 50_00, fuelFee: 20_00, childFuelFee: 10_00 }
const fare = (ticket: number, full: number) => ({ ticketPrice: ticket * 100, fullFare: full * 100 })

describe('what a passenger pays (handbook 1.2)', () => {
  test.each([
    ['a child half the full fare of the cabin', fare(1490, 1860), 'child', 930_00],
    ['a child the fare of an adult where that is cheaper', fare(550, 1860), 'child', 550_00],
    ['a child in business half of the full business fare', fare(4000, 4185), 'child', 2093_00],
    ['an infant a tenth of the full fare, whatever an adult pays', fare(550, 1860), 'infant', 186_00],
    ['an adult the fare', fare(550, 1860), 'adult', 550_00],
  ] as const)('%s', (_rule, priced, passenger, expected) => expect(ticketPriceOf(priced, passenger)).toBe(expected))

  it('takes the construction fee of adults alone, and no fuel surcharge of infants', () => {
    const feesOf = (passenger: 'adult' | 'child' | 'infant') => {
      const { buildFee, fuelFee } = chargeOf(flight, fare(1000, 1860), passenger)
      return [buildFee, fuelFee]
    }
    expect([feesOf('adult'), feesOf('child'), feesOf('infant')]).toEqual([
      [50_00, 20_00],
      [0, 10_00],
      [0, 0],
    ])
  })

  it('never asks more of a child than of an adult', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_00 }), fc.integer({ min: 1, max: 9_000_00 }), (ticketPrice, fullFare) => {
        expect(ticketPriceOf({ ticketPrice, fullFare }, 'child')).toBeLessThanOrEqual(ticketPrice)
      }),
    )
  })
})

it('gives infants no seat', () => expect(seatsOf(['adult', 'infant', 'child', 'infant'])).toBe(2))
