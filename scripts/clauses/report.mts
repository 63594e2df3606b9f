import { clauseRanges, clausesOf, compress } from './clauses.mts'
import type { Title } from './titles.mts'

const all = new Set(clauseRanges.flatMap(clausesOf))

export interface Coverage {
  byClause: ReadonlyMap<string, readonly Title[]>
  total: number
  /** Clauses in titles that do not exist. */
  unknown: string[]
}

export function coverageOf(titles: readonly Title[]): Coverage {
  const byClause = new Map<string, Title[]>()
  for (const title of titles) for (const clause of title.clauses) byClause.set(clause, [...(byClause.get(clause) ?? []), title])
  const unknown = [...byClause.keys()].filter((clause) => !all.has(clause))
  for (const clause of unknown) byClause.delete(clause)
  return { byClause, total: all.size, unknown }
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

/** For the terminal: clause, number of titles, files. */
export const plainRows = ({ byClause }: Coverage): string[] =>
  [...all].flatMap((clause) => {
    const titles = byClause.get(clause) ?? []
    const files = filesOf(titles).map(({ path, words }) => `${path}: ${words.join('; ')}`)
    return titles.length === 0 ? [] : [`${clause}  ${String(titles.length).padStart(3)}  ${files.join(' | ')}`]
  })

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('`', "'")

function tableRow(clause: string, titles: readonly Title[]): string {
  const files = filesOf(titles).map(({ path, words }) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return `[${name}](../${path}): ${escaped(words.join('; '))}`
  })
  return `| ${clause} | ${titles.length} | ${files.join('<br>')} |`
}

export function coverageDocument(coverage: Coverage): string {
  const { byClause, total } = coverage
  const sections = clauseRanges.map((range) => {
    const clauses = clausesOf(range)
    const covered = clauses.filter((clause) => byClause.has(clause))
    const open = clauses.filter((clause) => !byClause.has(clause))
    const table = ['', '| Clause | Titles | Tests |', '| --- | --- | --- |']
    const rows = covered.map((clause) => tableRow(clause, byClause.get(clause) ?? []))
    return [
      `## ${compress(clauses)} ${range.heading}`,
      ...(covered.length === 0 ? [] : [...table, ...rows]),
      ...(open.length === 0 ? [] : ['', `Later slice: ${compress(open)}`]),
      '',
    ].join('\n')
  })
  return `# Which clause is shown by which test

Written by \`npm run spec:coverage\` from the titles of tests and browser stories, which name clauses in brackets.
${byClause.size} of ${total} clauses are named. "Later slice" means that no title names the clause yet; a few of those state
nothing that a test could show.

${sections.join('\n')}`
}
