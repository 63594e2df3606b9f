import { redirect, redirectDocument, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { getSignInOptions } from '../api/calls/access/account'
import { knowsEmployee, loadEmployee, mayDo, refreshEmployee } from '../api/employee'
import { isProblem } from '../api/problem'
import { load } from '../api/queries'
import { sessionToken } from '../api/session'
import { products } from '../features/products'
import { languageChanged } from '../kit/text/language'
import { base, paths, safeReturn } from '../paths'
import { fetchBrand } from './brand/use-brand'
import { isOwnMachine, signInPlace } from './sign-in-place'

/** Pages on which the config is always read again, as S4.36 lists them. */
const mainPages: readonly string[] = [
  '/',
  paths.myBookings(),
  '/center/approvalDetail',
  ...Object.values(products).flatMap(({ readsConfig = [] }) => readsConfig),
]

/** What decides about reading the config (S4.35). */
export interface ConfigFacts {
  known: boolean
  path: string
  historyLength: number
  languageChanged: boolean
}

/** Before the page shows when nothing, or another language, is known; behind it on main pages and in new tabs (S4.35). */
export function configReading(facts: ConfigFacts): 'before' | 'behind' | 'none' {
  if (!facts.known || facts.languageChanged) return 'before'
  return mainPages.includes(facts.path) || facts.historyLength === 1 ? 'behind' : 'none'
}

/** Screens that need a permission; without it they lead to the error page (S4.39). */
export function permissionOf(path: string): 'approve' | 'agent' | undefined {
  if (path.startsWith('/agent/')) return 'agent'
  return path === paths.myApprovals() ? 'approve' : undefined
}

/** The place asked for, without the base, to return to after signing in. */
export function placeOf(url: URL): string {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname
  return `${path || '/'}${url.search}`
}

/** The first page after a change of language reads anew; the next ones know. */
let languageIsNew = languageChanged

/** Who is not signed in goes to the sign-in page and comes back (S4.38, S8.03). */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url)
  const place = placeOf(url)
  if (!sessionToken()) throw await signIn(url)
  const path = place.split('?')[0] ?? '/'
  const facts = { known: knowsEmployee(), path, historyLength: window.history.length, languageChanged: languageIsNew }
  const reading = configReading(facts)
  languageIsNew = false
  try {
    if (reading === 'before') await refreshEmployee()
    const employee = await loadEmployee()
    const permission = permissionOf(path)
    if (permission && !mayDo(employee, permission)) throw redirect(paths.error())
    // The agency's staff book nothing themselves: their home is the desk.
    if (path === '/' && mayDo(employee, 'agent')) throw redirect(paths.agentDesk())
    // Where it does not come, the page is shown in our colour.
    await fetchBrand(employee.themeConfig.brandColour).catch(() => undefined)
  } catch (problem) {
    if (isProblem(problem, 'notSignedIn')) throw await signIn(url)
    throw problem
  }
  if (reading === 'behind') void refreshEmployee()
  return next()
}

const alone = { parentLoginUrl: null }

/** The redirect to the right sign-in page. */
async function signIn(url: URL): Promise<Response> {
  const { parentLoginUrl } = isOwnMachine(url.hostname) ? alone : await load(getSignInOptions, {}).catch(() => alone)
  const place = signInPlace({ place: placeOf(url), href: url.href, hostname: url.hostname, parentLoginUrl })
  return 'inside' in place ? redirect(place.inside) : redirectDocument(place.outside)
}

/** Going to sign in with a session reads the config too (S4.35): whoever is known already goes on. */
export const guardSignIn: MiddlewareFunction = async ({ request }, next) => {
  if (!sessionToken()) return next()
  await refreshEmployee()
  if (sessionToken() && knowsEmployee()) throw redirect(safeReturn(new URL(request.url).searchParams.get('returnTo')))
  return next()
}

/** Gives the guarded layout a loader, so that its guard runs on every navigation. */
export const guarded = (_: LoaderFunctionArgs): null => null
