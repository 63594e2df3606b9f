/** What is chosen at first of what can be chosen: what the address names; where it names nothing, all of it or only a single one. */
export function firstChoice<Each>(
  possible: readonly Each[],
  isNamed: (each: Each) => boolean,
  unnamed: 'all' | 'single',
): readonly Each[] {
  const named = possible.filter(isNamed)
  if (named.length > 0) return named
  return unnamed === 'all' || possible.length === 1 ? possible : []
}
