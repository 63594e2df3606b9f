import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAcross, placeParty, wishesOf } from './allocation'
import type { FreePlace } from './class-view'
import type { Mark } from './places'

const letters: Mark[] = ['A', 'B', 'C', 'D', 'F']
const place = (slot: number, gap: number): FreePlace => ({
  section: 0,
  slot,
  gap,
  row: Math.floor(slot / 5),
  mark: letters[slot % 5] ?? 'A',
})
/** Any places of a coach of eight rows that nobody has. */
const coach = fc
  .uniqueArray(fc.tuple(fc.nat(39), fc.nat(6)), { selector: ([slot]) => slot, minLength: 1, maxLength: 40 })
  .map((free) => free.sort(([a], [b]) => a - b).map(([slot, gap]) => place(slot, gap)))
const size = fc.integer({ min: 1, max: 5 })
const rowsOf = (places: readonly FreePlace[]): number[] => places.map(({ row }) => row)
const span = (places: readonly FreePlace[]): number => Math.max(...rowsOf(places)) - Math.min(...rowsOf(places))

/** Every way to choose `count` of the places. */
function choices(free: readonly FreePlace[], count: number): FreePlace[][] {
  if (count === 0) return [[]]
  return free.flatMap((first, index) => choices(free.slice(index + 1), count - 1).map((rest) => [first, ...rest]))
}

test('a party is placed exactly when there are places enough, each on one of its own', () => {
  fc.assert(
    fc.property(coach, size, (free, count) => {
      const placed = placeParty(free, { size: count, wishes: [] })
      expect(placed === undefined).toBe(free.length < count)
      if (!placed) return
      expect(new Set(placed.places).size).toBe(count)
      expect(placed.places.every((each) => free.includes(each))).toBe(true)
    }),
  )
})

test('nobody could sit closer together, and of the closest ways this one wastes least', () => {
  const few = fc
    .uniqueArray(fc.tuple(fc.nat(24), fc.nat(4)), { selector: ([slot]) => slot, minLength: 3, maxLength: 11 })
    .map((free) => free.sort(([a], [b]) => a - b).map(([slot, gap]) => place(slot, gap)))
  fc.assert(
    fc.property(few, fc.integer({ min: 1, max: 3 }), (free, count) => {
      const placed = placeParty(free, { size: count, wishes: [] })?.places ?? []
      const all = choices(free, count)
      const closest = Math.min(...all.map(span))
      expect(span(placed)).toBe(closest)
      const waste = (places: readonly FreePlace[]): number => places.reduce((sum, { gap }) => sum + gap, 0)
      if (count === 1 || closest === 0)
        expect(waste(placed)).toBe(Math.min(...all.filter((each) => span(each) === closest).map(waste)))
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
      const slots = marks.map(([row, letter]) => (base + row - 1) * 5 + letter)
      const room = [...free.filter(({ slot }) => !slots.includes(slot)), ...slots.map((slot) => place(slot, 3))]
      const sorted = room.sort((a, b) => a.slot - b.slot)
      const wishes = wishesOf(
        marks.length,
        marks.map(([row, letter]) => `${row}${letters[letter]}`),
        undefined,
      )
      const { places } = placeParty(sorted, { size: marks.length, wishes })!
      expect(places.map(({ mark }) => mark)).toEqual(wishes.map(({ mark }) => mark))
      const first = places[0]!.row - wishes[0]!.row!
      expect(places.map(({ row }, index) => row - wishes[index]!.row!)).toEqual(marks.map(() => first))
    }),
  )
})

test('a letter that is gone becomes another seat; what is no wish is left out', () => {
  const free = [place(0, 2), place(1, 2), place(6, 2)]
  expect(placeParty(free, { size: 1, wishes: wishesOf(1, ['1F'], undefined) })?.places).toHaveLength(1)
  expect(wishesOf(2, ['1E', '9A', '2C', '1A', '1F'], undefined)).toEqual([
    { row: 2, mark: 'C' },
    { row: 1, mark: 'A' },
  ])
  expect(wishesOf(2, undefined, { lower: 1, middle: 0, upper: 2 })).toEqual([{ mark: 'lower' }, { mark: 'upper' }])
})

test('a party that no coach holds sits in as few as possible, or not at all', () => {
  fc.assert(
    fc.property(fc.array(coach, { minLength: 1, maxLength: 4 }), size, (coaches, count) => {
      const free = coaches.map((places, section) => places.map((each) => ({ ...each, section })))
      const placed = placeAcross(free, { size: count, wishes: [] })
      const total = free.reduce((sum, places) => sum + places.length, 0)
      expect(placed === undefined).toBe(total < count)
      if (!placed) return
      const largestFirst = free.map((places) => places.length).sort((a, b) => b - a)
      let needed = 0
      for (let held = 0; held < count; needed++) held += largestFirst[needed] ?? 0
      expect(new Set(placed.map(({ section }) => section)).size).toBe(needed)
      expect(new Set(placed).size).toBe(count)
    }),
  )
})
