import { expect, type Page } from '@playwright/test'

interface Message {
  code: string
  link: string
}

/** The newest message for this receiver, read as a person reads it: on the page of the demonstration outbox. */
export async function messageFor(page: Pick<Page, 'request'>, receiver: string): Promise<Message> {
  let body = ''
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/api/Sandbox/Outbox?lang=en')).text()
      body = outbox.split('<article>').find((article) => article.includes(` ${receiver}\n`)) ?? ''
      return body
    })
    .not.toBe('')
  return { code: /\b\d{6}\b/.exec(body)?.[0] ?? '', link: /href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '' }
}
