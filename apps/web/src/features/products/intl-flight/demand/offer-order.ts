import type { PlanOffer } from '@sojourn/contract/products/intl-flight/demand.shapes'

export const offerOrders = ['price', 'duration', 'departure'] as const
export type OfferOrder = (typeof offerOrders)[number]

const leaves = ({ flights }: PlanOffer): string => `${flights[0]!.departDate} ${flights[0]!.departTime}`
const compare: Record<OfferOrder, (a: PlanOffer, b: PlanOffer) => number> = {
  price: (a, b) => a.total - b.total,
  duration: (a, b) => a.durationMinutes - b.durationMinutes,
  departure: (a, b) => leaves(a).localeCompare(leaves(b)),
}

/** The offers of a list in an order, the cheaper first of those that are equal in it. */
export const offersShown = (offers: readonly PlanOffer[], order: OfferOrder, directOnly: boolean): PlanOffer[] =>
  offers
    .filter(({ flights }) => !directOnly || flights.length === 1)
    .toSorted((a, b) => compare[order](a, b) || a.total - b.total)
