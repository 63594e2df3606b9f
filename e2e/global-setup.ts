import { startServer } from './server'

/** Starts the server before the first story; BASE_URL set beforehand names one that already runs. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['BASE_URL']) return async () => undefined
  const server = await startServer()
  process.env['BASE_URL'] = server.url
  return server.stop
}
