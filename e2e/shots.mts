import { chromium } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { login } from '@sojourn/contract/access/session.calls'
import { ticketedOrder, couponsOf, refund } from '@sojourn/server/testing/after-sales'
import { book, outOfPolicy, expectResult } from '@sojourn/server/testing/flights'
import { bookStay } from '@sojourn/server/testing/hotels'
import { bookTrain } from '@sojourn/server/testing/trains'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
const base = 'http://localhost:8105'
const sessions = new Map<string, { token: string; cookie: string }>()
async function send(who: string | null, call: any, request: any, session?: any) {
  const url = new URL(`/${call.path}`, base)
  if (call.method === 'GET') for (const [k, v] of Object.entries(request)) url.searchParams.set(k, String(v))
  const r = await fetch(url, { method: call.method, headers: { 'content-type': 'application/json', language: 'zh-CN', 'idempotency-key': randomUUID(), ...(session && { token: session.token, cookie: session.cookie }) }, ...(call.method === 'POST' && { body: JSON.stringify(request) }) })
  const cookie = r.headers.getSetCookie().map((c: string) => c.split(';')[0]).join('; ')
  return { ...(await r.json() as any), status: r.status, cookie }
}
const server: any = {
  async call(who: string, call: any, request: any) {
    if (!sessions.has(who)) {
      const a = await send(null, login, { account: who.includes('@') ? who : `${who}@yuanxing.example`, password: 'Sojourn2026' })
      sessions.set(who, { token: a.result.loginToken, cookie: a.cookie })
    }
    return send(who, call, request, sessions.get(who))
  },
  context: { drainJobs: () => new Promise((r) => setTimeout(r, 4000)) },
}
const day = (n: number) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10)
if (process.argv[2] === 'data') {
  const tries: [string, () => Promise<any>][] = [
    ['ticketed', async () => { const o = await ticketedOrder(server, { search: { date: day(20) } }); await refund(server, o.orderNo, couponsOf(o)) }],
    ['ticketed2', () => ticketedOrder(server, { search: { date: day(22) } })],
    ['out', () => book(server, 'employee', { date: day(25) }, outOfPolicy)],
    ['waiting', async () => { const b = await book(server, 'employee', { date: day(27) }); await server.call('employee', saveTrip, { name: '上海拜访客户', orderNos: [b.created.orderNo] }) }],
    ['manager', () => book(server, 'manager', { date: day(24) })],
    ['stay', () => bookStay(server, 'employee', { checkIn: day(20), checkOut: day(22) }, ({ verdict }) => verdict === 'within')],
    ['train', () => bookTrain(server)],
  ]
  for (const [name, t] of tries) await t().then(() => console.log(name, 'ok'), (e) => console.log(name, String(e).slice(0, 200)))
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [lang, width, height] of [['zh-CN', 1440, 900], ['en', 1440, 900], ['zh-CN', 390, 844], ['en', 390, 844]] as const) {
  const context = await browser.newContext({ locale: lang, viewport: { width, height }, timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  await page.goto(`${base}/v/login`)
  await page.locator('input[name="account"]').fill('admin@yuanxing.example')
  await page.locator('input[name="password"]').fill('Sojourn2026')
  await page.locator('input[name="password"]').press('Enter')
  await page.waitForURL((u) => !u.pathname.startsWith('/v/login'))
  await page.goto(`${base}/v/?lang=${lang}`)
  const shot = async (name: string) => { await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/h/${name}-${lang}-${width}.png` }) }
  await page.goto(`${base}/v/center/management/list`); await shot('list')
  if (lang === 'zh-CN') {
    if (width === 390) await page.getByRole('button', { name: '筛选' }).first().click().catch(() => {})
    await page.getByRole('button', { name: /更多筛选|More filters/ }).click().catch(() => {}); await shot('more')
  }
  await page.goto(`${base}/v/center/management/orderDetailReport`); await page.waitForTimeout(800)
  if (lang === 'zh-CN' && width === 1440) await page.getByRole('button', { name: /导出 Excel|Export to/ }).click().catch(() => {})
  await shot('report')
  if (lang === 'zh-CN' && width === 1440) { await page.getByRole('button', { name: '更正' }).first().click().catch(() => {}); await shot('cost') }
  await page.goto(`${base}/v/center/travelOrder`); await shot('trips')
  await page.getByRole('link', { name: /上海拜访/ }).first().click().catch(() => {}); await shot('trip')
  await page.goto(`${base}/v/center/openManage/index`); await shot('tickets')
  await context.close()
}
await browser.close()
