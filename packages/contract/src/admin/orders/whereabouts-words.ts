/** How somebody is on the way on a day: flying, on a train, in a car, in a hotel, or somewhere between arriving and going back. */
export const whereaboutsActivities = ['air', 'rail', 'ride', 'stay', 'between'] as const
export type WhereaboutsActivity = (typeof whereaboutsActivities)[number]
