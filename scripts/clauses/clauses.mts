/** A run of clauses of one section under a heading of our own. */
export interface ClauseRange {
  section: number
  from: number
  to: number
  heading: string
}

const range = (section: number, from: number, to: number, heading: string): ClauseRange => ({ section, from, to, heading })

/** Every clause of the specification; sentences.tsv has its words. */
export const clauseRanges: readonly ClauseRange[] = [
  range(0, 1, 1, 'The product as a whole'),
  range(1, 1, 8, 'Purpose, languages, product codes'),
  range(2, 1, 13, 'Home, header, floating buttons'),
  range(2, 14, 21, 'Account, payment and demand pages'),
  range(2, 22, 29, 'Booking pages of each product'),
  range(2, 30, 42, 'Personal centre'),
  range(2, 43, 50, 'Management console'),
  range(2, 51, 56, 'Search forms'),
  range(2, 57, 68, 'Dialogs and widgets'),
  range(3, 1, 11, 'Employee configuration'),
  range(3, 12, 15, 'Travel application'),
  range(3, 16, 19, 'Currency, notices, dialling codes, bookable dates'),
  range(3, 20, 28, 'Flight search'),
  range(3, 29, 38, 'Searches of the other products'),
  range(3, 39, 41, 'Temp order and booking type'),
  range(3, 42, 47, 'Trips and counts'),
  range(3, 48, 52, 'Travel standards'),
  range(3, 53, 55, 'Payment app, preferences, menu'),
  range(3, 56, 58, 'What the browser keeps'),
  range(4, 1, 5, 'Which products are open'),
  range(4, 6, 10, 'Booking type and mode'),
  range(4, 11, 17, 'From search to list'),
  range(4, 18, 21, 'Flight form'),
  range(4, 22, 25, 'Hotel, train and meeting forms'),
  range(4, 26, 28, 'Date picker'),
  range(4, 29, 34, 'Service agreement and overlays'),
  range(4, 35, 39, 'Route guard'),
  range(4, 40, 42, 'Sign-out, language, demand orders'),
  range(5, 1, 5, 'Flight search'),
  range(5, 6, 9, 'Several legs'),
  range(5, 10, 16, 'Train, meeting, visa and hotel searches'),
  range(5, 17, 20, 'Calendar'),
  range(5, 21, 24, 'Text inputs, mobile, e-mail'),
  range(5, 25, 33, 'Passwords'),
  range(5, 34, 39, 'Identity card, names, other numbers'),
  range(5, 40, 40, 'Display of discounts and amounts'),
  range(6, 1, 7, 'Roles and permissions'),
  range(7, 1, 5, 'Envelope and session calls'),
  range(7, 6, 13, 'Calls of the shell'),
  range(7, 14, 18, 'Calls of travel applications'),
  range(7, 19, 24, 'Saving a search, bookable dates'),
  range(7, 25, 39, 'Looking places up'),
  range(7, 40, 48, 'Home and travel standards'),
  range(7, 49, 55, 'Call families of the products'),
  range(7, 56, 59, 'What is done with an answer'),
  range(8, 1, 19, 'Failures'),
  range(9, 1, 5, 'Dates and booking windows'),
  range(9, 6, 8, 'Defaults'),
  range(9, 9, 14, 'Limits'),
  range(9, 15, 19, 'Calendar, timings, layout'),
  range(9, 20, 22, 'Codes'),
]

const clause = (section: number, number: number): string => `S${section}.${String(number).padStart(2, '0')}`

export const clausesOf = ({ section, from, to }: Omit<ClauseRange, 'heading'>): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => clause(section, from + index))

/** S2.14, S2.15, S2.16 as S2.14–S2.16; the clauses are in order. */
export function compress(clauses: readonly string[]): string {
  const runs: string[][] = []
  for (const one of clauses) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && Number(one.slice(3)) === Number(last.slice(3)) + 1 && one[1] === last[1]) run.push(one)
    else runs.push([one])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ')
}

/** The words of each clause, as sentences.tsv holds them: number, tab, words. */
export function readSentences(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const [name = '', words = ''] = line.split('\t')
        return [name, words]
      }),
  )
}
