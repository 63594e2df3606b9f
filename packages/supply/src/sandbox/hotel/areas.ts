import type { HotelArea } from '../../ports/hotel-search'
import { marketCity, type Centre } from './places'

/** The areas of a city as they stand in its market, and each district in the middle of its areas. */
export function areasOf(cityId: number): HotelArea[] {
  const centres = marketCity(cityId)?.centres ?? []
  const districts = new Map<string, Centre[]>()
  for (const centre of centres) {
    if (centre.district) districts.set(centre.district.id, [...(districts.get(centre.district.id) ?? []), centre])
  }
  return [
    ...centres
      .filter(({ areaId, district }) => areaId !== undefined || district === undefined)
      .map(({ name, latitude, longitude }): HotelArea => ({ kind: 'area', name, latitude, longitude })),
    ...[...districts.values()].flatMap((inside): HotelArea[] => {
      const district = inside[0]?.district
      return district ? [{ kind: 'district', name: district.name, ...middleOf(inside) }] : []
    }),
  ]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const middleOf = (centres: readonly Centre[]) => ({
  latitude: mean(centres.map(({ latitude }) => latitude)),
  longitude: mean(centres.map(({ longitude }) => longitude)),
})
