import { anywhere, carPlaceKinds, type CarPlaceKind } from '@sojourn/contract/products/car/car-words'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'

/** Whether kinds of places do not tell all of it. */
export const hasOwnPlaces = ({ sites = [], pairs = [] }: Pick<CarSection, 'sites' | 'pairs'>): boolean =>
  sites.length > 0 || pairs.length > 0

export const isKind = (word: string): word is CarPlaceKind => (carPlaceKinds as readonly string[]).includes(word)

/** What an end of a pair may say beside the name of a site, which therefore is called otherwise. */
export const isPlaceWord = (word: string): boolean => word === anywhere || isKind(word)
