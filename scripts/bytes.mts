/**
 * What a visit fetches before it sees anything, compressed as it is sent, against what it may. Part of npm run check; builds the web where its
 * sources have changed.
 */
import { spawnSync } from 'node:child_process'
import { initialWeight } from '../bench/support/web-build'

const kilobyte = 1024
/** The goal is 110 for home and 150 for a list. */
const budgets = { home: 97, list: 130, report: 267 } as const

const built = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' })
if (built.status !== 0) {
  console.error(built.stdout, built.stderr)
  process.exit(1)
}
for (const screen of ['home', 'list', 'report'] as const) {
  const { javascript, heaviest } = initialWeight(screen)
  const found = javascript / kilobyte
  const line = `${screen}: ${found.toFixed(1)} KB of JavaScript, at most ${budgets[screen]}`
  console.log(line)
  if (found <= budgets[screen]) continue
  console.error(`${screen} is too heavy. The heaviest chunks: ${heaviest.join(', ')}`)
  process.exitCode = 1
}
