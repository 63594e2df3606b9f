/**
 * Judges many offers by few: a dearer offer is never judged milder (see the engine), so of the same kind whatever costs no more
 * than one that complies does so too, and whatever costs no less than one that does not, does not.
 */
export function judgedByPrice<Offer>(
  complies: (offer: Offer) => boolean,
  kindOf: (offer: Offer) => number,
  priceOf: (offer: Offer) => number,
): (offer: Offer) => boolean {
  const bands = new Map<number, { within: number; over: number }>()
  return (offer) => {
    const kind = kindOf(offer)
    const price = priceOf(offer)
    const band = bands.get(kind) ?? { within: -Infinity, over: Infinity }
    if (price <= band.within) return true
    if (price >= band.over) return false
    const answer = complies(offer)
    band[answer ? 'within' : 'over'] = price
    bands.set(kind, band)
    return answer
  }
}
