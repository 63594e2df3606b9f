/** npm run bench -- stale: which sections of docs/benchmarks.md are older than the code that they measure. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measured } from './measured'
import { root } from './paths'
import { sections, type SectionName } from './report'

const git = (...parts: string[]): string => execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).trim()
const document = readFileSync(join(root, 'docs', 'benchmarks.md'), 'utf8')

/** Why a section's figures are not those of this tree; nothing where they are. */
function age(name: SectionName): string | undefined {
  const run = new RegExp(`^\`npm run bench -- ${name}\`, ([\\d-]+), commit ([0-9a-f]+)(.*)$`, 'm').exec(document)
  if (!run) return 'its commit is not named'
  const [, date, commit, rest] = run as unknown as [string, string, string, string]
  if (rest.startsWith(' with changes')) return `${date}, measured on ${commit} with changes of its own`
  if (rest.includes('not the usual run')) return `${date}, not the usual run`
  try {
    const since = git('rev-list', '--count', `${commit}..HEAD`, '--', `bench/${name}.bench.ts`, ...measured[name])
    return since === '0' ? undefined : `${date}, ${since} commits to what it measures since ${commit}`
  } catch {
    return `${date}, commit ${commit} is not in this history`
  }
}

const stale = sections.flatMap((name) => {
  const why = age(name)
  return why === undefined ? [] : [`${name}: ${why}`]
})
console.log(stale.length === 0 ? 'Every section is as new as the code that it measures.' : `Old sections:\n${stale.join('\n')}`)
process.exitCode = stale.length === 0 ? 0 : 1
