import type { CityMap } from '@sojourn/contract/reference/hotel-place.shapes'
import { useMemo } from 'react'
import type { CityPlaces } from '../list/filter-words'
import { useCityAreas, useCityMap } from '../queries'
import type { MapLines, MapPlace, PlaceKind } from './map-content'
import type { Position } from './projection'

/** Kinds of the reference that have a mark of their own; areas and districts come with their middles, all others are landmarks. */
const kinds: Readonly<Record<string, PlaceKind>> = { station: 'station', airport: 'airport', metro: 'metro' }

interface CityGround {
  places: MapPlace[]
  /** Absent until they have come. */
  lines: MapLines | undefined
}

/** Everything that the ground of a city's map shows and names. */
export function useGround(cityId: number, places: CityPlaces): CityGround {
  const areas = useCityAreas(cityId).data?.areas
  const map = useCityMap(cityId).data?.map
  const lines = useMemo(() => map && linesOf(map), [map])
  const named = useMemo(() => {
    const middles = areas?.map(({ kind, name, position }): MapPlace => ({ id: `${kind} ${name}`, kind, name, position })) ?? []
    const landmarks = [...places].flatMap(([key, list]) =>
      list.flatMap(({ id, name, lat, lon }): MapPlace[] =>
        lat === undefined || lon === undefined
          ? []
          : [{ id, name, kind: kinds[key] ?? 'landmark', position: { latitude: lat, longitude: lon } }],
      ),
    )
    return [...middles, ...landmarks, ...(map ? namesOf(map, new Set(landmarks.map(({ name }) => name))) : [])]
  }, [areas, places, map])
  return { places: named, lines }
}

const unitsOfDegree = 10_000

/** The points of a line, each written as the difference from the one before. */
export function readCourse(course: readonly number[]): Position[] {
  const line: Position[] = []
  let [latitude, longitude] = [0, 0]
  for (let at = 0; at + 1 < course.length; at += 2) {
    latitude += course[at]!
    longitude += course[at + 1]!
    line.push({ latitude: latitude / unitsOfDegree, longitude: longitude / unitsOfDegree })
  }
  return line
}

const linesOf = ({ shores, rivers, roads, metro, parks }: CityMap): MapLines => ({
  shores: shores.map(readCourse),
  rivers: rivers.map(readCourse),
  roads: roads.map(({ course }) => readCourse(course)),
  metro: metro.map(({ colour, course }) => ({ colour: `#${colour}`, line: readCourse(course) })),
  parks,
})

/** Names of waters, parks, roads and stations; what the landmarks name already, and a station of several lines, stands once. A station may be called as a park is. */
export function namesOf({ waters, parks, roads, metro }: CityMap, known: ReadonlySet<string>): MapPlace[] {
  const middleOf = (course: readonly number[]): Position => {
    const line = readCourse(course)
    return line[Math.floor(line.length / 4)]!
  }
  const found = [
    ...waters.map(({ name, position }) => ({ kind: 'water' as const, name, position })),
    ...parks.map(({ name, position }) => ({ kind: 'park' as const, name, position })),
    ...roads.map(({ name, course }) => ({ kind: 'road' as const, name, position: middleOf(course) })),
    ...metro.flatMap(({ stations }) => stations.map(({ name, position }) => ({ kind: 'metro' as const, name, position }))),
  ]
  const taken = new Set([...known, ...[...known].map((name) => `metro ${name.replace(stationWord, '')}`)])
  return found.flatMap(({ kind, name, position }) => {
    const id = `${kind} ${name}`
    if (taken.has(id) || (kind !== 'metro' && taken.has(name))) return []
    taken.add(id)
    return [{ id, kind, name, position }]
  })
}
/** What the list of landmarks adds to the name of a station. */
const stationWord = /地[铁鐵]站$| Metro Station$/
