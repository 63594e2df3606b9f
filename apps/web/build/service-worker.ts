import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** Makes the worker in one file (src/app/offline/worker.ts), which knows by name what every page begins with. */
export function serviceWorker(): Plugin {
  let [root, base, folder] = ['', '/', '']
  return {
    name: 'sojourn-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      base = config.base
      folder = resolve(config.root, config.build.outDir)
    },
    // Once the page stands in the folder (page.ts), and before everything is compressed.
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          define: { 'process.env.NODE_ENV': '"production"', __begun__: JSON.stringify(begun(folder, base)) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            license: { fileName: 'worker-licences.md' },
            rolldownOptions: { input: 'src/app/offline/worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } },
          },
        })
      },
    },
  }
}

/** The page by what is in it, and the files that its entry begins with, whose names say that. */
function begun(folder: string, base: string): { url: string; revision: string | null }[] {
  const listed = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const chunks = new Map(Object.entries(listed))
  const needed = new Set(['index.html'])
  for (const name of needed) for (const imported of chunks.get(name)?.imports ?? []) needed.add(imported)
  const files = [...needed].flatMap((name) => {
    const { file, css = [] } = chunks.get(name)!
    return [file, ...css]
  })
  const page = createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .digest('base64url')
  return [
    { url: `${base}index.html`, revision: page },
    ...[...new Set(files)].map((file) => ({ url: base + file, revision: null })),
  ]
}
