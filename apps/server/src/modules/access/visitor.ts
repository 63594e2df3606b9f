import type { Language } from '@sojourn/contract/kit/language'
import type { Vault } from '../../kit/vault'
import type { LoginRow } from './store'

/** Who calls before signing in: nothing is known but the network, the browser and the language of the page. */
export interface Visitor {
  network: string
  language: Language
  browser: Browser
  /** What kind of browser it says it is. */
  device: string
}

/** A number that a browser keeps, with a mark of the person who signed in there last. */
export interface Browser {
  id: string
  mark: string
}

const text = ({ id }: Browser, { enterpriseId, employeeId }: LoginRow): string => `browser ${id} ${enterpriseId} ${employeeId}`

export const markOf = (vault: Vault, browser: Browser, login: LoginRow): string => vault.sign(text(browser, login))

/** Whether this person signed in with this browser before: what strangers do elsewhere does not count against it. */
export const isKnownTo = (vault: Vault, browser: Browser, login: LoginRow | undefined): boolean =>
  login !== undefined && browser.mark !== '' && vault.verify(text(browser, login), browser.mark)
