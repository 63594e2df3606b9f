import { ensureHledger } from './hledger.mjs'
import { run, runTitled } from './process.mjs'
import { countReport, countVitest, failedTests, readReport, removeReport, reportFile } from './reports.mjs'
import { fromRoot } from './root.mjs'

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

/** Rules and use cases, all of them. */
export async function runUnitTests() {
  await ensureHledger()
  return runVitest('vitest', (args) => run(process.execPath, args))
}

/** What depends on Node.js, on another one; it goes beside others and is shown when it is over. */
export async function runUnitTestsOn({ version, program }) {
  const title = `Rules and chosen use cases on Node.js ${version}`
  const counts = await runVitest(`vitest-node-${version}`, (args) => runTitled(title, program, [...args, ...onEveryNode]))
  return { ...counts, failures: counts.failures.map((failure) => `${failure} (Node.js ${version})`) }
}

async function runVitest(report, start) {
  removeReport(report)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`]
  const code = await start([fromRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters])
  const failures = failedTests(readReport(report) ?? { testResults: [] })
  return { ...countReport(report, countVitest, code), failures }
}
