interface Part {
  words: string
  /** The name of a value that stands here in place of words. */
  value?: string
}

/** A sentence taken apart at its values, which stand in it as `{name}`; languages put them in their own order. */
export const partsOf = (sentence: string): Part[] =>
  sentence
    .split(/(\{\w+\})/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => (/^\{\w+\}$/.test(words) ? { words: '', value: words.slice(1, -1) } : { words }))
