import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useSearchParams } from 'react-router'
import { useEmployee } from '../api/employee'
import { Skeleton } from '../kit/feedback/skeleton'
import { fetchOverlays } from '../kit/overlays/late'
import { Spare } from '../kit/layout/spare'
import { PortalName } from '../kit/layout/window-title'
import { ModalHost } from '../kit/overlays/modal-host'
import { useText } from '../kit/text/text'
import { ToastRegion } from '../kit/overlays/toast-region'
import { Header } from './header/header'
import styles from './shell.module.css'
import { useBrand } from './brand/use-brand'
import { useLiveUpdates } from './use-live-updates'

const AgentBar = lazy(() => import('./header/agent-bar').then((module) => ({ default: module.AgentBar })))
const Extras = lazy(() => import('./extras').then((module) => ({ default: module.Extras })))
const OfflineNote = lazy(() => import('./offline/offline-note').then((module) => ({ default: module.OfflineNote })))

/** What surrounds every signed-in page; ?source=1 hides the header (S2.03) and what leads elsewhere as it does. */
export function Shell() {
  const withHeader = useSearchParams()[0].get('source') !== '1'
  const { agent, themeConfig } = useEmployee()
  const { product } = useText('app/shell')
  useLiveUpdates()
  useBrand(themeConfig.brandColour)
  return (
    <PortalName value={themeConfig.appTitle || product}>
      <SkipLink />
      {withHeader && <Header />}
      <Frame />
      <Later>
        <Extras withBar={withHeader} />
      </Later>
      <Suspense>{agent && <AgentBar agent={agent} />}</Suspense>
    </PortalName>
  )
}

/** What the page can do without: it is not needed for the first paint, so its code comes after it. */
function Later({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    painted && (
      <Spare>
        <Suspense>{children}</Suspense>
      </Spare>
    )
  )
}

/** Stands first on a page with a header. */
export const SkipLink = () => (
  <a href="#main" className={styles['skip']}>
    {useText('app/shell').skip}
  </a>
)

/** Milliseconds that the screen itself has for what it asks for; whoever comes near a button that opens something fetches it at once. */
const overlaysAfter = 2000

/** Progress, the main region, and where messages appear. */
export function Frame() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const loading = useNavigation().state === 'loading'
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true })
    first.current = false
  }, [pathname])
  useEffect(() => {
    const timer = setTimeout(fetchOverlays, overlaysAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {loading && <div className={styles['progress']} aria-hidden />}
      <Later>
        <OfflineNote />
      </Later>
      <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
        <Suspense fallback={<Skeleton height={320} />}>
          <Outlet />
        </Suspense>
      </main>
      <ToastRegion />
      <ModalHost />
      <ScrollRestoration />
    </>
  )
}
