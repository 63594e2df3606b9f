import { expect, it } from 'vitest'
import { changeQuery, readChange, readRide } from './change-address'

it('[S2.26] the address of a change keeps tickets, day, destination and train', () => {
  const ride = {
    searchId: 'S1',
    trainKey: '5l0000G10270@2026-12-01',
    departStation: 'AOH',
    arriveStation: 'VNP',
    seat: 'O',
    price: 55_300,
  } as const
  const change = { orderId: 'T1', coupons: [{ ticketNo: 'E931804546-1', segment: 0 }], date: '2026-12-02', arrive: 'TJP', ride }
  const query = Object.entries(changeQuery(change)).map(([key, value]) => [key, value ?? ''])
  expect(readChange(new URLSearchParams(query))).toEqual(change)
  expect([readRide(null), readRide('S1~G1~AOH~VNP~O~cheap')]).toEqual([undefined, undefined])
})
