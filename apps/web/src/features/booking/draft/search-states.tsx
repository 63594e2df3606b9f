import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'

/** The network is gone; what was chosen is kept. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  const text = useText('booking/placing/book')
  const widgets = useText('kit/widgets')
  return (
    <div role="alert">
      <EmptyState
        icon="offline"
        title={text.offlineTitle}
        action={
          <Button kind="brand" icon="refresh" onClick={onRetry}>
            {widgets.retry}
          </Button>
        }
      >
        {text.offlineWhy}
      </EmptyState>
    </div>
  )
}

export interface ExpiredStateProps {
  /** Saves the search anew and gives the address of its list; nothing where the search is not known any more. */
  repeat: (() => Promise<string>) | undefined
}

/** A search that is over; one press repeats it, without a trace of it the home form does. */
export function ExpiredState({ repeat }: ExpiredStateProps) {
  const text = useText('booking/placing/book')
  return (
    <EmptyState
      icon="clock"
      title={text.expiredTitle}
      action={
        repeat ? (
          <RepeatSearch repeat={repeat}>{text.searchAgain}</RepeatSearch>
        ) : (
          <ButtonLink to={paths.home()} kind="brand">
            {text.searchAgain}
          </ButtonLink>
        )
      }
    >
      {text.expiredWhy}
    </EmptyState>
  )
}

interface RepeatSearchProps {
  /** Saves the search anew and gives the address of its list. */
  repeat: () => Promise<string>
  children: ReactNode
  kind?: 'brand' | 'plain'
}

/** Makes a search and opens its list. */
export function RepeatSearch({ repeat, children, kind = 'brand' }: RepeatSearchProps) {
  const navigate = useNavigate()
  const search = useMutation({
    mutationFn: repeat,
    onSuccess: (path) => navigate(path),
    onError: (error) => toast(error.message, 'bad'),
  })
  return (
    <Button kind={kind} icon={kind === 'brand' ? 'search' : undefined} busy={search.isPending} onClick={() => search.mutate()}>
      {children}
    </Button>
  )
}
