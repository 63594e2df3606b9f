import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../api/problem'
import { ErrorState } from '../../kit/error-state'
import { OfflineState } from './search-states'

/** After these the search is over. */
export const searchIsOver: readonly ProblemName[] = ['tempOrderExpired', 'tempOrderUnknown']

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
    if (error.isOneOf(searchIsOver)) return expired
    if (error.isOneOf(chooseAgain)) return refused(error)
    if (error.offline) return <OfflineState onRetry={onRetry} />
  }
  return <ErrorState error={error} onRetry={onRetry} action={backToList} />
}
