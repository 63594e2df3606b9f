import type { TrainOffer } from '@sojourn/contract/products/train/train.shapes'

/** Handbook 3.1: the letter says the kind of train; numbers without a letter, and rarer letters, are other ones. */
export type TrainType = TrainOffer['type']
const known = new Set<string>(['G', 'D', 'C', 'Z', 'T', 'K'] satisfies TrainType[])

export function trainTypeOf(trainNo: string): TrainType {
  const letter = trainNo.charAt(0)
  return known.has(letter) ? (letter as TrainType) : 'other'
}

/** What "high-speed only" means: G, D and C (handbook 3.1). */
export const isFastType = (type: TrainType): boolean => type === 'G' || type === 'D' || type === 'C'
