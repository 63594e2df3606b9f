import { paths } from '../paths'

/** Demands come from notifications and partner pages, so the way back to them is carried along (S4.38). */
const demandPages = ['/demand', '/center/iflightDemand/detail']
export const isOwnMachine = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

export interface AskedPlace {
  /** The place without the base, with its query. */
  place: string
  /** The whole address. */
  href: string
  hostname: string
  /** Sign-in page of the site that this portal belongs to. */
  parentLoginUrl: string | null
}

/** Where somebody without a session goes: to the parent site's sign-in where there is one, otherwise to ours (S4.38, S8.03). */
export function signInPlace({ place, href, hostname, parentLoginUrl }: AskedPlace): { inside: string } | { outside: string } {
  if (parentLoginUrl === null || isOwnMachine(hostname)) return { inside: paths.login(place === '/' ? {} : { returnTo: place }) }
  if (!demandPages.some((page) => isBelow(place, page))) return { outside: parentLoginUrl }
  const joint = parentLoginUrl.includes('?') ? '&' : '?'
  return { outside: `${parentLoginUrl}${joint}returnUrl=${encodeURIComponent(href)}` }
}

const isBelow = (place: string, page: string): boolean =>
  place === page || place.startsWith(`${page}/`) || place.startsWith(`${page}?`)

/** Pages that stay as they are when the session ends under them (S8.03). */
export const staysWithoutSession = (place: string): boolean => ['/login', '/pay'].some((page) => isBelow(place, page))
