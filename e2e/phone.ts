import type { Browser, Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/** What a camera reads of a code, from the dots that the page drew. */
export async function scan(code: Locator): Promise<string> {
  const { width, height, dots } = await code.evaluate((image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: image.clientWidth, height: image.clientHeight })
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    return { width: canvas.width, height: canvas.height, dots: [...data] }
  })
  return decodeQR({ width, height, data: Uint8Array.from(dots) })
}

/** A phone knows nothing of who sits at the computer: it opens what it scanned and presses one button. */
export async function pressOnPhone(browser: Browser, address: string, button: string, outcome: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: button }).click()
  await page.getByText(outcome).waitFor()
  await context.close()
}
