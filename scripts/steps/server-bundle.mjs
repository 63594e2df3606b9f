import { join } from 'node:path'
import { fromRoot } from './root.mjs'

const folder = fromRoot('apps', 'server', 'dist')
export const serverBundle = join(folder, 'main.js')
export const commandBundle = join(folder, 'command.js')

/** Our workspaces, and the package of hundreds of small files whose finding and opening was a quarter of loading the server. */
const inside = /^(?:@sojourn|typebox)(?:\/|$)/

/** Other packages stay outside of the bundle. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inside.test(path) ? undefined : { path, external: true },
    )
  },
}

/** One file for the server, one for its commands, and one for each thread: policies are tried in one, files of orders written in the other; quick to load. */
export const serverBuild = {
  entryPoints: ['main.ts', 'command.ts', 'judging-thread.ts', 'order-file-thread.ts'].map((name) =>
    fromRoot('apps', 'server', 'src', name),
  ),
  outdir: folder,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [packagesOutside],
}
