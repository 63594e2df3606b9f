export interface ChooserChoice {
  id: string
  /** As it is read; blanks before it say how deep it stands. */
  name: string
}

/** Of what is found so many are shown; whoever wants others types more. */
export const shownAtMost = 100

const folded = (words: string): string => words.trim().toLowerCase()

/** The choices that hold every word that is typed, first those that begin with what is typed. */
export function foundChoices<Choice extends ChooserChoice>(choices: readonly Choice[], typed: string): Choice[] {
  const sought = folded(typed)
  const parts = sought.split(/\s+/)
  const found = choices.filter(({ name }) => parts.every((part) => folded(name).includes(part)))
  const begins = ({ name }: Choice): boolean => folded(name).startsWith(sought)
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
