import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { onSessionEnd, watchPerson } from '../api/session'
import { noteView, sendUsageEventsOnLeave } from '../api/usage-events'
import { setRoutePreload } from '../kit/actions/link'
import { inTime } from '../kit/browser/load-chunk'
import { base, paths } from '../paths'
import { placeOf } from './guard'
import { routes } from './routes'
import { staysWithoutSession } from './sign-in-place'

export type AppRouter = ReturnType<typeof createBrowserRouter>

/** Fetches the code of the screens on the way to a path; what fails is asked for again by whoever goes there. */
function fetchRoute(path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    window.announceScreen?.(route.path ?? '')
    void route.lazy().catch(() => undefined)
  }
}

/** The same routes, whose screens are fetched with all their chunks at once, and have to come within two minutes (S8.18). */
function givenTime(route: RouteObject): RouteObject {
  const { lazy, children } = route
  return {
    ...route,
    ...(typeof lazy === 'function' && {
      lazy: () => {
        window.announceScreen?.(route.path ?? '')
        return inTime(lazy())
      },
    }),
    ...(children && { children: children.map(givenTime) }),
  } as RouteObject
}

/** The router, ready to show its first screen. */
export async function startRouter(): Promise<AppRouter> {
  const router = createBrowserRouter(routes.map(givenTime), { basename: base })
  setRoutePreload(fetchRoute)
  watchPerson()
  onSessionEnd(() => {
    const place = placeOf(new URL(window.location.href))
    if (staysWithoutSession(place)) return
    void router.navigate(paths.login({ returnTo: place }), { replace: true })
  })
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  }
  watchViews(router)
  return router
}

/** Tells which screens are opened, and from where (S7.08). */
function watchViews(router: AppRouter): void {
  sendUsageEventsOnLeave()
  let from = ''
  const look = ({ location: { pathname } }: { location: { pathname: string } }) => {
    if (pathname === from) return
    noteView(pathname, from)
    from = pathname
  }
  look(router.state)
  router.subscribe(look)
}
