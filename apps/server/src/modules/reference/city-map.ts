import type { CityMap as ShownMap } from '@sojourn/contract/reference/hotel-place.shapes'
import { cityMap, type NamedPlace } from '@sojourn/domain/reference/place/city-map'
import type { Actor, Context } from '../../context'

/** The ground of a city's map with names in the caller's language. */
export function cityGround(
  _context: Context,
  { language }: Actor,
  { cityId }: { cityId: number },
): Promise<{ coordinateSystem: 'WGS-84'; map: ShownMap }> {
  const { shores, rivers, roads, metro, waters, parks } = cityMap(cityId)
  const shown = ({ name, latitude, longitude }: NamedPlace) => ({ name: name[language], position: { latitude, longitude } })
  const map = {
    shores,
    rivers,
    roads: roads.map(({ name, course }) => ({ name: name[language], course })),
    metro: metro.map(({ name, colour, course, stations }) => ({
      name: name[language],
      colour,
      course,
      stations: stations.map(shown),
    })),
    waters: waters.map(shown),
    parks: parks.map((park) => ({ ...shown(park), radius: park.radius })),
  }
  return Promise.resolve({ coordinateSystem: 'WGS-84', map })
}
