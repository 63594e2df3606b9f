import { words } from '../kit/words'

/** Cabins from the front of the aircraft to its back: first, business, premium economy, economy. */
export const cabins = ['F', 'C', 'W', 'Y'] as const
export type Cabin = (typeof cabins)[number]
export const CabinWord = words(...cabins)
