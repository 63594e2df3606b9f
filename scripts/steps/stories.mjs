import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { installed, run } from './process.mjs'
import { countPlaywright, countReport, flakyStories, failedStories, readReport, removeReport, reportFile } from './reports.mjs'
import { fromRoot } from './root.mjs'

/** What the stories need: a browser and the built product; nothing when one of them is not to be had. */
export async function prepareStories() {
  const browser = await ensureChromium()
  return browser && (await build()) ? browser : undefined
}

/** Runs stories against a server of their own, whose clock begins at `start` and which runs on `node` where they are named. */
export async function runStories(browser, { start, node, args = [] } = {}) {
  removeReport('playwright')
  const named = { ...(start && { STORIES_START: start }), ...(node && { STORIES_NODE: node }) }
  const env = { ...browser, ...named, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright') }
  // Chosen stories run without those of the projects before theirs, and one by one because some turn the clock.
  const chosen = args.length > 0 ? ['--no-deps', '--workers=1', ...args] : []
  const code = await run(installed('playwright'), ['test', '--reporter=list,json', ...chosen], { cwd: fromRoot('e2e'), env })
  const report = readReport('playwright') ?? { suites: [] }
  return { ...countReport('playwright', countPlaywright, code), failures: failedStories(report), flaky: flakyStories(report) }
}
