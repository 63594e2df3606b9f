import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateFlights } from './estimate'

const flight = (...prices: number[]) => ({
  buildFee: 5_000,
  fuelFee: 2_000,
  serviceFee: 0,
  fares: prices.map((ticketPrice) => ({ ticketPrice })),
})

test('cheapest, typical and dearest within the standard, with the fees of all, for everybody', () => {
  const flights = [flight(80_000, 120_000), flight(60_000), flight(100_000, 200_000)].map((each) => ({
    ...each,
    serviceFee: 2_500,
  }))
  expect(estimateFlights(flights, 2, (_row, fare) => fare === 0)).toEqual({
    cheapest: 136_500,
    typical: 176_500,
    cap: 216_500,
  })
})
test('without a standard nothing limits; without flights nobody can say', () => {
  expect(estimateFlights([flight(80_000)], 1)).toEqual({ cheapest: 87_000, typical: 87_000 })
  expect(estimateFlights([], 1)).toBeUndefined()
  expect(estimateFlights([flight()], 1)).toBeUndefined()
})
test('nothing within the standard is a cap of nothing', () => {
  expect(estimateFlights([flight(80_000)], 1, () => false)).toMatchObject({ cap: 0 })
})
test('the typical price lies between the cheapest and the dearest start', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(500_000), { minLength: 1 }), { minLength: 1 }), (prices) => {
      const found = estimateFlights(
        prices.map((list) => flight(...list)),
        1,
      )!
      expect(found.cheapest).toBeLessThanOrEqual(found.typical)
      expect(found.typical).toBeLessThanOrEqual(Math.max(...prices.map((list) => Math.min(...list))) + 7_000)
    }),
  )
})
