import type { LocalTrainOrder } from '@sojourn/contract/products/train/local.calls'
import { describe, expect, test } from 'vitest'
import { emptyTickets, purchaseNoOf, ticketFaults, typedPlaces } from './desk-form-state'

const order = {
  rides: [
    { index: 0, seat: 'O', ticketPrice: 55_300 },
    { index: 1, seat: '3', ticketPrice: 30_050 },
  ],
  travellers: [
    { traveller: 0, child: false },
    { traveller: 1, child: true },
  ],
} as unknown as LocalTrainOrder

describe('what the ticket office enters (handbook 3.10)', () => {
  test('every traveller on every ride, at the fare that was paid: half of it for a child; a berth where there are berths', () => {
    expect(emptyTickets(order).map(({ traveller, ride, price, berth }) => [traveller, ride, price, berth])).toEqual([
      [0, 0, '553', ''],
      [1, 0, '276.5', ''],
      [0, 1, '300.5', 'lower'],
      [1, 1, '150.5', 'lower'],
    ])
  })
  test('a coach of two digits, a seat, a fare that is not above what was paid', () => {
    const [ticket] = emptyTickets(order)
    expect(ticketFaults(order, ticket!)).toEqual(['coach', 'place'])
    expect(ticketFaults(order, { ...ticket!, coach: '08', place: '10B' })).toEqual([])
    expect(ticketFaults(order, { ...ticket!, coach: '8', place: '10B', price: '553.01' })).toEqual(['coach', 'price'])
    expect(ticketFaults(order, { ...ticket!, coach: '08', place: '', price: '' })).toEqual(['place', 'price'])
    expect(typedPlaces([{ ...ticket!, coach: '08', place: '10B', gate: '2B' }])).toEqual([
      { traveller: 0, ride: 0, coach: '08', place: '10B', gate: '2B', price: 55_300 },
    ])
  })
  test('what is typed stays as it is until it is sent; spaces, small and wide letters are no faults', () => {
    const [ticket] = emptyTickets(order)
    const typed = { ...ticket!, coach: ' 08', place: '10b ', price: ' 553', gate: '２b ' }
    expect(purchaseNoOf(' ｅ931804546 ')).toBe('E931804546')
    expect(ticketFaults(order, typed)).toEqual([])
    expect(typedPlaces([typed])).toEqual([{ traveller: 0, ride: 0, coach: '08', place: '10B', gate: '2B', price: 55_300 }])
  })
  test('a purchase number is E and nine letters or digits', () => {
    expect(['E931804546', 'E12345678', 'A931804546'].map(purchaseNoOf)).toEqual(['E931804546', undefined, undefined])
  })
})
