import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'

/** Whether kinds of places do not tell all of it. */
export const hasOwnPlaces = ({ sites = [], pairs = [] }: Pick<CarSection, 'sites' | 'pairs'>): boolean =>
  sites.length > 0 || pairs.length > 0
