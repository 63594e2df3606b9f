/** npm start: installs and builds what is missing, then serves. Plain Node, since nothing may be installed yet. */
import { pathToFileURL } from 'node:url'
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { stopWithNpm } from './steps/parent.mjs'
import { checkPort } from './steps/port.mjs'
import { root } from './steps/root.mjs'
import { serverBundle } from './steps/server-bundle.mjs'

checkNodeVersion()
process.chdir(root)
await checkPort(process.env.PORT ?? '8080')
await install()
if (!(await build())) process.exit(1)

// In this process rather than a child: whatever ends the command, by any signal, ends the server.
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
stopWithNpm()
await import(pathToFileURL(serverBundle).href)
