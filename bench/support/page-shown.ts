import { launch } from 'chrome-launcher'
import { connect } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../../e2e/chromium'
import { signInPage, type SignIn } from './lighthouse'

/** Milliseconds from the navigation until something of a page is drawn, for somebody who is signed in and has fetched nothing of it before. */
export async function shownTimes(
  origin: string,
  { path, signIn, selector, times }: { path: string; signIn: SignIn; selector: string; times: number },
): Promise<number[]> {
  const chromium = process.env['CHROME_PATH'] ?? findChromium()
  const chrome = await launch({
    chromeFlags: ['--headless=new', '--no-sandbox', '--window-size=1440,900', ...chromiumArguments],
    logLevel: 'error',
    ...(chromium ? { chromePath: chromium } : {}),
  })
  try {
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null })
    const page = await browser.newPage()
    await page.setCacheEnabled(false)
    await signInPage(page, origin, signIn)
    const found: number[] = []
    for (let turn = 0; turn < times; turn++) {
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
      await page.waitForSelector(selector)
      found.push(await page.evaluate(() => performance.now()))
    }
    await browser.disconnect()
    return found
  } finally {
    chrome.kill()
  }
}
