/**
 * npm run test:dates [-- instant ... story ...]: the browser stories with the product's clock on other dates. An instant such as
 * 2028-02-29T12:00 is meant in China; what is no instant chooses stories, as Playwright would. Without instants it runs the twelve of
 * steps/instants.mjs that this commit has not passed yet. Each result is a row of docs/test-dates.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { install } from './steps/install.mjs'
import { inChina, instants } from './steps/instants.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { capture } from './steps/process.mjs'
import { fromRoot, root } from './steps/root.mjs'
import { prepareStories, runStories } from './steps/stories.mjs'
import { isDone, rowOf, withRow } from './steps/test-dates-table.mjs'

const file = fromRoot('docs', 'test-dates.md')
const isInstant = (word) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(word)

checkNodeVersion()
process.chdir(root)
await install()
const browser = await prepareStories()
if (!browser) process.exit(1)
const words = process.argv.slice(2)
const chosen = words.filter(isInstant)
const args = words.filter((word) => !isInstant(word))
const commit = await commitOfSources()
for (const instant of chosen.length > 0 ? chosen : instants) {
  if (chosen.length === 0 && isDone(readFileSync(file, 'utf8'), { instant, commit, args })) continue
  console.log(`\n${instant} in China`)
  const result = await runStories(browser, { start: inChina(instant), args })
  const row = rowOf({ instant, commit, args, ...result })
  writeFileSync(file, withRow(readFileSync(file, 'utf8'), row))
  console.log(row)
  if (result.failed > 0) process.exitCode = 1
}
console.log(`\n${readFileSync(file, 'utf8')}`)

/** The last one that changed more than words about it; a mark says that there is more than was committed. */
async function commitOfSources() {
  const sources = ['apps', 'packages', 'e2e', 'package-lock.json']
  const { output } = await capture('git', ['log', '-1', '--format=%h', '--', ...sources])
  const { output: changes } = await capture('git', ['status', '--porcelain', '--', ...sources])
  return output.trim() + (changes.trim() ? '+' : '')
}
