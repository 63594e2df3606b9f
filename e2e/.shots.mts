import { chromium } from '@playwright/test'
const [,, out, lang, width, ...paths] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const context = await browser.newContext({ locale: lang, viewport: { width: Number(width), height: 900 } })
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)))
await page.goto('http://localhost:8102/v/login')
await page.locator('input[name="account"]').fill('admin@yuanxing.example')
await page.locator('input[name="password"]').fill('Sojourn2026')
await page.locator('input[name="password"]').press('Enter')
await page.waitForURL((u) => !u.pathname.startsWith('/v/login'))
for (const p of paths) {
  await page.goto(`http://localhost:8102/v${p}${p.includes('?') ? '&' : '?'}lang=${lang}`)
  await page.waitForTimeout(2500)
  const name = p.replace(/[^\w]+/g, '-')
  await page.screenshot({ path: `${out}/${lang}-${width}${name}.png`, fullPage: true })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  console.log(p, 'surplus', over)
}
await browser.close()
