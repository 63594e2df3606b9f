import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fromRoot, root } from './root.mjs'

export const reportFile = (name) => fromRoot('.cache', `${name}.json`)

/** An old report must not speak for a run that wrote none. */
export function removeReport(name) {
  rmSync(reportFile(name), { force: true })
}

export const readReport = (name) =>
  existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : undefined

/** Counts of a Vitest report; a file that could not even be loaded counts as one failure. */
export function countVitest(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** What failed in a Vitest report, with the first line of why: a run is long, and its end is what is read. */
export const failedTests = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = relative(root, name)
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`]
      return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`)
    })

const firstLine = (text) => text.split('\n', 1)[0]

/** Counts of a Playwright report; an error outside the stories, as in the start of the server, counts as one failure. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** Stories that failed and passed when they were tried again: they count as passed, but somebody should look at them. */
export const flakyStories = (report) => storiesThatWere('flaky', report)

export const failedStories = (report) => storiesThatWere('unexpected', report)

function storiesThatWere(wanted, { suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file}: ${title}`),
    ...storiesThatWere(wanted, { suites: suite.suites ?? [] }),
  ])
}

/** No report, or a failing command whose report knows nothing of it, is one failure. */
export function countReport(name, count, code) {
  const report = readReport(name)
  const counts = report ? count(report) : { passed: 0, failed: 0 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
