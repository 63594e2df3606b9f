import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import type { ApiProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/empty-state'
import { ButtonLink } from '../../../kit/link'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { SearchProblem } from '../../booking/search-problem'
import { ExpiredState } from '../../booking/search-states'
import { keptDraft } from './chosen-flights'
import { repeatSearch } from './queries'

const chooseAgain: readonly ProblemName[] = [
  'fareSoldOut',
  'flightUnknown',
  'saleClosed',
  'connectionImpossible',
  'policyForbids',
]

export interface FlightProblemProps {
  error: unknown
  tempOrderNo: string
  onRetry: () => void
}

/** Any failure on the way to an order, each with the way on. */
export function FlightProblem({ error, tempOrderNo, onRetry }: FlightProblemProps) {
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

/** One press repeats the same search. */
export function ExpiredSearch({ tempOrderNo }: { tempOrderNo: string }) {
  const draft = keptDraft(tempOrderNo)
  return <ExpiredState repeat={draft && (() => searchAgain(draft))} />
}

/** Saves the given search as a new draft; the address of its list. */
export const searchAgain = async (draft: FlightTempOrder): Promise<string> =>
  paths.flightList({ tempOrderNo: await repeatSearch(draft) })
