import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { styles } from './styles'
import { withoutSchemas } from './without-schemas'

/** Home as a person sees it before anything is known, as HTML. */
export async function prerenderHome(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-home-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      base: '/v/',
      plugins: [react()],
      resolve: { alias: withoutSchemas },
      css: styles,
      publicDir: false,
      ssr: { noExternal: true },
      build: { ssr: 'src/app/home/prepared-home.tsx', outDir: folder, emptyOutDir: true, minify: false },
    })
    const { renderHome } = (await import(pathToFileURL(join(folder, 'prepared-home.js')).href)) as {
      renderHome: () => Promise<string>
    }
    return await renderHome()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
