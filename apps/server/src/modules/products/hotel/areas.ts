import type { HotelArea } from '@sojourn/contract/products/hotel-search.shapes'
import type { Static } from 'typebox'
import type { Actor, Context } from '../../../context'
import { asking } from '../../booking/lifecycle/ask-supplier'

/** Areas and districts of a city with their middles, in the caller's language. */
export const hotelAreas = (
  context: Context,
  actor: Actor,
  request: { cityId: number },
): Promise<{ areas: Static<typeof HotelArea>[] }> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await context.outside.hotels.areas(asking(context), request)
    return {
      areas: found.map(({ kind, name, latitude, longitude }) => ({
        kind,
        name: name[actor.language],
        position: { latitude, longitude },
      })),
    }
  })
