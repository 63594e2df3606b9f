import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useSearchParams } from 'react-router'
import { useEmployee } from '../api/employee'
import { Icon } from '../kit/marks/icon'
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
const BottomBar = lazy(() => import('./bottom-bar/bottom-bar').then((module) => ({ default: module.BottomBar })))
const Floating = lazy(() => import('./floating').then((module) => ({ default: module.Floating })))
const HomeOverlays = lazy(() => import('./overlays/home-overlays').then((module) => ({ default: module.HomeOverlays })))

/** What surrounds every signed-in page; ?source=1 hides the header (S2.03) and what leads elsewhere as it does. */
export function Shell() {
  const [query] = useSearchParams()
  const { agent, themeConfig } = useEmployee()
  const { product } = useText('app/shell')
  useLiveUpdates()
  useBrand(themeConfig.brandColour)
  return (
    <PortalName value={themeConfig.appTitle || product}>
      <SkipLink />
      {query.get('source') !== '1' && <Header />}
      <Frame />
      <Extras withBar={query.get('source') !== '1'} />
      <Suspense>{agent && <AgentBar agent={agent} />}</Suspense>
    </PortalName>
  )
}

/** What floats over the page; it is not needed for the first paint, so its code comes after it. */
function Extras({ withBar }: { withBar: boolean }) {
  const { pathname } = useLocation()
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 0)
    return () => clearTimeout(timer)
  }, [])
  if (!painted) return null
  return (
    <>
      <Spare>
        <Suspense>
          <Floating />
        </Suspense>
      </Spare>
      <Spare>
        <Suspense>{withBar && <BottomBar />}</Suspense>
      </Spare>
      <Spare>
        <Suspense>{pathname === '/' && <HomeOverlays />}</Suspense>
      </Spare>
    </>
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
  const text = useText('app/shell')
  const online = useOnline()
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
      {!online && (
        <div role="status" className={styles['offline']}>
          <Icon name="offline" size={18} />
          {text.offline}
        </div>
      )}
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

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Does the browser believe that there is a network? */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
