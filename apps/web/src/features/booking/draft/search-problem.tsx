import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../../api/problem'
import { ErrorState } from '../../../kit/feedback/error-state'
import { OfflineState } from './search-states'

/** After these the search is over. */
export const searchIsOver: readonly ProblemName[] = ['tempOrderExpired', 'tempOrderUnknown']

/** Did it fail because the search is over, so that asking again is of no use? */
export const isSearchOver = (error: unknown): boolean => error instanceof ApiProblem && error.isOneOf(searchIsOver)

export interface SearchProblemProps {
  error: unknown
  onRetry: () => void
  /** Refusals after which something else of the list is chosen, and what is said then. */
  chooseAgain: readonly ProblemName[]
  refused: (error: ApiProblem) => ReactNode
  expired: ReactNode
  backToList: ReactNode
}

/** Any failure on the way to an order, each with the way on. */
export function SearchProblem({ error, onRetry, chooseAgain, refused, expired, backToList }: SearchProblemProps) {
  if (error instanceof ApiProblem) {
    if (isSearchOver(error)) return expired
    if (error.isOneOf(chooseAgain)) return refused(error)
    if (error.offline) return <OfflineState onRetry={onRetry} />
  }
  return <ErrorState error={error} onRetry={onRetry} action={backToList} />
}
