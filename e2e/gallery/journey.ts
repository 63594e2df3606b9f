import type { Page } from '@playwright/test'
import { approve } from '../train-buyer'

/** A screen on the way of a journey. */
export interface Step {
  /** As the table of routes names it. */
  route: string
  /** What sets it apart from other pictures of the route. */
  name?: string
  /** An address below the base, or what a person does on the screen before. */
  go: string | ((page: Page) => Promise<void>)
}

/** Screens that follow from each other, walked in Chinese by one person. */
export interface Journey {
  /** Without one it is a stranger. */
  as?: `${string}@${string}.example`
  steps: readonly Step[]
}

/** Screens that open by their address alone, each a journey of its own so that one that fails stops no other. */
export const plain = (as: Journey['as'], ...addresses: readonly string[]): Journey[] =>
  addresses.map((address) => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const name = [...new URLSearchParams(search)].map((pair) => pair.join('-')).join(' ')
    return { ...(as && { as }), steps: [{ route: pathname, ...(name && { name }), go: address }] }
  })

/** The first link of the page's content that leads there. */
export const follow = (address: string) => async (page: Page) => {
  await page.locator(`main a[href*="${address}"]`).first().click()
  await page.waitForURL((url) => url.pathname.endsWith(address))
}

/** From a list to the first thing in it. */
export const opened = (as: Journey['as'], list: string, address: string, name?: string): Journey => ({
  ...(as && { as }),
  steps: [
    {
      route: address,
      ...(name && { name }),
      go: async (page) => {
        await page.goto(`/v${list}`)
        await follow(address)(page)
      },
    },
  ],
})

/** Of an order that was just placed: its number, once somebody has agreed where that is asked for, on the page where it is paid. */
export async function toPayment(page: Page): Promise<string> {
  await page.waitForURL(/\/pay\/index|\/order\/\w+\/detail|\/train\/booknext/)
  const query = new URL(page.url()).searchParams
  const orderNo = query.get('orderId') ?? query.get('orderNos') ?? ''
  if (page.url().includes('/pay/index')) return orderNo
  // Where nobody has to agree there is no case.
  await approve('director@yuanxing.example', orderNo).catch(() => undefined)
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  return orderNo
}
