import type { AgreedRates } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Context } from '../../../context'
import { asking } from '../../booking/lifecycle/asking'

/** The single hotels that rates name, as far as there are such. */
export async function singleHotels(context: Context, all: readonly AgreedRates[]): Promise<{ id: string; name: LocalText }[]> {
  const hotelIds = [...new Set(all.flatMap(({ hotels }) => hotels.flatMap((each) => each.hotelIds)))]
  if (hotelIds.length === 0) return []
  const found = await context.hotels.facts(asking(context), { hotelIds })
  return found.map(({ hotelId, name }) => ({ id: hotelId, name }))
}
