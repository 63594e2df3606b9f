import { capture, installed } from './process.mjs'

const checks = [
  { name: 'types', program: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'] },
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'boundaries', program: 'tsx', args: ['scripts/boundaries.mts'] },
  { name: 'statements', program: 'tsx', args: ['scripts/statements.mts'] },
  { name: 'clauses', program: 'tsx', args: ['scripts/spec-coverage.mts', '--check'] },
  { name: 'lists', program: 'tsx', args: ['scripts/docs.mts', '--check'] },
  { name: 'bytes', program: 'tsx', args: ['scripts/bytes.mts'] },
  { name: 'licences', program: 'tsx', args: ['scripts/packages/licences.mts'] },
  { name: 'unused', program: 'knip', args: ['--no-progress'] },
  // A rule that only tests call is not in force.
  {
    name: 'only tests use it',
    program: 'knip',
    args: ['--no-progress', '--production', '--config', 'knip.production.json', '--include', 'exports,types'],
  },
]

/** Runs all at once and prints what each found; answers the names of those that failed. */
export async function runChecks() {
  const results = await Promise.all(checks.map(runCheck))
  return results.flatMap(({ name, passed }) => (passed ? [] : [name]))
}

async function runCheck({ name, program, args }) {
  const start = performance.now()
  const { code, output } = await capture(installed(program), args)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output.trimEnd())
  return { name, passed: code === 0 }
}
