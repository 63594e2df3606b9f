import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { TrainTempOrder } from '@sojourn/contract/products/train.shapes'
import type { ApiProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/empty-state'
import { ButtonLink } from '../../../kit/link'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { SearchProblem } from '../../booking/search-problem'
import { ExpiredState } from '../../booking/search-states'
import { keptDraft } from './chosen-train'
import { repeatSearch } from './queries'

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

export interface TrainProblemProps {
  error: unknown
  tempOrderNo: string
  onRetry: () => void
}

/** Any failure on the way to an order, each with the way on. */
export function TrainProblem({ error, tempOrderNo, onRetry }: TrainProblemProps) {
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
  const draft = keptDraft(tempOrderNo)
  return <ExpiredState repeat={draft && (() => searchAgain(draft))} />
}

/** Saves the given search as a new draft; the address of its list. */
const searchAgain = async (draft: TrainTempOrder): Promise<string> => paths.trainList({ tempOrderNo: await repeatSearch(draft) })
