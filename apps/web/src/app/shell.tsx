import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useSearchParams } from 'react-router'
import { useEmployee } from '../api/employee'
import { IconButton } from '../kit/button'
import { Icon } from '../kit/icon'
import { ModalHost } from '../kit/modal-host'
import { useText } from '../kit/text'
import { ToastRegion } from '../kit/toast'
import { AgentBar } from './agent-bar'
import { Header } from './header'
import styles from './shell.module.css'
import { useLiveUpdates } from './use-live-updates'
import { useOnline } from './use-online'

/** What surrounds every signed-in page; ?source=1 hides the header (S2.03). */
export function Shell() {
  const [query] = useSearchParams()
  const { agent } = useEmployee()
  useLiveUpdates()
  return (
    <>
      <SkipLink />
      {query.get('source') !== '1' && <Header />}
      <Frame />
      <BackToTop />
      {agent && <AgentBar agentName={agent.name} />}
    </>
  )
}

/** Stands first on a page with a header. */
export const SkipLink = () => (
  <a href="#main" className={styles['skip']}>
    {useText('app/shell').skip}
  </a>
)

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
        <Outlet />
      </main>
      <ToastRegion />
      <ModalHost />
      <ScrollRestoration />
    </>
  )
}

/** S9.16 */
const backToTopAfter = 10

function BackToTop() {
  const text = useText('app/shell')
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > backToTopAfter)
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  if (!scrolled) return null
  return (
    <div className={styles['float']}>
      <IconButton icon="chevronUp" label={text.backToTop} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })} />
    </div>
  )
}
