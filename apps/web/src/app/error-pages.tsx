import { useEffect, useRef, useState } from 'react'
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { ApiProblem } from '../api/problem'
import { Button } from '../kit/actions/button'
import { EmptyState } from '../kit/feedback/empty-state'
import { ErrorState } from '../kit/feedback/error-state'
import { ButtonLink } from '../kit/actions/link'
import { isNotLoaded, reloadOnce } from '../kit/browser/load-chunk'
import { watchReach } from '../kit/browser/reach'
import { Spinner } from '../kit/feedback/spinner'
import type { IconName } from '../kit/marks/icon-paths'
import { useText } from '../kit/text/text'
import { paths } from '../paths'
import { WindowTitle } from '../kit/layout/window-title'
import styles from './error-pages.module.css'

function HomeLink() {
  return (
    <ButtonLink to={paths.home()} kind="brand" icon="home">
      {useText('app/shell').backHome}
    </ButtonLink>
  )
}

/** A screen that could not be shown: what happened, and the ways on. */
export function ErrorPage() {
  const error = useRouteError()
  const text = useText('app/shell')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const retry = async () => {
    await revalidate()
    await navigate('.', { replace: true })
  }
  useReturn(error instanceof ApiProblem && error.offline, () => void retry())
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isNotLoaded(error)) return <ChunkErrorPage />
  return (
    <div className={styles['page']}>
      <WindowTitle page={text.errorTitle} />
      <h1 className="visually-hidden">{text.errorTitle}</h1>
      <ErrorState error={error} onRetry={() => void retry()} action={<HomeLink />} />
    </div>
  )
}

/** A screen that failed for the network's sake shows itself once the network is back. */
function useReturn(away: boolean, retry: () => void): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!away) return undefined
    return watchReach({ onReached: (wasAway) => wasAway && latest.current() })
  }, [away])
}

/** Code that did not come is loaded anew: once where the portal answers, and as soon as it answers where it did not. */
function useReload() {
  const [status, setStatus] = useState<'trying' | 'away' | 'failed'>('trying')
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const reload = (wasAway: boolean) => {
      if (wasAway || presses > 0) window.location.reload()
      else if (!reloadOnce()) setStatus('failed')
    }
    return watchReach({ onAway: () => setStatus('away'), onReached: reload })
  }, [presses])
  return { status, reload: () => setPresses(presses + 1) }
}

/** A screen whose code did not come, or not in two minutes (S8.18). */
function ChunkErrorPage() {
  const text = useText('app/shell')
  const { status, reload } = useReload()
  const title = status === 'away' ? text.awayTitle : text.chunkTitle
  const actions = (
    <>
      <Button kind="brand" icon="refresh" onClick={reload}>
        {text.reload}
      </Button>
      <HomeLink />
    </>
  )
  return (
    <div className={styles['page']} role="alert">
      <WindowTitle page={title} />
      <h1 className="visually-hidden">{title}</h1>
      {status === 'trying' ? (
        <Spinner label={text.reloading} />
      ) : (
        <EmptyState icon="offline" title={title} action={actions}>
          {status === 'away' ? text.awayWhy : text.chunkWhy}
        </EmptyState>
      )}
    </div>
  )
}

/** One page for a place that is not there or not this person's to open (S8.07). */
function ClosedPage({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <div className={styles['page']}>
      <WindowTitle page={title} />
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState icon={icon} title={title} action={<HomeLink />}>
        {children}
      </EmptyState>
    </div>
  )
}

export function NotFoundPage() {
  const { notFound, notFoundWhy } = useText('app/shell')
  return (
    <ClosedPage icon="pin" title={notFound}>
      {notFoundWhy}
    </ClosedPage>
  )
}

/** /err/index. */
export function NoAccessPage() {
  const { noAccess, noAccessWhy } = useText('app/shell')
  return (
    <ClosedPage icon="lock" title={noAccess}>
      {noAccessWhy}
    </ClosedPage>
  )
}
