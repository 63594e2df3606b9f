import { describe, expect, test } from 'vitest'
import { epochDay } from '@sojourn/domain/kit/local-date'
import { isTrainNumber } from '@sojourn/domain/products/train/draft'
import { station } from '@sojourn/domain/reference/rail/stations'
import { lineTable } from './tables/lines'
import { publishedRuns } from './tables/published-runs.testing'
import { planTimetable } from './plan-timetable'
import { createTimetable } from './timetable'

const trains = planTimetable(1)
const timetable = createTimetable(trains)
const byNumber = new Map(trains.map((train) => [train.no, train]))
const within = (own: number, published: number): boolean => Math.abs(own / published - 1) <= 0.1

describe('the built-in railway', () => {
  test('[handbook 3.4] more than 60 lines, 600 stations, all of them known', () => {
    expect(lineTable.trim().split('\n').length).toBeGreaterThanOrEqual(60)
    expect(timetable.stations.length).toBeGreaterThanOrEqual(600)
    expect(timetable.stations.filter((code) => !station(code))).toEqual([])
  })

  test('[handbook 3.1] more than 4,000 trains leave on every day of the week, of every kind', () => {
    const monday = epochDay('2026-11-23')
    for (let day = monday; day < monday + 7; day++) {
      const running = trains.filter((_, train) => timetable.leavesOn(train, day))
      expect(running.length).toBeGreaterThanOrEqual(4000)
      expect(new Set(running.map(({ no }) => no.charAt(0)))).toEqual(new Set('GDCZTK'))
    }
  })

  test('[handbook 3.1] numbers are those of trains, each once; many trains change theirs on the way', () => {
    expect(byNumber.size).toBe(trains.length)
    expect(trains.filter(({ no, changes }) => ![no, ...changes.map((change) => change.no)].every(isTrainNumber))).toEqual([])
    const changing = trains.filter(({ changes }) => changes.length > 0)
    expect(changing.length).toBeGreaterThan(500)
    expect(changing).toAllSatisfy(({ no, changes: [change] }) => change!.no !== no && change!.no.charAt(0) === no.charAt(0))
  })

  test('[handbook 3.4] stops follow each other in time and km, and no station comes twice', () => {
    const faulty = trains.filter(
      ({ stops }) =>
        stops.length < 2 ||
        stops[0]!.depart >= 1440 ||
        new Set(stops.map((stop) => stop.station)).size < stops.length ||
        stops.some(({ arrive, depart, km }, index) => {
          const last = stops[index - 1]
          return depart < arrive || (last !== undefined && (arrive <= last.depart || km <= last.km))
        }),
    )
    expect(faulty).toEqual([])
  })

  test('[handbook 3.1] speeds are those of the kind of train', () => {
    const fastest: Record<string, number> = { G: 350, D: 270, C: 350, Z: 160, T: 160, K: 160 }
    const tooFast = trains.filter(({ no, stops }) => {
      const last = stops.at(-1)!
      return last.km / ((last.arrive - stops[0]!.depart) / 60) > fastest[no.charAt(0)]!
    })
    expect(tooFast).toEqual([])
  })

  test('no two trains leave their origin in the same minute, and the fast ones of the day arrive before midnight', () => {
    const starts = trains.map(({ stops }) => `${stops[0]!.station} ${stops[0]!.depart}`)
    expect(new Set(starts).size).toBe(starts.length)
    const late = trains.filter(({ no, stops }) => no.startsWith('G') && stops.at(-1)!.arrive > 1440)
    expect(late.map(({ no }) => no).length).toBeLessThan(20)
  })

  test('another seed gives other times for the same trains; the same seed the same', () => {
    const other = planTimetable(2)
    // As text, which is compared many times faster than the trains one by one.
    expect(JSON.stringify(planTimetable(1)) === JSON.stringify(trains)).toBe(true)
    expect(JSON.stringify(other) === JSON.stringify(trains)).toBe(false)
    expect(other.map(({ no }) => no)).toEqual(trains.map(({ no }) => no))
  }, 20_000)

  test('[handbook 3.4] run time and km of at least 300 trains lie within 10 percent of the published ones', () => {
    const compared = publishedRuns
      .trim()
      .split('\n')
      .map((row) => {
        const [no = '', from, to, minutes, km] = row.split(' ')
        const stops = byNumber.get(no)?.stops ?? []
        const [first, last] = [stops[0], stops.at(-1)]
        if (!first || !last || first.station !== from || last.station !== to) return false
        return within(last.arrive - first.depart, Number(minutes)) && within(last.km, Number(km))
      })
    const close = compared.filter(Boolean).length
    expect(close).toBeGreaterThanOrEqual(300)
    expect(close / compared.length).toBeGreaterThan(0.9)
  })
})
