import { aheadKey } from '../kit/dates/server-time'
import { storage } from '../kit/browser/storage'
import { sweepDrafts } from '../kit/forms/draft-store'
import { draftPrefix } from '../kit/forms/kept-draft'

const tokenKey = 'sojourn.token'

export const sessionToken = (): string | null => storage.read(tokenKey)

export const keepSessionToken = (token: string): void => void storage.write(tokenKey, token)

type Listener = () => void
let onEnd: Listener = () => undefined

/** The shell says here what happens when the server no longer knows the session. */
export function onSessionEnd(listener: Listener): void {
  onEnd = listener
}

/** Forgets the session after code 200008 to a call under `token` (S8.03); one begun meanwhile stays, in this tab or another. */
export function sessionEnded(token: string | null): void {
  const present = sessionToken()
  if (present !== null && present !== token) return
  storage.remove(tokenKey)
  onEnd()
}

/**
 * S4.40: everything stored for this person goes; language, theme and clock belong to the machine and stay. Drafts stay too: each has the name of
 * its person, and nobody else finds it.
 */
export function forgetPerson(): void {
  const kept = ['sojourn.language', 'sojourn.theme', aheadKey]
  for (const key of storage.keys()) {
    if (key.startsWith('sojourn.') && !kept.includes(key) && !key.startsWith(draftPrefix)) storage.remove(key)
  }
  sweepDrafts()
  window.sessionStorage.clear()
}
