/** Words as a pattern of LIKE finds them: its own signs stand for themselves. */
export const literal = (words: string): string => words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** The pattern of what has these words anywhere. */
export const containing = (words: string): string => `%${literal(words)}%`
