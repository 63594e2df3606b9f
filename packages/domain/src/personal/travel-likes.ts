import type { LikeChoice, LikeKind, TravelLike } from '@sojourn/contract/personal/travel-preference.calls'

/** What can be chosen of each kind (handbook 11.1); `none` stands for a remark alone. */
export const likeOptions: Readonly<Record<LikeKind, readonly LikeChoice[]>> = {
  flightSeat: ['window', 'aisle', 'front'],
  meal: ['VGML', 'MOML', 'LSML', 'DBML'],
  trainSeat: ['window', 'aisle', 'lowerBerth'],
  hotel: ['highFloor', 'nonSmoking', 'quiet'],
  other: ['none'],
}
/** Kinds of which one choice excludes the others. */
export const singleKinds: ReadonlySet<LikeKind> = new Set<LikeKind>(['flightSeat', 'meal', 'trainSeat', 'other'])

/** Position of the first like that cannot be kept: of another kind, without words, or a second one of its kind. */
export function likeFault(likes: readonly TravelLike[]): number | undefined {
  const index = likes.findIndex(({ kind, choice, remark }, position) => {
    if (!likeOptions[kind].includes(choice)) return true
    if (choice === 'none' && remark.trim() === '') return true
    const former = likes.slice(0, position)
    return former.some((like) => like.kind === kind && (singleKinds.has(kind) || like.choice === choice))
  })
  return index < 0 ? undefined : index
}
