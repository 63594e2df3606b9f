import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from './paths'

const file = join(root, 'docs', 'benchmarks.md')
export const sections = [
  'search',
  'intl-search',
  'city-search',
  'policy',
  'autocomplete',
  'flow',
  'flow-beside',
  'flow-rows',
  'statements',
  'approve-to-issued',
  'lists',
  'people',
  'orders-console',
  'bills',
  'match',
  'reports',
  'policy-lab',
  'race',
  'rail-search',
  'rail-seats',
  'hotel',
  'venues',
  'ride-estimate',
  'rides',
  'halls',
  'map',
  'list-interaction',
  'crash',
  'crash-over-http',
  'bill-kills',
  'fail-points',
  'random-kills',
  'sign-in-flood',
  'neighbours',
  'attack',
  'web',
  'start',
] as const
export type SectionName = (typeof sections)[number]

const opening = `# Benchmarks

Every section is written by its benchmark: \`npm run bench\` runs all of them, \`npm run bench -- search flow\` some,
\`npm run bench -- stale\` names those that are older than the code they measure. Each starts what it needs with a fresh
folder, measures over loopback with the load generator on the same machine, and leaves nothing running. Medians and 99th
percentiles are of single requests or flows; compare the ratios within one run rather than absolute figures between machines.
`

export interface Section {
  name: SectionName
  title: string
  about: string
  /** Of the database that took part. */
  postgres?: string
  tables: { head: readonly string[]; rows: readonly (readonly string[])[] }[]
  /** What was missed and why, and what the reader should know. */
  notes?: readonly string[]
}

/** Prints a section and puts it in the place of the same section of an earlier run. */
export function publish(section: Section): void {
  const text = [
    `## ${section.title}`,
    section.about,
    `\`npm run bench -- ${section.name}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit()}, ${machine(section.postgres)}${shortened()}`,
    ...section.tables.map(table),
    ...(section.notes?.length ? [section.notes.map((note) => `- ${note}`).join('\n')] : []),
  ].join('\n\n')
  console.log(`\n${text}\n`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : opening, section.name, text))
}

/** Settings of the environment by which a run measures less or something else. */
const settings = [
  'BENCH_OPERATIONS',
  'BENCH_EACH',
  'BENCH_SECONDS',
  'BENCH_BESIDE',
  'BENCH_PROFILE',
  'LINES',
  'ATTACK_REQUESTS',
  'ATTACK_SEED',
  'HOTELS_BENCH_FILE',
  'RAIL_TIMETABLE',
]

/** A run that was asked to be another one than usual says so. */
function shortened(): string {
  const given = settings.filter((name) => process.env[name] !== undefined)
  return given.length === 0
    ? ''
    : `, not the usual run: ${given.map((name) => `${name}=${basename(process.env[name]!)}`).join(', ')}`
}

/** What was measured; a tree with changes of its own says so. */
function commit(): string {
  const git = (...parts: string[]): string => execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs') !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`
}

function machine(postgres: string | undefined): string {
  const model = cpus()[0]?.model.trim() || 'processor of unknown make'
  const parts = [
    `${availableParallelism()} cores (${model})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
  ]
  return [...parts, ...(postgres ? [`PostgreSQL ${postgres}`] : [])].join(', ')
}

function table({ head, rows }: Section['tables'][number]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

const marks = (name: SectionName): [start: string, end: string] => [`<!-- ${name} -->`, `<!-- /${name} -->`]

/** Sections keep their order whichever was measured first. */
function withSection(document: string, name: SectionName, text: string): string {
  const kept = sections.flatMap((each) => {
    const [start, end] = marks(each)
    if (each === name) return [`${start}\n${text}\n${end}`]
    const from = document.indexOf(start)
    return from < 0 ? [] : [document.slice(from, document.indexOf(end) + end.length)]
  })
  return `${[opening.trimEnd(), ...kept].join('\n\n')}\n`
}
