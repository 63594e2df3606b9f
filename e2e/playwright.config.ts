import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium'

const executablePath = findChromium()

export default defineConfig({
  testDir: '.',
  // Stories share one server: those that turn its clock run after all others.
  projects: [
    {
      name: 'stories',
      testMatch: '**/*.story.ts',
      testIgnore: [
        '**/time-*.story.ts',
        '**/days-*.story.ts',
        '**/tiers-*.story.ts',
        '**/*-a-train.story.ts',
        '**/closing-*.story.ts',
        '**/month-*.story.ts',
        '**/kit-*.story.ts',
      ],
    },
    // The pieces of the kit stand in a workbench, which is built once for one worker.
    { name: 'kit', testMatch: '**/kit-*.story.ts', workers: 1 },
    // At night they turn the clock to the morning, when the railway sells.
    { name: 'trains', testMatch: '**/*-a-train.story.ts', dependencies: ['stories'] },
    { name: 'time', testMatch: '**/time-*.story.ts', dependencies: ['trains'] },
    // Turns the clock by a day.
    { name: 'days', testMatch: '**/days-*.story.ts', dependencies: ['time'] },
    // Turns the clock by hours, so nobody else may be under way.
    { name: 'tiers', testMatch: '**/tiers-*.story.ts', dependencies: ['days'] },
    // Turns it into the next month, when a bill is made.
    { name: 'closing', testMatch: '**/closing-*.story.ts', dependencies: ['tiers'] },
    // Turns it by months.
    { name: 'months', testMatch: '**/month-*.story.ts', dependencies: ['closing'] },
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
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Recording every story would take a third of the time: one that failed is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})
