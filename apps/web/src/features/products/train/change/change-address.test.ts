import { expect, it } from 'vitest'
import { backFrom, changeQuery, readChange, readRide, stepOf, type ChangeAddress } from './change-address'

it('the address of a change keeps tickets, day, destination and train', () => {
  const ride = {
    searchId: 'S1',
    trainKey: '5l0000G10270@2026-12-01',
    departStation: 'AOH',
    arriveStation: 'VNP',
    seat: 'O',
    price: 55_300,
  } as const
  const change = {
    orderId: 'T1',
    coupons: [{ ticketNo: 'E931804546-1', segment: 0 }],
    date: '2026-12-02',
    arrive: 'TJP',
    trains: true,
    ride,
  }
  const query = Object.entries(changeQuery(change)).map(([key, value]) => [key, value ?? ''])
  expect(readChange(new URLSearchParams(query))).toEqual(change)
  expect([readRide(null), readRide('S1~G1~AOH~VNP~O~cheap')]).toEqual([undefined, undefined])
})

it('going back from the price to the trains, and from there to the tickets, loses nothing that was chosen', () => {
  const chosen = { orderId: 'T1', coupons: [{ ticketNo: 'E931804546-1', segment: 0 }], date: '2026-12-02', arrive: 'TJP' }
  const confirm: ChangeAddress = { ...chosen, trains: true, ride: readRide('S1~G1~AOH~VNP~O~55300') }
  const trains = backFrom(confirm)
  const tickets = backFrom(trains)
  expect([confirm, trains, tickets].map(stepOf)).toEqual(['confirm', 'trains', 'tickets'])
  expect(tickets).toMatchObject(chosen)
  expect(stepOf({ ...trains, coupons: [] })).toBe('tickets')
})
