import { expect, test } from 'vitest'
import { flyingParty } from '../list/flying-party'
import { orderPrice } from './order-price'

type Check = Parameters<typeof orderPrice>[0]
const journey = {
  flight: { flightNo: 'MU5101', buildFee: 50_00, fuelFee: 20_00, childFuelFee: 10_00 },
  fare: { ticketPrice: 760_00, fullFare: 1860_00 },
} as Check[number]
type Info = Parameters<typeof flyingParty>[1]
const traveller = (employeeId: string, serviceFee: number) => ({ employeeId, serviceFee, passenger: 'adult', credentials: [] })
const info = { travellers: [traveller('a', 10_00), traveller('v', 15_00)] } as unknown as Info
const draft = { searchParams: { departDate: '2026-12-09' } } as Parameters<typeof flyingParty>[2]
const forms = ['a', 'v'].map((employeeId) => ({ employeeId, credentialId: '', insurances: [] })) as unknown as Parameters<
  typeof flyingParty
>[0]

test('[handbook 6.4] a VIP pays the own fee for each flight, and the others theirs', () => {
  const party = flyingParty(forms, info, draft)
  const { lines, total } = orderPrice([journey, journey], party, { insurances: [] })
  expect(lines.filter(({ kind }) => kind === 'serviceFee').map(({ unit, count }) => [unit, count])).toEqual([
    [10_00, 2],
    [15_00, 2],
  ])
  expect(total).toBe(4 * 830_00 + 2 * (10_00 + 15_00))
})

test('nobody flies for a fee of nothing because the page does not know them', () => {
  expect(() => flyingParty(forms, { travellers: info.travellers.slice(0, 1) }, draft)).toThrow('does not know v')
})
