/** The moment at which a question is asked: only the built-in supply believes it. */
export const nowHeader = 'x-supply-now'

/** What is to go wrong on purpose, with commas between: refused by a supply that does not run with the clock of tests. */
export const faultsHeader = 'x-supply-faults'
