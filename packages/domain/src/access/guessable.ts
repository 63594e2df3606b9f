const ours = 'sojourn'
/** Shorter words stand in others by chance: five Latin letters or digits, three characters of any other script. */
const shortest = (word: string): number => (/^[\da-z]+$/.test(word) ? 5 : 3)

/** Whether a password holds a name, an address or a number of the person or the company, each word of it or all together. */
export function holdsGuessable(password: string, known: readonly string[]): boolean {
  const words = [ours, ...known].flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return [...parts, parts.join(''), parts.toReversed().join('')]
  })
  return words.some((word) => word.length >= shortest(word) && password.toLowerCase().includes(word))
}
