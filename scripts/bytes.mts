/**
 * What a visit fetches before it sees anything, compressed as it is sent, against what it may. Part of npm run check; builds the web where its
 * sources have changed.
 */
import { spawnSync } from 'node:child_process'
import { heaviestOfConsole, initialWeight, type Weight } from '../bench/support/web-build'

const kilobyte = 1024
/** The goal is 110 for home, 150 for a list and 205 for the console, of which it is what its heaviest screen may. */
const budgets = { home: 97, list: 125, report: 270, console: 155 }

const built = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' })
if (built.status !== 0) {
  console.error(built.stdout, built.stderr)
  process.exit(1)
}
weigh('home', initialWeight('home'), budgets.home)
weigh('list', initialWeight('list'), budgets.list)
weigh('report', initialWeight('report'), budgets.report)
const { page, ...heaviest } = heaviestOfConsole()
weigh(`console (${page})`, heaviest, budgets.console)

function weigh(screen: string, { javascript, heaviest: chunks }: Weight, budget: number): void {
  const found = javascript / kilobyte
  console.log(`${screen}: ${found.toFixed(1)} KB of JavaScript, at most ${budget}`)
  if (found <= budget) return
  console.error(`${screen} is too heavy. The heaviest chunks: ${chunks.join(', ')}`)
  process.exitCode = 1
}
