import { availableParallelism } from 'node:os'
import { defineConfig, type Plugin } from 'vitest/config'

/** Threads without isolation: files are pure modules, and a server file brings its own database. */
const shared = { pool: 'threads', isolate: false, setupFiles: ['scripts/testing/matchers.ts'] } as const

/** The list of a glob is in no source: a file that is new would be missing from a module that is kept. */
const globsAreReadAnew: Plugin = {
  name: 'globs-are-read-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: key }) =>
    key(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
}

export default defineConfig({
  plugins: [globsAreReadAnew],
  test: {
    // The runs on other releases of Node.js find every module transformed.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest-modules' },
    // A server's file waits for its database half of the time, so that two share even the smaller machines well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          // Some walk whole worlds, which takes a busy machine more than the usual five seconds.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/db/testing-cluster.ts'],
          // Whole stories of many calls, on machines that may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
