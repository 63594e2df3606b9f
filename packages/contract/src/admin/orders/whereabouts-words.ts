/** How somebody is on the way on a day: flying, on a train, in a car, in a hotel, or somewhere between arriving and going back. */
export const whereaboutsWays = ['air', 'rail', 'ride', 'stay', 'between'] as const
export type WhereaboutsWay = (typeof whereaboutsWays)[number]
