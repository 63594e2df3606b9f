/** npm run build: both ends, where sources changed. */
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { root } from './steps/root.mjs'

checkNodeVersion()
process.chdir(root)
await install()
if (!(await build())) process.exit(1)
