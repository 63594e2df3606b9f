/**
 * npm run gallery [-- --route /flight/ --width 390 --language en --theme dark --state empty]: photographs every screen from the built product
 * with its demonstration data and a clock that begins at a fixed instant, into reports/gallery with an index page. As it comes: Chinese and
 * English, 390 and 1440 px, light; `--all` adds traditional Chinese, 768 px, dark and every state. BASE_URL names a server that already runs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium'
import { indexPage } from './gallery/index-page'
import type { Journey } from './gallery/journey'
import { parts } from './gallery/journeys'
import { readOptions } from './gallery/options'
import { takeJourney, type Failure, type Picture } from './gallery/pictures'
import { startServer } from './server'

const folder = join(import.meta.dirname, '../reports/gallery')
const { routes, looks } = readOptions(process.argv.slice(2))
const wanted = (route: string): boolean => routes.length === 0 || routes.some((each) => `/v${route}`.includes(each))
const server = process.env['BASE_URL'] ? undefined : await startServer({ SOJOURN_DEMO_ORDERS: '1' })
if (server) process.env['BASE_URL'] = server.url
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
const [pictures, failures]: [Picture[], Failure[]] = [[], []]
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
  const takeAll = async (waiting: Journey[]): Promise<void> => {
    for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
      const taken = await takeJourney(journey, { browser, folder, looks, wanted })
      pictures.push(...taken.pictures)
      failures.push(...taken.failures)
      for (const { route, name, why } of taken.failures) process.stdout.write(`not taken: ${route} ${name}: ${why}\n`)
    }
  }
  for (const part of parts) {
    const waiting = [...part]
    await Promise.all([takeAll(waiting), takeAll(waiting)])
  }
} finally {
  await browser.close()
  await server?.stop()
  writeFileSync(join(folder, 'index.html'), indexPage(pictures, failures))
}
process.stdout.write(`${pictures.length} pictures, ${failures.length} not taken: ${join(folder, 'index.html')}\n`)
if (failures.length > 0) process.exitCode = 1
