/** npm test: everything, from types to a real browser. The last line is the sum. */
import { build } from './steps/build.mjs'
import { runChecks } from './steps/checks.mjs'
import { ensureChromium } from './steps/chromium.mjs'
import { ensureHledger } from './steps/hledger.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { installed, run } from './steps/process.mjs'
import {
  countPlaywright,
  countReport,
  countVitest,
  flakyStories,
  readReport,
  removeReport,
  reportFile,
} from './steps/reports.mjs'
import { fromRoot, root } from './steps/root.mjs'

checkNodeVersion()
process.chdir(root)
await install()

console.log('\nChecks')
const failures = await runChecks()
const failedChecks = { passed: 0, failed: failures.length }

console.log('\nRules and use cases')
const unitTests = await runVitest()
if (unitTests.failed > 0) failures.push('rules and use cases')

console.log('\nBrowser stories')
const stories = await runStories()
if (stories.failed > 0) failures.push('browser stories')

const results = [failedChecks, unitTests, stories]
const sum = (key) => results.reduce((total, counts) => total + counts[key], 0)
const flaky = flakyStories(readReport('playwright') ?? { suites: [] })
if (flaky.length > 0) console.log(['\nPassed only when tried again:', ...flaky].join('\n  '))
console.log(failures.length === 0 ? '\nAll is well.' : `\nFailed: ${failures.join(', ')}`)
console.log(`Tests: ${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

async function runVitest() {
  await ensureHledger()
  removeReport('vitest')
  const code = await run(installed('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile('vitest')}`,
  ])
  return countReport('vitest', countVitest, code)
}

async function runStories() {
  removeReport('playwright')
  const browser = await ensureChromium()
  if (!browser || !(await build())) return { passed: 0, failed: 1 }
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright') }
  const code = await run(installed('playwright'), ['test', '--reporter=list,json'], { cwd: fromRoot('e2e'), env })
  return countReport('playwright', countPlaywright, code)
}
