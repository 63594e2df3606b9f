/** Entries by the first letter of their pinyin, each group in the order of pinyin; `letters` is upper case. */
export function byLetters<Entry extends { pinyin: string }>(
  entries: readonly Entry[],
  groups: readonly string[],
): { letters: string; entries: Entry[] }[] {
  const alphabetical = [...entries].sort((a, b) => (a.pinyin < b.pinyin ? -1 : a.pinyin > b.pinyin ? 1 : 0))
  return groups.map((letters) => ({
    letters,
    entries: alphabetical.filter((entry) => letters.includes(entry.pinyin.charAt(0).toUpperCase())),
  }))
}
