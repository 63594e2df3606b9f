import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { TrainTempOrder } from '@sojourn/contract/products/train.shapes'
import { ApiProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/empty-state'
import { ErrorState } from '../../../kit/error-state'
import { ButtonLink } from '../../../kit/link'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { ExpiredState, OfflineState, RepeatSearch, type RepeatSearchProps } from '../../booking/search-states'
import { keptDraft } from './chosen-train'
import { repeatSearch } from './queries'

const gone: readonly ProblemName[] = ['tempOrderExpired', 'tempOrderUnknown']
/** Refusals after which another train or class is chosen. */
export const chooseAgain: readonly ProblemName[] = [
  'trainSoldOut',
  'trainUnknown',
  'trainNotOnSale',
  'trainSaleClosed',
  'connectionTooShort',
  'policyForbids',
  'waitlistClosed',
  'waitlistNotNeeded',
]
const isOneOf = (error: unknown, names: readonly ProblemName[]): error is ApiProblem =>
  error instanceof ApiProblem && names.some((name) => error.is(name))

export interface TrainProblemProps {
  error: unknown
  tempOrderNo: string
  onRetry: () => void
}

/** Any failure on the way to an order, each with the way on. */
export function TrainProblem({ error, tempOrderNo, onRetry }: TrainProblemProps) {
  if (isOneOf(error, gone)) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  if (isOneOf(error, chooseAgain)) return <ChooseAgain error={error} tempOrderNo={tempOrderNo} />
  if (error instanceof ApiProblem && error.offline) return <OfflineState onRetry={onRetry} />
  return <ErrorState error={error} onRetry={onRetry} action={<BackToList tempOrderNo={tempOrderNo} />} />
}

export function BackToList({ tempOrderNo, kind = 'plain' }: { tempOrderNo: string; kind?: 'plain' | 'brand' }) {
  const text = useText('products/train')
  return (
    <ButtonLink to={paths.trainList({ tempOrderNo })} kind={kind}>
      {text.backToList}
    </ButtonLink>
  )
}

function ChooseAgain({ error, tempOrderNo }: { error: ApiProblem; tempOrderNo: string }) {
  const text = useText('products/train')
  return (
    <div role="alert">
      <EmptyState icon="train" title={error.message} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
        {text.chooseAgainWhy}
      </EmptyState>
    </div>
  )
}

/** One press repeats the same search. */
export function ExpiredSearch({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('booking/book')
  const draft = keptDraft(tempOrderNo)
  return <ExpiredState again={draft && <SearchAgain draft={draft}>{text.searchAgain}</SearchAgain>} />
}

/** Saves the given search as a new draft and opens its list. */
export function SearchAgain({ draft, ...look }: Omit<RepeatSearchProps, 'repeat'> & { draft: TrainTempOrder }) {
  return <RepeatSearch {...look} repeat={async () => paths.trainList({ tempOrderNo: await repeatSearch(draft) })} />
}
