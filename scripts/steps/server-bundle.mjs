import { fromRoot } from './root.mjs'

export const serverBundle = fromRoot('apps', 'server', 'dist', 'main.js')

/** Our workspaces go into the bundle, packages stay outside. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sojourn/') ? undefined : { path, external: true },
    )
  },
}

/** One file per target, quick to load. */
export const serverBuild = {
  entryPoints: [fromRoot('apps', 'server', 'src', 'main.ts')],
  outfile: serverBundle,
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
