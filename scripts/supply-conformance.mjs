/** npm run supply:conformance -- URL: tries the suppliers at an address; SUPPLY_KEY is what they share with those who ask. */
import { checkNodeVersion } from './steps/node-version.mjs'
import { run } from './steps/process.mjs'
import { fromRoot, root } from './steps/root.mjs'

checkNodeVersion()
process.chdir(root)
const [address, ...rest] = process.argv.slice(2)
if (!address || rest.length > 0 || !process.env.SUPPLY_KEY) {
  console.error('Say where, and with which key: SUPPLY_KEY=... npm run supply:conformance -- https://supply.example')
  process.exit(1)
}
const vitest = fromRoot('node_modules', 'vitest', 'vitest.mjs')
const config = fromRoot('vitest.conformance.config.ts')
process.exitCode = await run(process.execPath, [vitest, 'run', '--config', config, '--reporter=verbose'], {
  env: { CONFORMANCE_URL: address },
})
