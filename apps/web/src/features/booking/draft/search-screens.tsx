import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { ApiProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/feedback/empty-state'
import type { IconName } from '../../../kit/marks/icon-paths'
import { ButtonLink } from '../../../kit/actions/link'
import { SearchProblem } from './search-problem'
import { ExpiredState } from './search-states'

interface ScreenWords {
  backToList: string
  nothingChosenTitle: string
  nothingChosenWhy: string
  /** Said when what was chosen is no longer to be had. */
  refusedTitle: (problem: ApiProblem) => string
  refusedWhy: string
}

/** What the screens between a search and its order need to know of a product. */
export interface SearchedProduct<Draft> {
  icon: IconName
  /** Refusals after which something else of the list is chosen. */
  chooseAgain: readonly ProblemName[]
  listPath: (query: { tempOrderNo: string }) => string
  /** The search, kept on this device. */
  keptDraft: (tempOrderNo: string) => Draft | undefined
  /** Searches the same again; gives the number of the new draft. */
  repeatSearch: (draft: Draft) => Promise<string>
  useWords: () => ScreenWords
}

interface OfDraft {
  tempOrderNo: string
}

/** What is shown where the way to an order does not go on; each screen has the way back into it. */
export function searchScreens<Draft>(product: SearchedProduct<Draft>) {
  const { icon, chooseAgain, listPath, keptDraft, repeatSearch, useWords } = product

  function BackToList({ tempOrderNo, kind = 'plain' }: OfDraft & { kind?: 'plain' | 'brand' }) {
    return (
      <ButtonLink to={listPath({ tempOrderNo })} kind={kind}>
        {useWords().backToList}
      </ButtonLink>
    )
  }

  /** Somebody came here without a choice, from a bookmark or in another tab. */
  function NothingChosen({ tempOrderNo }: OfDraft) {
    const words = useWords()
    return (
      <EmptyState icon={icon} title={words.nothingChosenTitle} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
        {words.nothingChosenWhy}
      </EmptyState>
    )
  }

  function Refused({ error, tempOrderNo }: OfDraft & { error: ApiProblem }) {
    const words = useWords()
    return (
      <div role="alert">
        <EmptyState icon={icon} title={words.refusedTitle(error)} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
          {words.refusedWhy}
        </EmptyState>
      </div>
    )
  }

  /** One press repeats the same search. */
  function ExpiredSearch({ tempOrderNo }: OfDraft) {
    const draft = keptDraft(tempOrderNo)
    return <ExpiredState repeat={draft && (async () => listPath({ tempOrderNo: await repeatSearch(draft) }))} />
  }

  /** Any failure on the way to an order, each with the way on. */
  function Problem({ error, tempOrderNo, onRetry }: OfDraft & { error: unknown; onRetry: () => void }) {
    return (
      <SearchProblem
        error={error}
        onRetry={onRetry}
        chooseAgain={chooseAgain}
        refused={(problem) => <Refused error={problem} tempOrderNo={tempOrderNo} />}
        expired={<ExpiredSearch tempOrderNo={tempOrderNo} />}
        backToList={<BackToList tempOrderNo={tempOrderNo} />}
      />
    )
  }

  return { BackToList, NothingChosen, ExpiredSearch, Problem }
}
