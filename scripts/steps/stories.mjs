import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { installed, run, runTitled } from './process.mjs'
import { countPlaywright, countReport, flakyStories, failedStories, readReport, removeReport, reportFile } from './reports.mjs'
import { fromRoot } from './root.mjs'

/** What the stories need: a browser and the built product; nothing when one of them is not to be had. */
export async function prepareStories() {
  const browser = await ensureChromium()
  return browser && (await build()) ? browser : undefined
}

/**
 * Runs stories against a server of their own, whose clock begins at `start`, which runs on `node`, and asks a `supply` of its own over http,
 * where they are named: those of whole `projects`, or those that `args` choose, one by one because some turn the clock. A run with a `name`
 * has files of its own, so that it may go beside others, and is shown under its title when it is over.
 */
export async function runStories(browser, { title, start, node, name, supply, projects = [], args = [] } = {}) {
  const report = name ? `playwright-${name}` : 'playwright'
  removeReport(report)
  const named = {
    ...(start && { STORIES_START: start }),
    ...(node && { STORIES_NODE: node }),
    ...(name && { STORIES_NAME: name }),
    ...(supply && { STORIES_SUPPLY: supply }),
  }
  const env = { ...browser, ...named, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(report) }
  const chosen = args.length > 0 ? ['--no-deps', '--workers=1', ...args] : projects.map((project) => `--project=${project}`)
  const command = [installed('playwright'), ['test', '--reporter=list,json', ...chosen], { cwd: fromRoot('e2e'), env }]
  const code = await (name ? runTitled(`Browser stories ${title}`, ...command) : run(...command))
  const found = readReport(report) ?? { suites: [] }
  return { ...countReport(report, countPlaywright, code), failures: failedStories(found), flaky: flakyStories(found) }
}

/** Two at a time, as many as the machine that the limits of time are set for has cores; the results keep their order. */
export async function runBeside(browser, runs) {
  const results = []
  const waiting = runs.entries()
  const takeTurns = async () => {
    for (const [place, each] of waiting) results[place] = await runStories(browser, each)
  }
  await Promise.all([takeTurns(), takeTurns()])
  return results
}
