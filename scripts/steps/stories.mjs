import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { capture, installed, run } from './process.mjs'
import { countPlaywright, countReport, flakyStories, failedStories, readReport, removeReport, reportFile } from './reports.mjs'
import { fromRoot } from './root.mjs'

/** What the stories need: a browser and the built product; nothing when one of them is not to be had. */
export async function prepareStories() {
  const browser = await ensureChromium()
  return browser && (await build()) ? browser : undefined
}

/**
 * Runs stories against a server of their own, whose clock begins at `start`, which runs on `node`, and asks a `supply` of its own over http,
 * where they are named. A run with a
 * `name` has files of its own, so that it may go beside others, and shows what it said when it is over.
 */
export async function runStories(browser, { start, node, name, supply, args = [] } = {}) {
  const report = name ? `playwright-${name}` : 'playwright'
  removeReport(report)
  const named = {
    ...(start && { STORIES_START: start }),
    ...(node && { STORIES_NODE: node }),
    ...(name && { STORIES_NAME: name }),
    ...(supply && { STORIES_SUPPLY: supply }),
  }
  const env = { ...browser, ...named, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(report) }
  // Chosen stories run without those of the projects before theirs, and one by one because some turn the clock.
  const chosen = args.length > 0 ? ['--no-deps', '--workers=1', ...args] : []
  const command = [installed('playwright'), ['test', '--reporter=list,json', ...chosen], { cwd: fromRoot('e2e'), env }]
  const code = name ? await shownAtTheEnd(command) : await run(...command)
  const found = readReport(report) ?? { suites: [] }
  return { ...countReport(report, countPlaywright, code), failures: failedStories(found), flaky: flakyStories(found) }
}

async function shownAtTheEnd(command) {
  const { code, output } = await capture(...command)
  console.log(output)
  return code
}

/** Two runs at a time, as many as the machine that the limits of time are set for has cores; the results keep their order. */
export async function runBeside(browser, runs) {
  const results = []
  for (let first = 0; first < runs.length; first += 2) {
    const pair = runs.slice(first, first + 2)
    console.log(pair.map(({ title }) => `\nBrowser stories ${title}`).join(''))
    results.push(...(await Promise.all(pair.map((each) => runStories(browser, each)))))
  }
  return results
}
