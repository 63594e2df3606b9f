/** A hall as the rules see it; prices in fen. */
export interface HallOffer {
  /** Most seats by layout; 0 where the hall is not furnished so. */
  seats: Readonly<Record<string, number>>
  halfDayPrice: number
  dayPrice: number
  free: boolean
}

export interface VenueNeed {
  people: number
  /** Whole event in half days, at least one. */
  halfDays: number
  /** The most that the halls may cost in fen, where something was said. */
  budget?: number | undefined
  /** One layout, or any. */
  layout?: string | undefined
}

/** Whole days that an event takes, counted from half days. */
export const eventDays = (halfDays: number): number => Math.ceil(halfDays / 2)

/** What a hall costs for the event: a single half day has its own price, anything longer is counted in days. */
export const hallCost = (hall: Pick<HallOffer, 'halfDayPrice' | 'dayPrice'>, halfDays: number): number =>
  halfDays === 1 ? hall.halfDayPrice : eventDays(halfDays) * hall.dayPrice

/** The most people whom a hall seats, in one layout or in its best. */
export const seatsIn = (hall: Pick<HallOffer, 'seats'>, layout: string | undefined): number =>
  layout === undefined ? Math.max(...Object.values(hall.seats)) : (hall.seats[layout] ?? 0)

/** Free halls that seat everybody within the budget, cheapest first (S7.39). */
export function fittingHalls<Hall extends HallOffer>(halls: readonly Hall[], need: VenueNeed): { hall: Hall; cost: number }[] {
  return halls
    .filter((hall) => hall.free && seatsIn(hall, need.layout) >= need.people)
    .map((hall) => ({ hall, cost: hallCost(hall, need.halfDays) }))
    .filter(({ cost }) => need.budget === undefined || cost <= need.budget)
    .sort((a, b) => a.cost - b.cost)
}
