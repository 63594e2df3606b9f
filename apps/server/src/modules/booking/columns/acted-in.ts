import type { Language } from '@sojourn/contract/kit/language'
import { whoActed } from '@sojourn/domain/booking/approval/approval-sentences'
import { nameIn } from './latin-column'

/** Who did a step, and for whom where a substitute did, of whom a history keeps the name alone. */
export const actedIn = (actor: string, inPlaceOf: string | undefined, language: Language): string =>
  whoActed(actor, inPlaceOf && nameIn(inPlaceOf, language), language)
