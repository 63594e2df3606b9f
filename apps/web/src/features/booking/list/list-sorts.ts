/** The orders of a list, each with what it goes by, from small to large; the first is the usual one. */
export interface ListSorts<Offer, Sort extends string> {
  sorts: readonly Sort[]
  sort: (offers: readonly Offer[], by: Sort) => Offer[]
}

/** Equal ones stand by departure, then by number, so that the order never jumps. */
export function listSorts<Offer, Sort extends string>(
  measures: Readonly<Record<Sort, (offer: Offer) => number>>,
  departure: (offer: Offer) => number,
  numberOf: (offer: Offer) => string,
): ListSorts<Offer, Sort> {
  return {
    sorts: Object.keys(measures) as Sort[],
    sort: (offers, by) =>
      offers
        .map((offer) => ({ offer, value: measures[by](offer) }))
        .sort(
          (a, b) =>
            a.value - b.value || departure(a.offer) - departure(b.offer) || numberOf(a.offer).localeCompare(numberOf(b.offer)),
        )
        .map(({ offer }) => offer),
  }
}
