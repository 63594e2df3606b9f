/** npm run check: what can be said without running the product, in a few seconds. */
import { runChecks } from './steps/checks.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { root } from './steps/root.mjs'

checkNodeVersion()
process.chdir(root)
await install()
const failed = await runChecks()
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
