import type { Page } from '@playwright/test'
import { text as bill } from '@sojourn/text/finance/bill/page.zh-CN'
import { beSignedIn } from '../../support'
import { endMonth } from '../../train-pages'
import { follow, plain, type Journey, type Step } from '../journey'

const [finance, agent] = ['finance@yuanxing.example', 'agent@agency.example'] as const

/** Lists of which any bill fills a part, with the number of the bill that is open in their address. */
const lists = [
  '/center/bill/confirmList',
  '/center/bill/varianceSheetList',
  '/center/bill/fillbill',
  '/center/bill/flightItineraryDetails',
  '/center/bill/trainItineraryDetails',
  '/center/bill/insuranceDetails',
]
/** What is invoiced and paid of a bill that is confirmed. */
const papers = [
  '/center/bill/detail/electrondetail',
  '/center/bill/detail/itinerarydetail',
  '/center/bill/detail/specialdetail',
  '/center/bill/manualInvoiceDetail',
  '/center/bill/fileManagement',
]

let billNo = ''
const ofBill = (route: string): Step => ({
  route,
  go: async (page) => {
    await page.goto(`/v${route}?billNo=${billNo}`)
  },
})

async function confirm(page: Page): Promise<void> {
  await page.goto(`/v/center/bill/detail?billNo=${billNo}`)
  await page.getByRole('button', { name: bill.restThis }).click()
  await page.getByText(bill.ready).waitFor()
  await page.getByRole('button', { name: bill.confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: bill.confirm }).click()
  await page.getByText(bill.states.confirmed, { exact: true }).first().waitFor()
}

const atDesk = (route: string): Step => ({
  route,
  go: async (page) => {
    await page.goto(`/v${route}?enterpriseId=1&billNo=${billNo}`)
  },
})

/** The month ends: its bill, from its first day to its entries in the books. */
export const billOfMonth: Journey = {
  steps: [
    {
      route: '/center/bill/onlineAccount',
      go: async (page) => {
        // A session from before would be over by then.
        await endMonth(page)
        await beSignedIn(page, finance, 'zh-CN')
        await page.goto('/v/center/bill/onlineAccount')
      },
    },
    {
      route: '/center/bill/detail',
      go: async (page) => {
        await page.getByRole('table', { name: bill.bills }).getByRole('link').first().click()
        await page.waitForURL(/billNo=/)
        billNo = new URL(page.url()).searchParams.get('billNo') ?? ''
      },
    },
    ...lists.map(ofBill),
    { route: '/center/bill/detail', name: 'confirmed', go: confirm },
    ...papers.map(ofBill),
    { route: '/center/bill/record', go: '/center/bill/record' },
    { route: '/center/bill/recordDetail', go: follow('/center/bill/recordDetail') },
    { route: '/center/bill/accounting', go: '/center/bill/accounting' },
    { route: '/center/bill/accountingDetail', go: follow('/center/bill/accountingDetail') },
  ],
}

/** The same bill as the agency sees it, and what else is told by month. */
export const beyondBill: readonly Journey[] = [
  {
    as: agent,
    steps: ['/agent/bills', '/agent/bill', '/agent/match'].map(atDesk),
  },
  ...plain(finance, '/center/bill/accountingMapping', '/center/bill/vouchers', '/center/bill/voucherRadar'),
]
