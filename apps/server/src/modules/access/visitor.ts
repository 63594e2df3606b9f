import type { Language } from '@sojourn/contract/kit/language'

/** Who calls before signing in: nothing is known but the network address and the language of the page. */
export interface Visitor {
  address: string
  language: Language
}
