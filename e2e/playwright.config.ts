import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium'

const executablePath = findChromium()

/** Stories that turn the server's clock, those that turn it furthest last: nobody else may be under way. */
const turning = {
  // At night to the morning, when the railway sells.
  trains: '*-a-train',
  time: 'time-*',
  days: 'days-*',
  events: 'event-*',
  tiers: 'tiers-*',
  closing: 'closing-*',
  months: 'month-*',
  unused: 'unused-*',
  flown: 'flown-*',
}
const filesOf = (name: string): string => `**/${name}.story.ts`
const turners = Object.entries(turning).map(([name, files], place, all) => ({
  name: `clock-${name}`,
  testMatch: filesOf(files),
  dependencies: [place === 0 ? 'stories' : `clock-${all[place - 1]![0]}`],
}))

export default defineConfig({
  testDir: '.',
  // Stories share one server.
  projects: [
    { name: 'stories', testMatch: filesOf('*'), testIgnore: ['kit-*', ...Object.values(turning)].map(filesOf) },
    // The pieces of the kit stand in a workbench, which is built once for one worker.
    { name: 'kit', testMatch: filesOf('kit-*'), workers: 1 },
    ...turners,
  ],
  // Runs that go beside each other have names.
  outputDir: `../test-results/${process.env['STORIES_NAME'] ?? 'stories'}`,
  globalSetup: './global-setup.ts',
  workers: 2,
  // A story that passes the second time is named at the end of npm test.
  retries: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, once it knows the port.
    baseURL: process.env['BASE_URL'] ?? '',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // What is still fading in has other colours than it will have.
    contextOptions: { reducedMotion: 'reduce' },
    // Stories answer requests in place of the server, also for files; a worker would answer first.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Recording every story would take a third of the time: one that failed is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
