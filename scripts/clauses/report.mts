import { clauseRanges, clausesOf, compress } from './clauses.mts'
import type { Reason } from './later.mts'
import type { Title } from './titles.mts'

const all = new Set(clauseRanges.flatMap(clausesOf))

export interface Coverage {
  byClause: ReadonlyMap<string, readonly Title[]>
  reasons: readonly Reason[]
  total: number
  /** What is wrong between clauses, titles and reasons, in sentences. */
  faults: string[]
}

export function coverageOf(titles: readonly Title[], reasons: readonly Reason[]): Coverage {
  const byClause = new Map<string, Title[]>()
  for (const title of titles) for (const clause of title.clauses) byClause.set(clause, [...(byClause.get(clause) ?? []), title])
  const faults = faultsOf(
    [...byClause.keys()],
    reasons.flatMap(({ clauses }) => clauses),
  )
  for (const clause of byClause.keys()) if (!all.has(clause)) byClause.delete(clause)
  return { byClause, reasons, total: all.size, faults }
}

/** Each clause has either a title or one reason, and nothing names a clause that does not exist. */
function faultsOf(tested: readonly string[], reasoned: readonly string[]): string[] {
  const [titles, given] = [new Set(tested), new Set(reasoned)]
  const tell = (clauses: readonly string[], words: string): string[] =>
    clauses.length === 0 ? [] : [`${words}: ${[...new Set(clauses)].join(', ')}`]
  return [
    ...tell(
      [...titles, ...given].filter((clause) => !all.has(clause)),
      'There are no such clauses',
    ),
    ...tell(
      tested.filter((clause) => given.has(clause)),
      'A test names them, so they need no reason in later.mts',
    ),
    ...tell(
      reasoned.filter((clause, index) => reasoned.indexOf(clause) !== index),
      'They have two reasons in later.mts',
    ),
    ...tell(
      [...all].filter((clause) => !titles.has(clause) && !given.has(clause)),
      'Neither a test nor a reason names them',
    ),
  ]
}

/** Rows of one clause by file: the same words once, a row of cases without words as a number. */
function filesOf(titles: readonly Title[]): { path: string; words: string[] }[] {
  const paths = [...new Set(titles.map(({ path }) => path))]
  return paths.map((path) => {
    const own = titles.filter((title) => title.path === path)
    const words = [...new Set(own.map((title) => title.words).filter((text) => text !== ''))]
    const cases = own.filter((title) => title.words === '').length
    return { path, words: cases === 0 ? words : [...words, cases === 1 ? '1 case' : `${cases} cases`] }
  })
}

/** For the terminal: clause, number of titles, files or the reason. */
export function plainRows({ byClause, reasons }: Coverage): string[] {
  const why = new Map(reasons.flatMap(({ clauses, words }) => clauses.map((clause) => [clause, words])))
  return [...all].map((clause) => {
    const titles = byClause.get(clause)
    if (!titles) return `${clause}    -  ${why.get(clause) ?? 'neither test nor reason'}`
    const files = filesOf(titles).map(({ path, words }) => `${path}: ${words.join('; ')}`)
    return `${clause}  ${String(titles.length).padStart(3)}  ${files.join(' | ')}`
  })
}

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('`', "'")

function tableRow(clause: string, sentence: string, titles: readonly Title[]): string {
  const files = filesOf(titles).map(({ path, words }) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return `[${name}](../${path}): ${escaped(words.join('; '))}`
  })
  return `| ${clause} | ${escaped(sentence)} | ${files.join('<br>')} |`
}

type Sentences = ReadonlyMap<string, string>

const section = ({ byClause, reasons }: Coverage, sentences: Sentences, clauses: readonly string[], heading: string): string => {
  const covered = clauses.filter((clause) => byClause.has(clause))
  const table = ['', '| Clause | What it says | Shown by |', '| --- | --- | --- |']
  const rows = covered.map((clause) => tableRow(clause, sentences.get(clause) ?? '', byClause.get(clause) ?? []))
  const later = reasons.flatMap((reason) => {
    const open = clauses.filter((clause) => reason.clauses.includes(clause))
    return open.length === 0 ? [] : [`- No test yet, ${compress(open)}: ${reason.words}`]
  })
  return [
    `## ${compress(clauses)} ${heading}`,
    ...(covered.length === 0 ? [] : [...table, ...rows]),
    ...(later.length === 0 ? [] : ['', ...later]),
    '',
  ].join('\n')
}

/** A reader compares what a clause says with the titles that claim to show it. */
export function coverageDocument(coverage: Coverage, sentences: Sentences): string {
  const { byClause, total } = coverage
  const sections = clauseRanges.map((range) => section(coverage, sentences, clausesOf(range), range.heading))
  return `# Which clause is shown by which test

Written by \`npm run spec:coverage\` from the titles of tests and browser stories, which name clauses in brackets.
${byClause.size} of ${total} clauses are named; every other one says why not, in \`scripts/clauses/later.mts\`.

${sections.join('\n')}`
}
