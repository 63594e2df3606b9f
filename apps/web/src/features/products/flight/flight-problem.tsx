import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/empty-state'
import { ErrorState } from '../../../kit/error-state'
import { ButtonLink } from '../../../kit/link'
import { useText } from '../../../kit/text'
import { toast } from '../../../kit/toast'
import { paths } from '../../../paths'
import { keptDraft } from './chosen-flights'
import { repeatSearch } from './queries'

const gone: readonly ProblemName[] = ['tempOrderExpired', 'tempOrderUnknown']
const chooseAgain: readonly ProblemName[] = [
  'fareSoldOut',
  'flightUnknown',
  'saleClosed',
  'connectionImpossible',
  'policyForbids',
]
const isOneOf = (error: unknown, names: readonly ProblemName[]): error is ApiProblem =>
  error instanceof ApiProblem && names.some((name) => error.is(name))

export interface FlightProblemProps {
  error: unknown
  tempOrderNo: string
  onRetry: () => void
}

/** Any failure on the way to an order, each with the way on. */
export function FlightProblem({ error, tempOrderNo, onRetry }: FlightProblemProps) {
  if (isOneOf(error, gone)) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  if (isOneOf(error, chooseAgain)) return <ChooseAgain error={error} tempOrderNo={tempOrderNo} />
  if (error instanceof ApiProblem && error.offline) return <Offline onRetry={onRetry} />
  return <ErrorState error={error} onRetry={onRetry} action={<BackToList tempOrderNo={tempOrderNo} />} />
}

export function BackToList({ tempOrderNo, kind = 'plain' }: { tempOrderNo: string; kind?: 'plain' | 'brand' }) {
  const text = useText('products/flight')
  return (
    <ButtonLink to={paths.flightList({ tempOrderNo })} kind={kind}>
      {text.backToList}
    </ButtonLink>
  )
}

function ChooseAgain({ error, tempOrderNo }: { error: ApiProblem; tempOrderNo: string }) {
  const text = useText('products/flight-check')
  const title = error.is('fareSoldOut') ? text.soldOutTitle : error.is('saleClosed') ? text.closedTitle : error.message
  return (
    <div role="alert">
      <EmptyState icon="ticket" title={title} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
        {text.soldOutWhy}
      </EmptyState>
    </div>
  )
}

function Offline({ onRetry }: { onRetry: () => void }) {
  const text = useText('products/flight')
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

/** One press repeats the same search; without a trace of it the home form does. */
export function ExpiredSearch({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('products/flight')
  const draft = keptDraft(tempOrderNo)
  return (
    <EmptyState
      icon="clock"
      title={text.expiredTitle}
      action={draft ? <SearchAgain draft={draft}>{text.searchAgain}</SearchAgain> : <HomeLink />}
    >
      {text.expiredWhy}
    </EmptyState>
  )
}

function HomeLink() {
  const text = useText('products/flight')
  return (
    <ButtonLink to={paths.home()} kind="brand">
      {text.searchAgain}
    </ButtonLink>
  )
}

/** Saves the given search as a new draft and opens its list. */
export function SearchAgain({
  draft,
  children,
  kind = 'brand',
}: {
  draft: FlightTempOrder
  children: ReactNode
  kind?: 'brand' | 'plain'
}) {
  const navigate = useNavigate()
  const search = useMutation({
    mutationFn: () => repeatSearch(draft),
    onSuccess: (tempOrderNo) => navigate(paths.flightList({ tempOrderNo })),
    onError: (error) => toast(error.message, 'bad'),
  })
  return (
    <Button kind={kind} icon={kind === 'brand' ? 'search' : undefined} busy={search.isPending} onClick={() => search.mutate()}>
      {children}
    </Button>
  )
}
