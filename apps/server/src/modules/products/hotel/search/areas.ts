import type { HotelArea } from '@sojourn/contract/products/hotel/search.shapes'
import type { Static } from 'typebox'
import type { Actor, Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** Areas and districts of a city with their middles, in the caller's language. */
export async function hotelAreas(
  context: Context,
  { language }: Actor,
  request: { cityId: number },
): Promise<{ areas: Static<typeof HotelArea>[] }> {
  const found = await context.hotels.areas(asking(context), request)
  const areas = found.map(({ kind, name, latitude, longitude }) => ({
    kind,
    name: name[language],
    position: { latitude, longitude },
  }))
  return { areas }
}
