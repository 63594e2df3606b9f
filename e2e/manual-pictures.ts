/**
 * npm run manual:pictures [name ...]: photographs the screens of the manual in every language, from the built product with its demonstration data
 * and a clock that begins at a fixed instant, so that two runs differ only where the screens do. BASE_URL names a server that already runs.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { languages, type Language } from '@sojourn/contract/kit/language'
import { chromiumArguments, findChromium } from './chromium'
import globalSetup from './global-setup'
import { shots, type Shot } from './manual-shots'
import { signIn } from './support'

const folder = join(import.meta.dirname, '../apps/web/public/manual')
/** A narrow window, so that words stay readable at the size of a picture in the text: 960 × 600. */
const window = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 960 / 1120 }
const quality = 0.8
const pauseMs = 300
/** The tools that float over every screen. */
const withoutTools = '[class*=dock] { visibility: hidden }'

/** Chromium itself writes WebP, so that no other encoder is needed. */
async function webpOf(encoder: Page, png: Buffer): Promise<Buffer> {
  const encoded = await encoder.evaluate(
    async ([source, asked]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', asked).split(',')[1] ?? ''
    },
    [png.toString('base64'), quality] as const,
  )
  return Buffer.from(encoded, 'base64')
}

/** Somebody signed in, in a light window of one language. */
async function open(browser: Browser, language: Language, who: NonNullable<Shot['as']> | 'admin'): Promise<Page> {
  const context = await browser.newContext({
    ...window,
    baseURL: process.env['BASE_URL'] ?? '',
    locale: language,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signIn(page, `${who}@yuanxing.example`)
  await page.goto(`/v/?lang=${language}`)
  return page
}

async function photograph(page: Page, { path, go }: Shot, language: Language): Promise<Buffer> {
  await page.goto(`/v${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await go?.(page, language)
  return settledPicture(page)
}

const looks = 30

/** The screen once it looks the same twice: read, drawn, and no longer a skeleton. */
async function settledPicture(page: Page): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0)
  for (let look = 0; look < looks; look++) {
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide', style: withoutTools })
    const reading = await page.locator('[class*=skeleton], [aria-busy=true]').count()
    if (reading === 0 && now.equals(before)) return now
    before = now
    await wait(pauseMs)
  }
  throw new Error(`${page.url()} does not come to rest`)
}

async function takeAll(browser: Browser, names: readonly string[], language: Language): Promise<void> {
  const encoder = await browser.newPage()
  const pages = new Map<string, Page>()
  for (const name of names) {
    const shot = shots[name]
    if (!shot) throw new Error(`no picture is called ${name}`)
    const who = shot.as ?? 'admin'
    const page = pages.get(who) ?? (await open(browser, language, who))
    pages.set(who, page)
    const picture = await webpOf(encoder, await photograph(page, shot, language))
    writeFileSync(join(folder, language, `${name}.webp`), picture)
    process.stdout.write(`${language}/${name}.webp ${Math.ceil(picture.length / 1024)} KB\n`)
  }
  for (const page of [encoder, ...pages.values()]) await page.context().close()
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(shots)
const stop = await globalSetup()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
try {
  for (const language of languages) {
    mkdirSync(join(folder, language), { recursive: true })
    await takeAll(browser, names, language)
    for (const file of readdirSync(join(folder, language)))
      if (!shots[file.replace('.webp', '')]) rmSync(join(folder, language, file))
  }
} finally {
  await browser.close()
  await stop()
}
