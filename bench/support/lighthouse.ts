import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Config } from 'lighthouse'
import { connect, type Page } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../../e2e/chromium'

export type Device = 'mobile' | 'desktop'

export interface PageFigures {
  score: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** All scripts and styles that came until the page was quiet. */
  scriptBytes: number
  styleBytes: number
  /** What the main thread did in all, and of it in scripts, at the simulated speed. */
  mainThreadMs: number
  scriptMs: number
  /** Lighthouse's own measure of how fast the machine was at that moment. */
  machineIndex: number
}

export interface SignIn {
  account: string
  password: string
}
const sessionKey = 'sojourn.token'
/** Small and without the application, so that signing in fills no cache. */
const quietPath = '/v/icon.svg'
/** Live events keep a request open for as long as the page is, so Lighthouse would wait for quiet until its own limit of 45 s. */
const maxWaitForLoad = 12_000

/** Signs somebody in, with nothing of the application fetched: the quiet page itself may ask nobody. */
export async function signInPage(page: Page, origin: string, signIn: SignIn): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/Employee/v2/Login`, { method: 'POST', headers, body: JSON.stringify(signIn) })
  const { result } = (await answer.json()) as { result: { loginToken: string } }
  await page.goto(origin + quietPath)
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
    await page.setCookie({ name: name!, value: value!, url: origin, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' })
  }
  await page.evaluate((key, token) => window.localStorage.setItem(key, token), sessionKey, result.loginToken)
}

/** One run in a browser of its own, for a person who is signed in. */
export async function auditPage(origin: string, path: string, signIn: SignIn, device: Device): Promise<PageFigures> {
  const chromium = process.env['CHROME_PATH'] ?? findChromium()
  const chrome = await launch({
    chromeFlags: ['--headless=new', '--no-sandbox', ...chromiumArguments],
    logLevel: 'error',
    ...(chromium ? { chromePath: chromium } : {}),
  })
  try {
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null })
    const page = await browser.newPage()
    await signInPage(page, origin, signIn)
    const flags = { disableStorageReset: true, maxWaitForLoad, onlyCategories: ['performance'], logLevel: 'error' as const }
    const config: Config | undefined = device === 'desktop' ? desktopConfig : undefined
    const run = await lighthouse(origin + path, flags, config, page)
    await browser.disconnect()
    if (!run) throw new Error(`no figures for ${path}`)
    return figuresOf(run.lhr, path)
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function figuresOf({ categories, audits, environment, runtimeError, finalDisplayedUrl }: Report, path: string): PageFigures {
  if (runtimeError) throw new Error(runtimeError.message)
  if (!finalDisplayedUrl.includes(path.split('?')[0]!)) throw new Error(`${path} led to ${finalDisplayedUrl}`)
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { resourceType: string; transferSize: number }[]
  }
  const bytesOf = (type: string): number =>
    items.filter(({ resourceType }) => resourceType === type).reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bytesOf('Script'),
    styleBytes: bytesOf('Stylesheet'),
    mainThreadMs: value('mainthread-work-breakdown'),
    scriptMs: value('bootup-time'),
    machineIndex: environment.benchmarkIndex,
  }
}
