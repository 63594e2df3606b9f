import type { LocalText } from '@sojourn/contract/kit/language'
import { hotelBrand, hotelBrands } from '../../reference/hotel/hotel-brands'
import { lazy } from '../../reference/lazy'

/** A group of hotels with one programme of membership; its id is its simplified Chinese name. */
export interface HotelGroup {
  id: string
  name: LocalText
  brands: LocalText[]
}

/** Groups of the brands of the reference, those with the most hot brands first. */
export const hotelGroups: () => readonly HotelGroup[] = lazy(() => {
  const groups = new Map<string, HotelGroup>()
  for (const { group, name } of hotelBrands()) {
    const id = group['zh-CN']
    const known = groups.get(id)
    if (known) known.brands.push(name)
    else groups.set(id, { id, name: group, brands: [name] })
  }
  return [...groups.values()]
})

export const hotelGroup = (id: string): HotelGroup | undefined => hotelGroups().find((group) => group.id === id)

/** Id of the group of a hotel by its brand; undefined for a hotel of no chain. */
export const groupOfHotel = ({ brandId }: { brandId?: string }): string | undefined =>
  brandId === undefined ? undefined : hotelBrand(brandId)?.group['zh-CN']
