import fc from 'fast-check'
import { expect, test } from 'vitest'
import { epochDay } from '@sojourn/domain/kit/local-date'
import { compositions } from '../composition'
import type { TrainRun } from '../train-run'
import { placeParty } from './allocation'
import { countFree, gapsOf, maskOf, viewClass, type CoachBits } from './class-view'
import { othersOn } from './demand'
import { layoutOf, printedPlace, shuffled } from './places'
import { sectionsOf, type Stretch } from './stretch'

const runDay = epochDay('2026-12-03')
const seed = 7
const hoursBefore = (hours: number): Date => new Date((runDay * 24 + 1 - hours) * 3_600_000)

const train = (stopCount: number, composition = compositions.CR400, day = runDay): TrainRun => ({
  trainKey: `TEST${stopCount}-${day}`,
  trainId: `TEST${stopCount}`,
  runDay: day,
  type: 'G',
  composition,
  stopCount,
  station: String,
  arriveMinutes: (stop) => 540 + stop * 30,
  departMinutes: (stop) => 540 + stop * 30,
  km: (stop) => stop * 100,
  trainNo: () => 'G1',
})

const moves = fc.array(
  fc.record({
    from: fc.nat(8),
    length: fc.integer({ min: 1, max: 9 }),
    party: fc.integer({ min: 1, max: 5 }),
    giveBack: fc.nat(99),
  }),
  { maxLength: 60 },
)

/** The plainest model there can be: a list of who has which place from where to where. */
class Ledger {
  readonly sold: { section: number; slot: number; from: number; to: number }[] = []
  readonly ever: { section: number; slot: number; from: number; to: number }[] = []
  constructor(private readonly others: (section: number, slot: number, interval: number) => boolean) {}

  isFree(section: number, slot: number, { from, to }: { from: number; to: number }): boolean {
    for (let interval = from; interval < to; interval++) {
      const covers = (each: { section: number; slot: number; from: number; to: number }): boolean =>
        each.section === section && each.slot === slot && each.from <= interval && interval < each.to
      if (this.sold.some(covers)) return false
      if (!this.ever.some(covers) && this.others(section, slot, interval)) return false
    }
    return true
  }
}

test('bitmaps and a plain list of sales agree on what is free, whatever is sold and given back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), moves, fc.integer({ min: 1, max: 340 }), (stopCount, steps, hours) => {
      const run = train(stopCount)
      const view = viewClass(run, 'M', hoursBefore(hours), seed)
      const intervals = stopCount - 1
      const bits = view.sections.map(({ places }): CoachBits => ({
        taken: '0'.repeat(places * intervals),
        claimed: '0'.repeat(places * intervals),
      }))
      const ledger = new Ledger(
        (section, slot, interval) => (view.positions()[(view.offsets[section] ?? 0) + slot] ?? 0) < (view.others[interval] ?? 0),
      )
      for (const { from: start, length, party, giveBack } of steps) step(start, length, party, giveBack)

      function step(start: number, length: number, party: number, giveBack: number): void {
        const from = start % intervals
        const stretch: Stretch = { run, from, to: Math.min(intervals, from + length) }
        const coaches = new Map(view.sections.map(({ coach }, section) => [coach, bits[section]]))
        const gaps = view.sections.map((_, section) => gapsOf(view, stretch, section, bits[section]))
        const plain = view.sections.flatMap(({ places }, section) =>
          Array.from({ length: places }, (_, slot) => slot).filter((slot) => ledger.isFree(section, slot, stretch)),
        )
        expect(gaps.flatMap((each) => [...each.keys()].filter((slot) => (each[slot] ?? -1) >= 0))).toEqual(plain)
        expect(countFree(view, stretch, (coach) => coaches.get(coach))).toBe(plain.length)
        const section = 0
        const coach = { layout: layoutOf(view.sections[section]!), gaps: gaps[section]! }
        for (const slot of placeParty(coach, { size: party, wishes: [] })?.slots ?? []) {
          expect(ledger.isFree(section, slot, stretch)).toBe(true)
          const sale = { section, slot, from, to: stretch.to }
          ledger.sold.push(sale)
          ledger.ever.push(sale)
          move(sale, '1')
        }
        const [back] = giveBack < 40 ? ledger.sold.splice(giveBack % Math.max(1, ledger.sold.length), 1) : []
        if (back) move(back, '0')
      }
      function move({ section, slot, from, to }: Ledger['sold'][number], bit: '0' | '1'): void {
        const row = bits[section]!
        const mask = maskOf(row.taken.length, intervals, [{ slot, from_stop: from, to_stop: to }])
        row.taken = [...row.taken].map((each, index) => (mask[index] === '1' ? bit : each)).join('')
        if (bit === '1') row.claimed = [...row.claimed].map((each, index) => (mask[index] === '1' ? '1' : each)).join('')
      }
    }),
    { numRuns: 60 },
  )
})

