/** npm test: everything, from types to a real browser. The last line is the sum. */
import { runChecks } from './steps/checks.mjs'
import { install } from './steps/install.mjs'
import { hardInstants, inChina } from './steps/instants.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { ensureNodes } from './steps/nodes.mjs'
import { root } from './steps/root.mjs'
import { prepareStories, runBeside, runStories } from './steps/stories.mjs'
import { runUnitTests, runUnitTestsOn } from './steps/unit-tests.mjs'

checkNodeVersion()
process.chdir(root)
await install()

console.log('\nChecks')
const failures = await runChecks()
const failedChecks = { passed: 0, failed: failures.length }

console.log('\nRules and use cases')
const unitTests = [await runUnitTests()]
const nodes = await ensureNodes()
unitTests.push(...(await Promise.all(nodes.map(runUnitTestsOn))))
if (unitTests.some(({ failed }) => failed > 0)) failures.push('rules and use cases')

const browser = await prepareStories()
const unprepared = { passed: 0, failed: 1, failures: [], flaky: [] }
console.log('\nBrowser stories')
// Those that turn the clock go apart, so that nobody waits for them.
const runs = [browser ? await runStories(browser, { projects: ['stories', 'kit'] }) : unprepared]
if (browser)
  runs.push(
    ...(await runBeside(browser, [
      { title: 'that turn the clock', name: 'clock', args: ['--project=clock-*'] },
      { title: 'with suppliers that are asked over HTTP', name: 'over-http', supply: 'http', args: ['--grep=@http'] },
      ...hardInstants.map(onHardDate),
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

/** Each of the other releases of Node.js runs the server on one of the dates. */
function onHardDate(instant, index) {
  const on = nodes[index]
  return {
    title: `on ${instant} in China${on ? `, with the server on Node.js ${on.version}` : ''}`,
    name: instant.replace(':', ''),
    start: inChina(instant),
    args: ['--grep=@dates'],
    ...(on && { node: on.program }),
  }
}
