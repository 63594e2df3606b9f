import { describe, expect, it } from 'vitest'
import { fittingWishes, noWishes, toggleSeat, wishFields } from './seat-wishes'

describe('wishes for seats', () => {
  it('never more seats than people: the oldest wish gives way, a second press takes one back', () => {
    expect(toggleSeat(['1A', '1B'], '1F', 2)).toEqual(['1B', '1F'])
    expect(toggleSeat(['1A'], '1A', 2)).toEqual([])
  })

  it('the order names only what the class knows', () => {
    const wishes = { ...noWishes, seats: ['1A', '1F'], berths: { lower: 1, middle: 0, upper: 1 }, acceptStanding: true }
    expect(wishFields(wishes, 'O', 2)).toEqual({ seatChoice: ['1A', '1F'], acceptStanding: true })
    expect(wishFields(wishes, '4', 2)).toEqual({ berthChoice: { lower: 1, middle: 0, upper: 1 }, acceptStanding: true })
    expect(wishFields(noWishes, 'O', 2)).toEqual({})
  })

  it('wishes of a party that became smaller are cut', () => {
    const wishes = { ...noWishes, seats: ['1A', '1B', '1C'], berths: { lower: 2, middle: 0, upper: 1 } }
    expect(fittingWishes(wishes, 2)).toMatchObject({ seats: ['1A', '1B'], berths: noWishes.berths })
  })
})
