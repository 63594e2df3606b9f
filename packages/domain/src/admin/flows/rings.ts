/** People who are superiors of each other in a ring, each ring once. */
export function ringsOf(superiors: ReadonlyMap<string, string>): string[][] {
  const seen = new Set<string>()
  const rings: string[][] = []
  for (const start of superiors.keys()) {
    const path: string[] = []
    let person: string | undefined = start
    while (person !== undefined && !seen.has(person)) {
      seen.add(person)
      path.push(person)
      person = superiors.get(person)
    }
    const begins = person === undefined ? -1 : path.indexOf(person)
    if (begins >= 0) rings.push(path.slice(begins))
  }
  return rings
}
