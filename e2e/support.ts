import { expect, request, type Locator, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { login } from '@sojourn/contract/access/session.calls'

export const password = 'Sojourn2026'

/** Of stories that npm test also runs with the clock on a few hard dates. */
export const onAllDates = '@dates'

/** Of stories that npm test also runs with suppliers that are asked over HTTP: one of each product, a change, a refund and a waitlist. */
export const overHttp = '@http'

/** Of whoever chose a password the account comes with it. */
export type Account = string | { account: string; password: string }

/** What somebody signs in with. */
export const secretsOf = (who: Account): { account: string; password: string } =>
  typeof who === 'string' ? { account: who, password } : who

/** Somebody who is signed in, on a page of theirs. The form itself is for the stories of accounts. */
export async function signIn(page: Page, account: string, path = '/v/'): Promise<void> {
  await beSignedIn(page, account)
  await page.goto(path)
}

/** Whatever page is opened first is opened signed in, and in this language. */
export async function beSignedIn(page: Page, who: Account, language?: string): Promise<void> {
  const data = secretsOf(who)
  const answer = await page.request.post(`/${login.path}`, { data })
  const { result, message } = (await answer.json()) as { result: { loginToken: string } | null; message: string }
  if (!result) throw new Error(`${data.account} cannot sign in: ${message}`)
  const kept = { 'sojourn.token': result.loginToken, ...(language && { 'sojourn.language': language }) }
  const once = await page.addInitScript((each) => Object.assign(window.localStorage, each), kept)
  page.once('domcontentloaded', () => once.dispose())
}

/** Signs in as a person would; fields are found by name, so it works in every language. */
export async function signInByHand(page: Page, account: string): Promise<void> {
  await page.goto('/v/login')
  await page.locator('input[name="account"]').fill(account)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/v/login'))
}

/**
 * What only programs call things by: keys of rows, numbers of searches, applications and trips that no clerk could read out, and who somebody
 * is in the tables. A payment's number (PAY1-…) stands on its page, since the payer quotes it.
 */
const internalNumber =
  /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b[A-Z]{1,2}[0-9a-f]{24}\b|\b\d+-(employee|manager|director|executive|finance|admin|agent|consultant)\b/g

/** Where internal numbers are what a page is for: the agency's list of work that failed for good. */
const forOperators = ['/agent/jobs']

/** No page shows an internal number; every page that a story looks at closely is read for them. */
export async function expectNoInternalNumbers(page: Page): Promise<void> {
  if (forOperators.some((path) => page.url().includes(path))) return
  const said = await page.locator('body').innerText()
  expect.soft(said.match(internalNumber) ?? [], `internal numbers on ${page.url()}`).toEqual([])
}

const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // None of these rules reads style sheets, which would be fetched again for each look.
  preload: { assets: ['media'] },
}
// They hand the focus on as soon as they have it, so nobody meets one (https://base-ui.com).
const outside = { exclude: [['[data-base-ui-focus-guard]']] }

/** Nothing that axe can find under WCAG 2.2 AA, and no internal number. No page has frames. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoInternalNumbers(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([context, options]) => {
      // What is half under the header has only to be scrolled to.
      window.scrollTo({ top: 0, behavior: 'instant' })
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
      }))
    },
    [outside, rules] as const,
  )
  expect.soft(found, page.url()).toEqual([])
}

/** A choice that the address keeps stands only once the address has changed, so it is waited for. */
export async function choose(choice: Locator): Promise<void> {
  await choice.click()
  await expect(choice).toBeChecked()
}

/** Moves the server's clock forward, for all stories at once: use it in files that tolerate it. */
export async function turnClock(minutes: number): Promise<void> {
  const context = await request.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
  const answer = await context.post('/api/Sandbox/TurnClock', { data: { minutes } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await context.dispose()
}

/** Stops the page's own clock; `page.clock.runFor` moves it on, `page.clock.resume` lets it go. It wants `page.clock.install` before the page opens. */
export async function stopPageClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 100)
}

/** As if what was chosen had cost a little less then: the page is read again and has to say what changed. */
export async function pretendLowerPrice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage).filter((each) => each.endsWith('.chosen'))) {
      const lower = (_all: string, before: string, price: string) => `${before}${Number(price) - 100}`
      sessionStorage.setItem(key, sessionStorage.getItem(key)!.replace(/("choice":\{[^}]*"(?:totalP|p)rice":)(\d+)/g, lower))
    }
  })
  await page.reload()
}

/** As if the first flight that was chosen had left at another hour then: the page is read again and has to say what changed. */
export async function pretendOtherHours(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage).filter((each) => each.endsWith('.chosen'))) {
      const other = (_all: string, before: string, time: string) => `${before}${time === '00:05' ? '00:10' : '00:05'}`
      sessionStorage.setItem(key, sessionStorage.getItem(key)!.replace(/("departTime":")(\d\d:\d\d)/, other))
    }
  })
  await page.reload()
}

/** What was typed for an order is gone from the device. */
export async function expectForgotten(page: Page): Promise<void> {
  const kept = await page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith('sojourn.draft.')))
  expect(kept).toEqual([])
}

/** Opens one of a list after the other until one shows what is wanted. */
export async function firstThatOffers(openers: Locator, wanted: Locator): Promise<void> {
  await openers.first().waitFor()
  const count = await openers.count()
  for (let opener = 0; opener < count; opener++) {
    await openers.nth(opener).click()
    const shown = wanted.first().waitFor({ timeout: 2_000 })
    if (
      await shown.then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`none of ${count} offers ${String(wanted)}`)
}