test('others buy more and more as the departure comes nearer, never more than there is, and the middle of the way first', () => {
  for (let day = runDay; day < runDay + 30; day++) {
    const run = train(9, compositions.CR400x16, day)
    let before = othersOn(run, 'O', hoursBefore(400), seed)
    for (let hours = 400; hours >= -200; hours -= 20) {
      const now = othersOn(run, 'O', hoursBefore(hours), seed)
      for (const [interval, taken] of now.entries()) {
        expect(taken).toBeGreaterThanOrEqual(before[interval] ?? 0)
        expect(taken).toBeLessThanOrEqual(run.composition.places.get('O') ?? 0)
      }
      before = now
    }
  }
  const soon = (day: number): number =>
    othersOn(train(9, compositions.CR400, day), 'O', new Date((day * 24 - 10) * 3_600_000), seed)[4] ?? 0
  const shares = Array.from({ length: 200 }, (_, index) => soon(runDay + index) / 538)
  const soldOut = shares.filter((share) => share >= 1).length
  expect(soldOut).toBeGreaterThan(10)
  expect(soldOut).toBeLessThan(80)
})

test('the order in which others buy puts every place once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1300 }), fc.nat(), (count, draw) => {
      const positions = new Set(shuffled(count, draw))
      expect(positions.size).toBe(count)
      expect(Math.max(...positions)).toBeLessThan(count)
    }),
    { numRuns: 60 },
  )
})

test('[handbook 3.5] places are printed as tickets print them: no seat E, berths with their level', () => {
  const seats = (composition: TrainRun['composition'], seat: 'O' | 'M' | '9' | '1' | '3' | '4', slots: number[]) => {
    const run = train(3, composition)
    const [section] = sectionsOf(run, seat)
    return slots.map((slot) => Object.values(printedPlace(run, section!, slot)).join(' '))
  }
  expect(seats(compositions.CR400, 'O', [0, 3, 4, 5, 89])).toEqual(['02 01A', '02 01D', '02 01F', '02 02A', '02 18F'])
  expect(seats(compositions.CR400, 'M', [0, 3])).toEqual(['01 03A', '01 03F'])
  expect(seats(compositions.CR400, '9', [0, 1, 2, 3])).toEqual(['01 01A', '01 01C', '01 01F', '01 02A'])
  expect(seats(compositions.fast, '1', [4])).toEqual(['01 005'])
  expect(seats(compositions.direct, '3', [0, 1, 2, 65])).toEqual(['05 01 lower', '05 01 middle', '05 01 upper', '05 22 upper'])
  expect(seats(compositions.direct, '4', [0, 1, 35])).toEqual(['10 01 lower', '10 02 upper', '10 36 upper'])
  expect(layoutOf({ coach: '05', seat: '3', places: 66, firstRow: 1 })).toMatchObject({ width: 6, rows: 11 })
})
