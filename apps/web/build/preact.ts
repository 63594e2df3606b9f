import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Builds the portal with Preact in React's place; `npm run dev` and unit tests keep React (docs/decisions/0104-preact-in-the-browser.md). */
export const preact = (): Plugin => ({
  name: 'sojourn-preact',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react$/, replacement: fileURLToPath(new URL('react.ts', import.meta.url)) },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      ],
    },
  }),
})
