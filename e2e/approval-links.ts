import { expect, type Browser, type Page } from '@playwright/test'
import { maskName } from '@sojourn/domain/booking/traveller/masking'
import { text as linkZh } from '@sojourn/text/booking/approval/link.zh-CN'
import { expectAccessible } from './support'

/** The one-time link of the notification about this order, as the demonstration outbox shows it. */
export async function linkOf(page: Page, receiver: string, orderNo: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/api/Sandbox/Outbox')).text()
      const notifications = outbox
        .split('<article>')
        .filter((notification) => notification.includes(receiver) && notification.includes(orderNo))
      link = /href="([^"]*approvalLink[^"]*)"/.exec(notifications[0] ?? '')?.[1]?.replaceAll('&amp;', '&')
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** Somebody who is not signed in agrees as the person whom the notification went to. */
export async function agreeByLink(browser: Browser, link: string, name: string): Promise<void> {
  const stranger = await browser.newContext({ locale: 'zh-CN' })
  const page = await stranger.newPage()
  await page.goto(link)
  await expect(page.getByText(linkZh.asWho({ name: maskName(name) }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: linkZh.agree }).click()
  await page.getByRole('dialog').getByRole('button', { name: linkZh.confirmAgree }).click()
  await expect(page.getByRole('heading', { name: linkZh.agreedTitle })).toBeVisible()
  await stranger.close()
}

/** A link that has decided decides nothing again. */
export async function expectUsed(browser: Browser, link: string): Promise<void> {
  const stranger = await browser.newContext({ locale: 'zh-CN' })
  const page = await stranger.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: linkZh.usedTitle })).toBeVisible()
  await expectAccessible(page)
  await stranger.close()
}
