import type { WhereaboutsActivity } from '@sojourn/contract/admin/orders/whereabouts-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { cityKey, cityText } from '@sojourn/domain/reference/place/city-text'
import type { Context, Work } from '../../../context'
import { findOrderSegments } from '../../booking/order/store'
import type { Presence } from './presence-store'

/** Of journeys, who is in the air; everybody else is on a train. */
export const airProducts: readonly Product[] = ['flight', 'intlFlight']
export const railProducts: readonly Product[] = ['train']

export function activityOf({ kind, product }: Pick<Presence, 'kind' | 'product'>): WhereaboutsActivity {
  if (kind !== 'journey') return kind
  return airProducts.includes(product) ? 'air' : 'rail'
}

/** A city as parts of orders keep it: a code, or a name. */
export const cityKeyOf = (city: string): string => cityKey({ code: city, name: city })
export const cityNameOf = (city: string, language: Language): string => cityText({ code: city, name: city })[language]

export interface PlaceWords {
  service: string
  from: string
  to: string
}

/** What a ticket or a confirmation says of where somebody is; between two journeys none does. */
export async function placeWordsOf(
  work: Work,
  presences: readonly Presence[],
  language: Language,
): Promise<(presence: Presence) => PlaceWords> {
  const orderNos = [...new Set(presences.map(({ orderNo }) => orderNo))]
  const segments = await findOrderSegments(work, orderNos)
  const bodies = new Map(segments.map(({ orderNo, position, body }) => [`${orderNo}~${position}`, body]))
  return (presence) => wordsOf(work.context, presence, bodies.get(`${presence.orderNo}~${presence.segment}`), language)
}

function wordsOf({ products: known }: Context, presence: Presence, body: unknown, language: Language): PlaceWords {
  const { kind, product, serviceNo, departCity, arriveCity } = presence
  if (kind === 'between') return { service: '', from: '', to: '' }
  const item = known[product]?.display.reportItem(body, language)
  if (item) return { service: item.service, from: item.from, to: item.to }
  return { service: serviceNo, from: cityNameOf(departCity, language), to: cityNameOf(arriveCity, language) }
}
