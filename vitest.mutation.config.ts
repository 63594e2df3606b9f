import { defineConfig } from 'vitest/config'

/** The tests that planted faults are tried against: of the rules, or of the server, as `npm run test:mutation` asks. */
const server = process.env['MUTATE'] === 'server'
const ownTests = process.env['MUTATE_TESTS']?.split(',')

export default defineConfig({
  test: {
    setupFiles: ['scripts/testing/matchers.ts'],
    include: server ? ['apps/server/src/**/*.test.ts'] : (ownTests ?? ['packages/domain/src/**/*.test.ts']),
    globalSetup: server ? ['apps/server/src/db/testing-cluster.ts'] : [],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
