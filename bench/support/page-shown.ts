import { launch } from 'chrome-launcher'
import { connect } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../../e2e/chromium'

const sessionKey = 'sojourn.token'
/** Small and without the application, so that it fills no cache. */
const quietPath = '/v/icon.svg'

/** Milliseconds from the navigation until something of a page is drawn, for somebody who is signed in and has fetched nothing of it before. */
export async function shownTimes(
  origin: string,
  { path, token, selector, times }: { path: string; token: string; selector: string; times: number },
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
    await page.goto(origin + quietPath)
    await page.evaluate((key, value) => window.localStorage.setItem(key, value), sessionKey, token)
    const found: number[] = []
    for (let turn = 0; turn < times; turn++) {
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
      await page.waitForSelector(selector, { visible: true })
      found.push(await page.evaluate(() => performance.now()))
    }
    await browser.disconnect()
    return found
  } finally {
    chrome.kill()
  }
}
