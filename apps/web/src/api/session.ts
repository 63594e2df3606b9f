import { aheadKey } from '../kit/dates/server-time'
import { storage } from '../kit/browser/storage'
import { sweepDrafts } from '../kit/forms/draft-store'
import { draftPrefix } from '../kit/forms/kept-draft'

const tokenKey = 'sojourn.token'
const personKey = 'sojourn.person'
/** What was read, kept for a time without a network. */
export const answerPrefix = 'sojourn.answer.'

/** Whose this page is; a session that was begun before its person was kept stands for the person. */
let person = storage.read(personKey) ?? storage.read(tokenKey)

/** Another tab signed somebody else in. A page of nobody becomes theirs. */
function isOfAnother(): boolean {
  const present = storage.read(personKey)
  person ??= present
  return present !== null && present !== person
}

/** Nothing that one person did here is sent in the session of another. */
export const sessionToken = (): string | null => (isOfAnother() ? null : storage.read(tokenKey))

/** The person first: no other tab finds the session with the former one. */
export function keepSession({ loginToken, employeeId }: { loginToken: string; employeeId: string }): void {
  person = employeeId
  storage.write(personKey, employeeId)
  storage.write(tokenKey, loginToken)
}

/** Loads the page anew for whoever is signed in; one that is shown again after another page did not hear what was written meanwhile. */
export function watchPerson(): void {
  const look = () => {
    if (isOfAnother()) window.location.reload()
  }
  window.addEventListener('storage', look)
  window.addEventListener('pageshow', look)
}

type Listener = () => void
let onEnd: Listener = () => undefined

/** The shell says here what happens when the server no longer knows the session. */
export function onSessionEnd(listener: Listener): void {
  onEnd = listener
}

/** Forgets the session after code 200008 to a call under `token` (S8.03); one begun meanwhile stays, in this tab or another. */
export function sessionEnded(token: string | null): void {
  const present = storage.read(tokenKey)
  if (present !== null && present !== token) return
  storage.remove(tokenKey)
  // Whoever holds the device now reads nothing of it.
  for (const key of storage.keys()) if (key.startsWith(answerPrefix)) storage.remove(key)
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
