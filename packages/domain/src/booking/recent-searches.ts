/** A journey that somebody searched for. */
interface Searched {
  times: number
  /** When last; instants of one form, so that they compare as texts. */
  searchedAt: string
}

/** As many as stand in one line of home. */
const shownSearches = 4
/** From so many searches on a journey is one that somebody makes again and again. */
const frequentFrom = 3
/** These stand first, so that a week elsewhere does not drive them out. */
const frequentShown = 2

const latestFirst = (one: Searched, other: Searched): number => (one.searchedAt < other.searchedAt ? 1 : -1)

/** Which of the searches home offers again: at most two that are made again and again, then the latest of the others. */
export function searchesToOffer<Search extends Searched>(searches: readonly Search[]): (Search & { frequent: boolean })[] {
  const frequent = searches
    .filter(({ times }) => times >= frequentFrom)
    .toSorted((one, other) => other.times - one.times || latestFirst(one, other))
    .slice(0, frequentShown)
  const others = searches.filter((each) => !frequent.includes(each)).toSorted(latestFirst)
  return [
    ...frequent.map((each) => ({ ...each, frequent: true })),
    ...others.map((each) => ({ ...each, frequent: false })),
  ].slice(0, shownSearches)
}
