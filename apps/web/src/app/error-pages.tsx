import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { Button } from '../kit/actions/button'
import { EmptyState } from '../kit/feedback/empty-state'
import { ErrorState } from '../kit/feedback/error-state'
import { ButtonLink } from '../kit/actions/link'
import { ChunkLoadError } from '../kit/browser/load-chunk'
import { useText } from '../kit/text/text'
import { paths } from '../paths'
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
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (error instanceof ChunkLoadError) return <ChunkErrorPage />
  const retry = async () => {
    await revalidate()
    await navigate('.', { replace: true })
  }
  return (
    <div className={styles['page']}>
      <title>{text.errorTitle}</title>
      <h1 className="visually-hidden">{text.errorTitle}</h1>
      <ErrorState error={error} onRetry={() => void retry()} action={<HomeLink />} />
    </div>
  )
}

/** A screen whose code did not come, or not in two minutes (S8.18). */
function ChunkErrorPage() {
  const text = useText('app/shell')
  return (
    <div className={styles['page']}>
      <title>{text.chunkTitle}</title>
      <h1 className="visually-hidden">{text.chunkTitle}</h1>
      <EmptyState
        icon="offline"
        title={text.chunkTitle}
        action={
          <>
            <Button kind="brand" icon="refresh" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
            <HomeLink />
          </>
        }
      >
        {text.chunkWhy}
      </EmptyState>
    </div>
  )
}

export function NotFoundPage() {
  const text = useText('app/shell')
  return (
    <div className={styles['page']}>
      <title>{text.notFound}</title>
      <h1 className="visually-hidden">{text.notFound}</h1>
      <EmptyState icon="pin" title={text.notFound} action={<HomeLink />}>
        {text.notFoundWhy}
      </EmptyState>
    </div>
  )
}

/** /err/index: a place that is not this person's to open (S8.07). */
export function NoAccessPage() {
  const text = useText('app/shell')
  return (
    <div className={styles['page']}>
      <title>{text.noAccess}</title>
      <h1 className="visually-hidden">{text.noAccess}</h1>
      <EmptyState icon="lock" title={text.noAccess} action={<HomeLink />}>
        {text.noAccessWhy}
      </EmptyState>
    </div>
  )
}
