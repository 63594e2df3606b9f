import { redirect, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { loadEmployee, mayDo, refreshEmployee } from '../api/employee'
import { isProblem } from '../api/problem'
import { sessionToken } from '../api/session'
import { base, paths } from '../paths'

/** Pages on which the config is always read again (S4.36), of the screens that exist. */
const mainPages = ['/', paths.myBookings(), '/flight/book', '/center/approvalDetail', '/order/flight/detail']

/** Screens that need a permission; without it they lead to the error page (S4.39). */
const permissionOf: Record<string, 'approve' | 'agent'> = { '/center/myApproval': 'approve', [paths.agentDesk()]: 'agent' }

/** The place asked for, without the base, to return to after signing in. */
export function placeOf(url: URL): string {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname
  return `${path || '/'}${url.search}`
}

/** Who is not signed in goes to the sign-in page and comes back (S4.38, S8.03). */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url)
  const place = placeOf(url)
  const signIn = () => redirect(paths.login(place === '/' ? {} : { returnTo: place }))
  if (!sessionToken()) throw signIn()
  const path = place.split('?')[0] ?? '/'
  try {
    const employee = await loadEmployee()
    const permission = permissionOf[path]
    if (permission && !mayDo(employee, permission)) throw redirect(paths.error())
    // The agency's staff book nothing themselves: their home is the desk.
    if (path === '/' && mayDo(employee, 'agent')) throw redirect(paths.agentDesk())
  } catch (problem) {
    if (isProblem(problem, 'notSignedIn')) throw signIn()
    throw problem
  }
  if (mainPages.includes(path) || window.history.length === 1) void refreshEmployee()
  return next()
}

/** Gives the guarded layout a loader, so that its guard runs on every navigation. */
export const guarded = (_: LoaderFunctionArgs): null => null
