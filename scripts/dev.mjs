/** npm run dev: the server restarts and the pages reload when a file is saved. */
import { spawn } from 'node:child_process'
import { install } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { checkPort } from './steps/port.mjs'
import { fromRoot, root } from './steps/root.mjs'
import { serverBuild, serverBundle } from './steps/server-bundle.mjs'

const serverPort = process.env.PORT ?? '8080'
const webPort = 5173

checkNodeVersion()
process.chdir(root)
await checkPort(serverPort)
await install()

let server
let restarts = Promise.resolve()

/** One restart after another: two servers at once would fight for the port. */
function restart() {
  restarts = restarts.then(stopServer).then(() => {
    server = spawn(process.execPath, ['--enable-source-maps', serverBundle], {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}` },
    })
  })
  return restarts
}

function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return undefined
  return new Promise((resolve) => {
    server.once('exit', resolve)
    server.kill('SIGTERM')
  })
}

const restartAfterBuild = {
  name: 'restart-after-build',
  setup(build) {
    build.onEnd(({ errors }) => (errors.length === 0 ? restart() : undefined))
  },
}

const { context } = await import('esbuild')
const bundle = await context({ ...serverBuild, plugins: [...serverBuild.plugins, restartAfterBuild] })
await bundle.watch()

const { createServer } = await import('vite')
const target = `http://localhost:${serverPort}`
const web = await createServer({
  root: fromRoot('apps', 'web'),
  server: { port: webPort, strictPort: true, proxy: { '/api': target, '/v/api': target } },
})
await web.listen()
web.printUrls()

async function stop() {
  await Promise.all([bundle.dispose(), web.close(), restarts.then(stopServer)])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop())
