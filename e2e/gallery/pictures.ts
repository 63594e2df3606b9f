import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page, Request } from '@playwright/test'
import type { Language } from '@sojourn/contract/kit/language'
import { beSignedIn } from '../support'
import type { Journey, Step } from './journey'
import type { Look, Width } from './options'
import { showAs } from './states'

export interface Picture extends Look {
  route: string
  name: string
  file: string
}
export interface Failure {
  route: string
  name: string
  why: string
}
interface Taking {
  browser: Browser
  folder: string
  looks: readonly Look[]
  wanted: (route: string) => boolean
}

const heights: Record<Width, number> = { 390: 844, 768: 1024, 1440: 900 }
const quality = 82
const [pauseMs, timeoutMs, quietMs] = [50, 15_000, 200]
const tallest = 4000

/** Walks a journey in Chinese, and on every wanted screen of it looks at it in all ways. */
export async function takeJourney({ as, steps }: Journey, taking: Taking): Promise<{ pictures: Picture[]; failures: Failure[] }> {
  const [pictures, failures]: [Picture[], Failure[]] = [[], []]
  const last = steps.findLastIndex(({ route }) => taking.wanted(route))
  if (last < 0) return { pictures, failures }
  const context = await taking.browser.newContext({
    baseURL: process.env['BASE_URL'] ?? '',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: heights[1440] },
  })
  const page = await context.newPage()
  const settled = watchCalls(page)
  for (const step of steps.slice(0, last + 1)) {
    try {
      if (as && step === steps[0]) await beSignedIn(page, as, 'zh-CN')
      await go(page, step)
      await settled()
      if (taking.wanted(step.route)) pictures.push(...(await takeLooks(page, step, { ...taking, settled })))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push({ route: step.route, name: step.name ?? '', why: `${page.url()}\n${why}` })
      break
    }
  }
  await context.close()
  return { pictures, failures }
}

async function go(page: Page, step: Step): Promise<void> {
  page.setDefaultTimeout(timeoutMs)
  if (typeof step.go === 'string') await page.goto(`/v${step.go}`)
  else await step.go(page)
}

/** Resolves when the page has asked for nothing for a moment and shows no skeleton; a page that is held back stands as it is. */
function watchCalls(page: Page): (held?: boolean) => Promise<void> {
  const open = new Set<Request>()
  const isCall = (request: Request) => request.url().includes('/api/') && !request.url().includes('/Common/Events')
  page.on('request', (request) => isCall(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear())
  return async (held = false) => {
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: held ? 1_000 : timeoutMs })
      .catch(() => undefined)
    const end = Date.now() + (held ? 800 : timeoutMs)
    for (let quiet = 0; quiet < quietMs && Date.now() < end;) {
      await wait(pauseMs)
      const busy = open.size > 0 || (await page.locator('[class*=skeleton], [aria-busy=true]').count()) > 0
      quiet = busy ? 0 : quiet + pauseMs
    }
  }
}

/** One reading of the page for each language, width and state, for a page that has been wider keeps what it was scrolled to; themes need none. */
async function takeLooks(
  page: Page,
  step: Step,
  taking: Taking & { settled: (held?: boolean) => Promise<void> },
): Promise<Picture[]> {
  const pictures: Picture[] = []
  const readingOf = ({ language, width, state }: Look): string => [language, width, state].join(' ')
  const readings = new Map(taking.looks.map((look) => [readingOf(look), look]))
  for (const [reading, { language, width, state }] of readings) {
    const looks = taking.looks.filter((look) => readingOf(look) === reading)
    await showAs(page, state)
    await page.setViewportSize({ width, height: heights[width] })
    await speak(page, language)
    await taking.settled(state === 'loading')
    for (const look of looks) pictures.push(await take(page, step, { ...look, folder: taking.folder }))
  }
  await showAs(page, 'usual')
  await page.setViewportSize({ width: 1440, height: heights[1440] })
  await page.emulateMedia({ colorScheme: 'light' })
  await speak(page, 'zh-CN')
  await taking.settled()
  return pictures
}

/** The same page in another language, and what was typed or opened on it gone. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => window.localStorage.setItem('sojourn.language', wanted), language)
  await page.reload({ waitUntil: 'domcontentloaded' })
}

async function take(page: Page, step: Step, { folder, ...look }: Look & { folder: string }): Promise<Picture> {
  const { route, name = '' } = step
  const slug = [
    `${route}${name && ` ${name}`}`.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home',
    ...Object.values(look),
  ]
  const file = `${slug.join('.')}.jpg`
  await page.emulateMedia({ colorScheme: look.theme })
  await wait(pauseMs)
  // What sticks to the window stands where a reader who has just come sees it.
  await page.evaluate(() => window.scrollTo(0, 0))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: look.width, height: Math.min(Math.max(height, heights[look.width]), tallest) }
  mkdirSync(folder, { recursive: true })
  const picture = await page.screenshot({ type: 'jpeg', quality, fullPage: true, clip, animations: 'disabled', caret: 'hide' })
  writeFileSync(join(folder, file), picture)
  return { route, name, file, ...look }
}
