import { createServer } from 'node:net'

/** Looks before the long steps, so that a taken port is said at once. */
export async function checkPort(port) {
  if (await isFree(port)) return
  console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${Number(port) + 1} npm start`)
  process.exit(1)
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ port: Number(port) }, () => probe.close(() => resolve(true)))
  })
}
