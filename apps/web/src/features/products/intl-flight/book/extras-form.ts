import type { IntlExtraOffer, IntlExtraRequest } from '@sojourn/contract/products/intl-flight/extras.shapes'
import type { IntlPriceLine } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { sum } from '@sojourn/domain/kit/money'

/** What one traveller buys on a flight beside the fare. */
export interface ExtrasOnFlight {
  seat?: IntlExtraOffer['code'] | undefined
  meal?: IntlExtraOffer['code'] | undefined
  bags?: number
}
/** By position of the flight in the trip. */
export type ExtrasForm = Record<number, ExtrasOnFlight>

export interface ChosenExtra {
  offer: IntlExtraOffer
  count: number
}

/** What was chosen of what is on offer now; what is on offer no more is not bought. */
export function chosenExtras(form: ExtrasForm, offers: readonly IntlExtraOffer[]): ChosenExtra[] {
  return offers.flatMap((offer): ChosenExtra[] => {
    const own = form[offer.segment]
    if (!own) return []
    if (offer.kind === 'bag') return own.bags ? [{ offer, count: Math.min(own.bags, offer.atMost) }] : []
    return own[offer.kind] === offer.code ? [{ offer, count: 1 }] : []
  })
}

export const extrasRequest = (chosen: readonly ChosenExtra[]): IntlExtraRequest[] =>
  chosen.map(({ offer: { segment, code }, count }) => ({ segment, code, count }))

/** Fen. */
export const extrasSum = (chosen: readonly ChosenExtra[]): number => sum(chosen.map(({ offer, count }) => offer.price * count))

/** The same as lines of a price; what a fare includes has none. */
export function extrasLines(chosen: readonly ChosenExtra[]): IntlPriceLine[] {
  const lines = new Map<string, IntlPriceLine>()
  for (const { offer, count } of chosen) {
    if (offer.price === 0) continue
    const key = `${offer.kind} ${offer.price}`
    const all = (lines.get(key)?.count ?? 0) + count
    lines.set(key, { kind: offer.kind, unit: offer.price, count: all, amount: offer.price * all })
  }
  return [...lines.values()]
}
