import type { RailLine } from './rail-lines.mts'
import { readTable } from './sources.mts'

export interface PublishedStop {
  node: string
  arrive: number
  depart: number
  km: number
}
export type Published = Map<string, PublishedStop[]>

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The timetable of 2019 by train; minutes rise over midnight. */
export function publishedTimetable(folder: string, codes: ReadonlyMap<string, string>): Published {
  const trains: Published = new Map()
  for (const row of readTable(folder, 'rail/timetable-2019.tsv.gz')) {
    const stops = trains.get(row['train']!) ?? []
    trains.set(row['train']!, stops)
    const before = stops.at(-1)?.depart ?? 0
    const later = (time: string, least: number): number => {
      let minutes = minutesOf(time)
      while (minutes < least) minutes += 1440
      return minutes
    }
    const arrive = later(row['arrive'] || row['depart']!, before)
    const depart = row['depart'] ? later(row['depart'], arrive) : arrive
    stops.push({ node: codes.get(row['station']!) ?? row['station']!, arrive, depart, km: Number(row['km']) })
  }
  return trains
}

/** What braking and starting again cost beside the dwell, as the planner counts it. */
const stopPenalty = 4
export type SpeedKind = 'express' | 'multipleUnit' | 'ordinary'
export type Speeds = Record<SpeedKind, number | undefined>
export const speedKind = (train: string): SpeedKind =>
  train.startsWith('G') ? 'express' : /^[DC]/.test(train) ? 'multipleUnit' : 'ordinary'

/** How fast trains go on each line between stops in km/h: medians of what was published. */
export function lineSpeeds(published: Published): (line: RailLine) => Speeds {
  const legs = new Map<string, { kind: SpeedKind; minutes: number }[]>()
  for (const [train, stops] of published) {
    stops.slice(1).forEach((stop, index) => {
      const last = stops[index]!
      const key = [last.node, stop.node].toSorted().join(' ')
      const known = legs.get(key) ?? []
      legs.set(key, known)
      known.push({ kind: speedKind(train), minutes: stop.arrive - last.depart - stopPenalty })
    })
  }
  return (line) => {
    const seen: Record<SpeedKind, number[]> = { express: [], multipleUnit: [], ordinary: [] }
    line.points.forEach((from, at) => {
      for (const to of line.points.slice(at + 1)) {
        const km = Math.abs(to.km - from.km)
        if (km < 15) continue
        for (const { kind, minutes } of legs.get([from.node, to.node].toSorted().join(' ')) ?? [])
          if (minutes > 0) seen[kind].push((km / minutes) * 60)
      }
    })
    const express = median(seen.express)
    const multipleUnit = median(seen.multipleUnit)
    return {
      express: express ?? multipleUnit ?? (line.highSpeed ? 220 : undefined),
      multipleUnit: multipleUnit ?? (express === undefined ? (line.highSpeed ? 180 : undefined) : Math.round(express * 0.85)),
      ordinary: median(seen.ordinary) ?? (line.highSpeed ? undefined : 60),
    }
  }
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.filter((value) => value > 30 && value < 345).toSorted((a, b) => a - b)
  return sorted.length < 2 ? undefined : Math.round(sorted[Math.floor(sorted.length / 2)]!)
}
