import type { MatchMove, MatchState } from '@sojourn/contract/finance/match-words'

const moves: Readonly<Record<MatchMove, { from: readonly MatchState[]; to: MatchState }>> = {
  ask: { from: ['found'], to: 'asked' },
  accept: { from: ['found', 'asked'], to: 'accepted' },
  reject: { from: ['found', 'asked'], to: 'rejected' },
}

/** Where a move of the agency's staff leads; undefined where it cannot be made any more. */
export function matchStateAfter(state: MatchState, move: MatchMove): MatchState | undefined {
  const { from, to } = moves[move]
  return from.includes(state) ? to : undefined
}

/** It waits for the agency or for the supplier. */
export const isOpenMatch = (state: MatchState): boolean => state === 'found' || state === 'asked'
