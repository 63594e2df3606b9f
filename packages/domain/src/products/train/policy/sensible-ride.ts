/**
 * Minutes up to which a ride is an alternative to the fastest of its list: twice as long and an hour. A night of hard seats beside
 * trains of five hours is cheaper and no suggestion.
 */
export const sensibleMinutes = (rides: readonly number[]): number => 2 * Math.min(...rides) + 60
