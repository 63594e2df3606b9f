/** Draws the icons of the installed portal from apps/web/public/icon.svg; run it when that changes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../e2e/chromium'

const folder = join(import.meta.dirname, '../../apps/web/public')
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8')
/** Phones cut what is maskable to a shape of their own: the ground reaches the edges and the mark keeps to the inner four fifths. */
const maskable = mark
  .replace(' rx="8"', ' x="-8" y="-8" width="48" height="48"')
  .replace(' width="32" height="32"', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')

const icons = [
  { name: 'icon-192', size: 192, image: mark },
  { name: 'icon-512', size: 512, image: mark },
  { name: 'maskable-192', size: 192, image: maskable },
  { name: 'maskable-512', size: 512, image: maskable },
  { name: 'apple-touch-icon', size: 180, image: maskable },
]

const executablePath = findChromium()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
mkdirSync(join(folder, 'icons'), { recursive: true })
for (const { name, size, image } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${image}`)
  writeFileSync(join(folder, `icons/${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
