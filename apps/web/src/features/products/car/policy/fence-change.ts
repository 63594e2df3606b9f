import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'

type Pairs = NonNullable<CarSection['pairs']>

/** A site that is called otherwise stays the end of its pairs. */
export const renamedPairs = (pairs: Pairs, former: string, name: string): Pairs => {
  const renamed = (word: string): string => (word === former ? name : word)
  return pairs.map(({ one, other }) => ({ one: renamed(one), other: renamed(other) }))
}

/** A site that is gone takes its pairs along. */
export const pairsWithout = (pairs: Pairs, name: string): Pairs =>
  pairs.filter(({ one, other }) => one !== name && other !== name)
