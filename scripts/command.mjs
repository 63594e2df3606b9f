/** npm run rotate-keys and the like: builds what is missing, then does one thing to the database and ends. */
import { pathToFileURL } from 'node:url'
import { buildServerSide } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { root } from './steps/root.mjs'
import { commandBundle } from './steps/server-bundle.mjs'

checkNodeVersion()
process.chdir(root)
await install()
if (!(await buildServerSide())) process.exit(1)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(commandBundle).href)
