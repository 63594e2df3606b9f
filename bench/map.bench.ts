import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { build } from 'esbuild'
import { connect, type Page } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../e2e/chromium'
import { milliseconds, verdict } from './support/format'
import { root } from './support/paths'
import { publish } from './support/report'
import { summarise } from './support/statistics'

/** A frame of 60 in a second, with a millisecond for the clock of the browser. */
const frame = 1000 / 60 + 1
const panFor = 4000
/** A browser that is not on a screen now and then misses one; so many may be late. */
const mostLate = 0.02

const views = [
  { name: 'The whole city', nearer: 0 },
  { name: 'Two steps nearer', nearer: 2 },
]

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'bench', 'support', 'map-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

async function framesOf(page: Page, nearer: number): Promise<number[]> {
  if (nearer > 0) {
    await page.evaluate((steps) => (window as unknown as { nearer: (steps: number) => void }).nearer(steps), nearer)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  }
  return page.evaluate((time) => (window as unknown as { panMap: (time: number) => Promise<number[]> }).panMap(time), panFor)
}

const chromium = process.env['CHROME_PATH'] ?? findChromium()
const chrome = await launch({
  chromeFlags: ['--headless=new', '--no-sandbox', '--window-size=1440,900', ...chromiumArguments],
  logLevel: 'error',
  ...(chromium ? { chromePath: chromium } : {}),
})
try {
  const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null })
  const page = await browser.newPage()
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({ content: await bundle() })
  await framesOf(page, 0)
  const rows: string[][] = []
  for (const { name, nearer } of views) {
    const frames = await framesOf(page, nearer)
    const { median, p99 } = summarise(frames)
    const late = frames.filter((time) => time > frame * 1.5).length / frames.length
    rows.push([
      name,
      String(frames.length),
      String(Math.round((frames.length * 1000) / frames.reduce((sum, time) => sum + time, 0))),
      milliseconds(median),
      milliseconds(p99),
      `${(late * 100).toFixed(1)} %`,
      verdict(median <= frame && late <= mostLate),
    ])
  }
  await browser.disconnect()
  publish({
    name: 'map',
    title: 'The map of hotels',
    about:
      'Our own map with 1,000 priced pins and 120 places in Chromium, 640 × 800 pixels, moved a little in every frame for four seconds. ' +
      'Budget: 60 frames per second, at most 2 % of them late by half a frame or more.',
    tables: [{ head: ['View', 'Frames', 'Per second', 'Median', 'p99', 'Late', ''], rows }],
    notes: [],
  })
} finally {
  chrome.kill()
}
