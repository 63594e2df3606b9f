import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAcross, placeParty, wishesOf, type Coach } from './allocation'
import type { Layout, Mark } from './places'

const letters: Mark[] = ['A', 'B', 'C', 'D', 'F']
const layout: Layout = { width: 5, rows: 8, marks: letters }
const rowOf = (slot: number): number => Math.floor(slot / 5)

/** A coach of eight rows with these places free, and the gaps around them. */
function coachWith(free: readonly (readonly [slot: number, gap: number])[]): Coach & { slots: number[]; free: number } {
  const gaps = new Int16Array(40).fill(-1)
  for (const [slot, gap] of free) gaps[slot] = gap
  return { layout, gaps, slots: free.map(([slot]) => slot), free: free.length }
}
const freePlaces = (slots: number, largestGap: number, most: number) =>
  fc.uniqueArray(fc.tuple(fc.nat(slots - 1), fc.nat(largestGap)), { selector: ([slot]) => slot, minLength: 1, maxLength: most })
const coach = freePlaces(40, 6, 40)
const size = fc.integer({ min: 1, max: 5 })
const span = (slots: readonly number[]): number => Math.max(...slots.map(rowOf)) - Math.min(...slots.map(rowOf))

/** Every way to choose `count` of the places. */
function choices(slots: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return slots.flatMap((first, index) => choices(slots.slice(index + 1), count - 1).map((rest) => [first, ...rest]))
}

test('a party is placed exactly when there are places enough, each on one of its own', () => {
  fc.assert(
    fc.property(coach.map(coachWith), size, (room, count) => {
      const placed = placeParty(room, { size: count, wishes: [] })
      expect(placed === undefined).toBe(room.free < count)
      if (!placed) return
      expect(new Set(placed.slots).size).toBe(count)
      expect(placed.slots).toAllSatisfy((slot) => room.slots.includes(slot))
    }),
  )
})

test('nobody could sit closer together, and of the closest ways this one wastes least', () => {
  fc.assert(
    fc.property(freePlaces(25, 4, 11).map(coachWith), fc.integer({ min: 1, max: 3 }), (room, count) => {
      fc.pre(room.free >= count)
      const placed = placeParty(room, { size: count, wishes: [] })?.slots ?? []
      const all = choices(room.slots, count)
      const closest = Math.min(...all.map(span))
      expect(span(placed)).toBe(closest)
      const waste = (slots: readonly number[]): number => slots.reduce((sum, slot) => sum + (room.gaps[slot] ?? 0), 0)
      const least = Math.min(...all.filter((each) => span(each) === closest).map(waste))
      // Of a party in several rows only those in its last row choose freely.
      expect(count === 1 || closest === 0 ? waste(placed) : least).toBe(least)
    }),
  )
})

test('wishes that the coach can meet all together are met', () => {
  const wished = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(4)), {
    selector: ([row, letter]) => row * 5 + letter,
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(coach, wished, fc.nat(6), (free, marks, base) => {
      const wanted = marks.map(([row, letter]) => [(base + row - 1) * 5 + letter, 3] as const)
      const asked = marks.map(([row, letter]) => `${row}${letters[letter]}`)
      const wishes = wishesOf(marks.length, asked, undefined)
      const { slots } = placeParty(coachWith([...free, ...wanted]), { size: marks.length, wishes })!
      expect(slots.map((slot) => letters[slot % 5])).toEqual(wishes.map(({ mark }) => mark))
      const first = rowOf(slots[0]!) - wishes[0]!.row!
      expect(slots.map((slot, index) => rowOf(slot) - wishes[index]!.row!)).toEqual(marks.map(() => first))
    }),
  )
})

test('a letter that is gone becomes another seat; what is no wish is left out', () => {
  const free = coachWith([
    [0, 2],
    [1, 2],
    [6, 2],
  ])
  expect(placeParty(free, { size: 1, wishes: wishesOf(1, ['1F'], undefined) })?.slots).toHaveLength(1)
  expect(wishesOf(2, ['1E', '9A', '2C', '1A', '1F'], undefined)).toEqual([
    { row: 2, mark: 'C' },
    { row: 1, mark: 'A' },
  ])
  expect(wishesOf(2, ['3C', '3D'], undefined).map(({ row }) => row)).toEqual([1, 1])
  expect(wishesOf(2, undefined, { lower: 1, middle: 0, upper: 2 })).toEqual([{ mark: 'lower' }, { mark: 'upper' }])
})

test('a party that no coach holds sits in as few as possible, or not at all', () => {
  fc.assert(
    fc.property(fc.array(coach.map(coachWith), { minLength: 1, maxLength: 4 }), size, (coaches, count) => {
      const placed = placeAcross(coaches, { size: count, wishes: [] })
      const total = coaches.reduce((sum, { free }) => sum + free, 0)
      expect(placed === undefined).toBe(total < count)
      if (!placed) return
      const largestFirst = coaches.map(({ free }) => free).sort((a, b) => b - a)
      let needed = 0
      for (let held = 0; held < count; needed++) held += largestFirst[needed] ?? 0
      expect(new Set(placed.map((place) => place.coach)).size).toBe(needed)
      expect(new Set(placed.map((place) => `${place.coach} ${place.slot}`)).size).toBe(count)
    }),
  )
})
