import { clausesOf } from './clauses.mts'

/** Why no test names these clauses yet. */
export interface Reason {
  clauses: readonly string[]
  words: string
}

const reason = (section: number, from: number, to: number, words: string): Reason => ({
  clauses: clausesOf({ section, from, to }),
  words,
})

/** In three to twelve words; whoever writes the first test of a clause takes it out of here. */
export const reasons: readonly Reason[] = [
  reason(0, 1, 1, 'names the whole product; its parts are shown one by one'),

  reason(5, 15, 15, 'its two readings disagree: decision 18 takes the thirty nights of S5.14'),
  reason(6, 7, 7, 'says nothing that can be tested'),
  reason(7, 26, 26, 'only a heading: S7.27 to S7.32 are its calls'),
  reason(7, 35, 35, 'only a heading: S7.36 to S7.39 are its calls'),
  reason(8, 19, 19, 'says nothing that can be tested'),
  reason(9, 21, 21, 'its mapping is not shown; amounts name their product in words'),
]
