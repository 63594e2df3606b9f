/**
 * What one journey costs the travellers together, in fen: the cheapest price, the median of what each offer starts at, and the
 * dearest price that is within everybody's standard. `prices` are of all together, offer by offer; `within` answers by position,
 * and without it nothing limits. Undefined where nothing is on offer.
 */
export function estimateJourney(
  prices: readonly (readonly number[])[],
  within?: (offer: number, price: number) => boolean,
): { cheapest: number; typical: number; cap?: number } | undefined {
  const starts = prices
    .filter((ofOffer) => ofOffer.length > 0)
    .map((ofOffer) => Math.min(...ofOffer))
    .toSorted((a, b) => a - b)
  const [cheapest] = starts
  if (cheapest === undefined) return undefined
  const typical = starts[Math.floor(starts.length / 2)]!
  const allowed = prices.flatMap((ofOffer, offer) => ofOffer.filter((_price, position) => within?.(offer, position)))
  return {
    cheapest,
    typical,
    ...(within ? { cap: Math.max(0, ...allowed) } : {}),
  }
}
