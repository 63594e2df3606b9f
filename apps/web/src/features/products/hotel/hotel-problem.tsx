import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { HotelTempOrder } from '@sojourn/contract/products/hotel-search.shapes'
import type { ApiProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/empty-state'
import { ButtonLink } from '../../../kit/link'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { SearchProblem } from '../../booking/search-problem'
import { ExpiredState } from '../../booking/search-states'
import { keptDraft } from './chosen-rate'
import { repeatSearch } from './queries'

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

export interface HotelProblemProps {
  error: unknown
  tempOrderNo: string
  onRetry: () => void
}

/** Any failure on the way to an order, each with the way on. */
export function HotelProblem({ error, tempOrderNo, onRetry }: HotelProblemProps) {
  return (
    <SearchProblem
      error={error}
      onRetry={onRetry}
      chooseAgain={chooseAgain}
      refused={(problem) => <ChooseAgain error={problem} tempOrderNo={tempOrderNo} />}
      expired={<ExpiredSearch tempOrderNo={tempOrderNo} />}
      backToList={<BackToList tempOrderNo={tempOrderNo} />}
    />
  )
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
  const draft = keptDraft(tempOrderNo)
  return <ExpiredState repeat={draft && (() => searchAgain(draft))} />
}

/** Saves the given search as a new draft; the address of its list. */
const searchAgain = async (draft: HotelTempOrder): Promise<string> => paths.hotelList({ tempOrderNo: await repeatSearch(draft) })
