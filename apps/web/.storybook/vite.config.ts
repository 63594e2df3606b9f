import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preact } from '../build/preact'
import { browsers, styles } from '../build/styles'
import { withoutSchemas } from '../build/without-schemas'

/** As the portal is built, without its page: no prepared home, no compressed copies. */
export default defineConfig({
  plugins: [react(), preact()],
  resolve: { alias: withoutSchemas },
  css: styles,
  build: { target: browsers, reportCompressedSize: false },
})
