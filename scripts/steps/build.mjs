import { existsSync } from 'node:fs'
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs'
import { installed, run } from './process.mjs'
import { fromRoot } from './root.mjs'
import { serverBuild, serverBundle } from './server-bundle.mjs'

const shared = ['package-lock.json', 'scripts/steps', 'packages/contract', 'packages/domain', 'packages/text']

/** Builds both ends where sources changed since the last time; answers whether all went well. */
export async function build() {
  const web = fingerprint(...shared, 'apps/web')
  return (await buildServerSide()) && buildWhenStale('web', web, fromRoot('apps', 'web', 'dist', 'index.html'), buildWeb)
}

/** The server and its commands alone. */
export const buildServerSide = () =>
  buildWhenStale('server', fingerprint(...shared, 'packages/supply', 'apps/server'), serverBundle, buildServer)

async function buildWhenStale(name, value, result, make) {
  if (existsSync(result) && isFresh(name, value)) return true
  console.log(`Building the ${name} ...`)
  const success = await make()
  if (success) markFresh(name, value)
  return success
}

async function buildServer() {
  const { build: bundle } = await import('esbuild')
  // esbuild has printed what is wrong.
  return bundle(serverBuild).then(
    () => true,
    () => false,
  )
}

const buildWeb = async () =>
  (await run(installed('vite'), ['build', '--logLevel', 'warn'], { cwd: fromRoot('apps', 'web') })) === 0
