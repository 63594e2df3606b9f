import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress'

/** Browsers of company machines: Windows 7 stops at Chrome 109. */
const chrome109 = 109 << 16
const firefox115 = 115 << 16
const safari16 = (16 << 16) | (4 << 8)

export default defineConfig({
  base: '/v/',
  plugins: [react(), compress()],
  resolve: { alias: { typebox: fileURLToPath(new URL('build/no-schemas.ts', import.meta.url)) } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: chrome109, edge: chrome109, firefox: firefox115, safari: safari16, ios_saf: safari16 } },
  },
  build: {
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
})
