/** npm test: everything, from types to a real browser. The last line is the sum. */
import { runChecks } from './steps/checks.mjs'
import { ensureHledger } from './steps/hledger.mjs'
import { install } from './steps/install.mjs'
import { hardInstants, inChina } from './steps/instants.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { ensureNodes } from './steps/nodes.mjs'
import { run } from './steps/process.mjs'
import { countReport, countVitest, failedTests, readReport, removeReport, reportFile } from './steps/reports.mjs'
import { fromRoot, root } from './steps/root.mjs'
import { prepareStories, runBeside, runStories } from './steps/stories.mjs'

/** What depends on the version of Node.js: rules, the database's launcher, passwords, documents, jobs and HTTP. */
const onEveryNode = [
  'packages/',
  'db/launcher',
  'access/session',
  'jobs/queue',
  'order-documents',
  'api/malformed',
  'api/server-now',
]

checkNodeVersion()
process.chdir(root)
await install()

console.log('\nChecks')
const failures = await runChecks()
const failedChecks = { passed: 0, failed: failures.length }

console.log('\nRules and use cases')
const unitTests = [await runVitest()]
if (unitTests[0].failed > 0) failures.push('rules and use cases')

const nodes = await ensureNodes()
for (const { version, program } of nodes) {
  console.log(`\nRules and chosen use cases on Node.js ${version}`)
  const counts = await runVitest({ node: program, files: onEveryNode })
  unitTests.push(counts)
  if (counts.failed > 0) failures.push(`rules and use cases on Node.js ${version}`)
}

const browser = await prepareStories()
const unprepared = { passed: 0, failed: 1, failures: [], flaky: [] }
console.log('\nBrowser stories')
const runs = [browser ? await runStories(browser) : unprepared]
if (browser)
  runs.push(
    ...(await runBeside(browser, [
      { title: 'with suppliers that are asked over HTTP', name: 'over-http', supply: 'http', args: ['--grep=@http'] },
      ...hardInstants.map((instant) => ({
        title: `on ${instant} in China`,
        name: instant.replace(':', ''),
        start: inChina(instant),
        args: ['--grep=@dates'],
      })),
      ...nodes.map(({ version, program }) => ({
        title: `with the server on Node.js ${version}`,
        name: `node-${version}`,
        node: program,
        args: ['book-a-flight', '--grep=@dates'],
      })),
    ])),
  )
if (runs.some(({ failed }) => failed > 0)) failures.push('browser stories')

const results = [failedChecks, ...unitTests, ...runs]
const sum = (key) => results.reduce((total, counts) => total + counts[key], 0)
const flaky = runs.flatMap((each) => each.flaky)
const failed = [...unitTests, ...runs].flatMap((each) => each.failures)
if (flaky.length > 0) console.log(['\nPassed only when tried again:', ...flaky].join('\n  '))
if (failed.length > 0) console.log(['\nFailed tests:', ...failed].join('\n  '))
console.log(failures.length === 0 ? '\nAll is well.' : `\nFailed: ${failures.join(', ')}`)
console.log(`Tests: ${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

async function runVitest({ node = process.execPath, files = [] } = {}) {
  await ensureHledger()
  removeReport('vitest')
  const code = await run(node, [
    fromRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
  ])
  const failures = failedTests(readReport('vitest') ?? { testResults: [] })
  return { ...countReport('vitest', countVitest, code), failures }
}
