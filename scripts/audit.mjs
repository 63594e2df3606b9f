/** npm run audit: known weaknesses of the packages that the product ships, as the registry tells them. */
import { spawnSync } from 'node:child_process'
import { root } from './steps/root.mjs'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
const answer = JSON.parse(stdout)
if (answer.error || answer.message) {
  console.error(`Not audited: this registry does not tell of weaknesses (${answer.statusCode ?? answer.message}).`)
  process.exit(2)
}
const found = Object.values(answer.vulnerabilities)
for (const { name, severity, via } of found)
  console.error(`${severity}: ${name} (${via.map((reason) => reason.title ?? `by ${reason}`).join('; ')})`)
console.log(`${found.length} of the packages that the product ships have weaknesses that are known`)
process.exit(found.length > 0 ? 1 : 0)
