import { launch } from 'chrome-launcher'
import { connect, type Page } from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../e2e/chromium'
import { openWorkbench } from '../e2e/storybook'
import { milliseconds, verdict } from './support/format'
import { publish } from './support/report'
import { summarise } from './support/statistics'

/** From the press to the frame that shows what came of it, in milliseconds. */
const budget = 100
const slower = 4
const turns = 20

interface Action {
  name: string
  /** In the page: what is pressed, or typed into. */
  where: string
  /** A letter is typed; without, it is pressed, and every second turn takes back what the one before did. */
  letter?: string
}
const actions: readonly Action[] = [
  { name: 'Choose one of a thousand rows', where: 'tbody tr:nth-child(3) input[type=checkbox]' },
  { name: 'Choose all that can be chosen', where: 'thead input[type=checkbox]' },
  { name: 'Type a letter in the search field', where: 'input[role=combobox]', letter: 'F' },
]

/** Does it, and waits until the browser has painted. */
const acted = (page: Page, { where, letter = '' }: Action): Promise<number> =>
  page.evaluate(
    (selector, typed) =>
      new Promise<number>((resolve) => {
        const target = document.querySelector<HTMLElement>(`#storybook-root ${selector}`)!
        if (typed) target.focus()
        const begin = performance.now()
        if (typed) document.execCommand('insertText', false, typed)
        else target.click()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
      }),
    where,
    letter,
  )

async function repeated(page: Page, action: Action): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    times.push(await acted(page, action))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  // The first one also loads what the later ones find loaded.
  return times.slice(1)
}

const rowOf = (name: string, times: readonly number[]): string[] => {
  const { median, p99 } = summarise(times)
  return [name, milliseconds(median), milliseconds(p99), milliseconds(budget), verdict(p99 <= budget)]
}

const workbench = await openWorkbench()
const chromium = process.env['CHROME_PATH'] ?? findChromium()
const chrome = await launch({
  chromeFlags: ['--headless=new', '--no-sandbox', '--window-size=1440,900', ...chromiumArguments],
  logLevel: 'error',
  ...(chromium ? { chromePath: chromium } : {}),
})
try {
  const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null })
  const page = await browser.newPage()
  await page.goto(`${workbench.url}/iframe.html?id=lists-of-work--thousand&viewMode=story&lang=zh-CN&theme=light`)
  await page.waitForFunction(() => document.querySelectorAll('#storybook-root tbody tr').length === 1000)
  await page.emulateCPUThrottling(slower)
  const rows: string[][] = []
  for (const action of actions) rows.push(rowOf(action.name, await repeated(page, action)))
  await browser.disconnect()
  publish({
    name: 'list-interaction',
    title: 'A list of a thousand rows on a slow machine',
    about:
      `The kit's list of work with 1,000 rows in Chromium whose processor is slowed down ${slower} times: from the press to the frame that shows what came ` +
      `of it, ${turns - 1} times each. Budget: ${budget} ms at the 99th percentile.`,
    tables: [{ head: ['Action', 'Median', 'p99', 'Budget', ''], rows }],
  })
} finally {
  chrome.kill()
  workbench.stop()
}
