import { defineConfig } from 'vitest/config'

/** The suite that every supplier keeps to, at the address that `npm run supply:conformance` is given. */
export default defineConfig({
  test: {
    setupFiles: ['scripts/testing/matchers.ts'],
    include: ['apps/server/src/testing/conformance/*.conformance.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
