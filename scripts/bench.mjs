/**
 * npm run bench [-- name ...]: runs bench/<name>.bench.ts one after the other, all when no name is given;
 * npm run bench -- stale: which sections are older than what they measure.
 */
import { readdirSync } from 'node:fs'
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { installed, run } from './steps/process.mjs'
import { fromRoot, root } from './steps/root.mjs'

checkNodeVersion()
process.chdir(root)
const suffix = '.bench.ts'
const available = readdirSync(fromRoot('bench'))
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
const wanted = process.argv.slice(2)
if (wanted.includes('stale')) process.exit(await run(installed('tsx'), [fromRoot('bench', 'support', 'stale.ts')]))
const unknown = wanted.filter((name) => !available.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}. There are: ${available.join(', ')}, stale`)
  process.exit(1)
}
await install()
if (!(await build())) process.exit(1)
for (const name of wanted.length > 0 ? wanted : available) {
  console.log(`\n${name}`)
  const code = await run(installed('tsx'), [fromRoot('bench', `${name}${suffix}`)])
  if (code !== 0) process.exit(code)
}
