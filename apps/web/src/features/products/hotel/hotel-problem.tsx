import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { HotelTempOrder } from '@sojourn/contract/products/hotel-search.shapes'
import { ApiProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/empty-state'
import { ErrorState } from '../../../kit/error-state'
import { ButtonLink } from '../../../kit/link'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { ExpiredState, OfflineState, RepeatSearch, type RepeatSearchProps } from '../../booking/search-states'
import { keptDraft } from './chosen-rate'
import { repeatSearch } from './queries'

const gone: readonly ProblemName[] = ['tempOrderExpired', 'tempOrderUnknown']
/** Refusals after which another room or hotel is chosen. */
export const chooseAgain = [
  'hotelUnknown',
  'hotelClosed',
  'rateUnknown',
  'roomSoldOut',
  'stayNotAllowed',
  'tooManyRooms',
  'policyForbids',
] as const satisfies readonly ProblemName[]
const isOneOf = (error: unknown, names: readonly ProblemName[]): error is ApiProblem =>
  error instanceof ApiProblem && names.some((name) => error.is(name))

export interface HotelProblemProps {
  error: unknown
  tempOrderNo: string
  onRetry: () => void
}

/** Any failure on the way to an order, each with the way on. */
export function HotelProblem({ error, tempOrderNo, onRetry }: HotelProblemProps) {
  if (isOneOf(error, gone)) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  if (isOneOf(error, chooseAgain)) return <ChooseAgain error={error} tempOrderNo={tempOrderNo} />
  if (error instanceof ApiProblem && error.offline) return <OfflineState onRetry={onRetry} />
  return <ErrorState error={error} onRetry={onRetry} action={<BackToList tempOrderNo={tempOrderNo} />} />
}

export function BackToList({ tempOrderNo, kind = 'plain' }: { tempOrderNo: string; kind?: 'plain' | 'brand' }) {
  const text = useText('products/hotel-words')
  return (
    <ButtonLink to={paths.hotelList({ tempOrderNo })} kind={kind}>
      {text.backToList}
    </ButtonLink>
  )
}

function ChooseAgain({ error, tempOrderNo }: { error: ApiProblem; tempOrderNo: string }) {
  const text = useText('products/hotel-words')
  return (
    <div role="alert">
      <EmptyState icon="hotel" title={error.message} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
        {text.chooseAgainWhy}
      </EmptyState>
    </div>
  )
}

/** Somebody came here without a choice, from a bookmark or in another tab. */
export function NothingChosen({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('products/hotel-words')
  return (
    <EmptyState icon="hotel" title={text.nothingChosen} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
      {text.nothingChosenWhy}
    </EmptyState>
  )
}

/** One press repeats the same search. */
export function ExpiredSearch({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('booking/book')
  const draft = keptDraft(tempOrderNo)
  return <ExpiredState again={draft && <SearchAgain draft={draft}>{text.searchAgain}</SearchAgain>} />
}

/** Saves the given search as a new draft and opens its list. */
function SearchAgain({ draft, ...look }: Omit<RepeatSearchProps, 'repeat'> & { draft: HotelTempOrder }) {
  return <RepeatSearch {...look} repeat={async () => paths.hotelList({ tempOrderNo: await repeatSearch(draft) })} />
}
