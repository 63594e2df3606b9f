import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './build/chunks'
import { compress } from './build/compress'
import { page } from './build/page'
import { preact } from './build/preact'
import { serviceWorker } from './build/service-worker'
import { browsers, styles } from './build/styles'
import { webManifests } from './build/web-manifests'
import { withoutSchemas } from './build/without-schemas'

const atStart = /^assets\/(?:base|shared|calls|rolldown-runtime)-/
/**
 * Names in the entry would weigh more than its code: the page itself learns the chunks of its screens (build/boot.ts), and only what a form of
 * home opens is announced there.
 */
const isAnnounced = (screen: string, host: string): boolean =>
  !host.startsWith('assets/index-') || /search-|calendar|chooser/.test(screen)

export default defineConfig({
  base: '/v/',
  plugins: [react(), preact(), page(), webManifests(), serviceWorker(), compress()],
  resolve: { alias: withoutSchemas },
  css: styles,
  build: {
    target: browsers,
    manifest: true,
    assetsInlineLimit: 0,
    // What every page has from the start is not announced again with each screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies(file, files, { hostId, hostType }) {
        if (hostType === 'html') return files
        return isAnnounced(file, hostId) ? files.filter((each) => !atStart.test(each)) : []
      },
    },
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // Articles of the manual put in words of topics that screens fetch by themselves; each topic stays a chunk of its own.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks() },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
})
