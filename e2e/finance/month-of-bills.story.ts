import { expect, test, type Browser, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { text as accountingEn } from '@sojourn/text/finance/accounting/page.en'
import { text as accountingZh } from '@sojourn/text/finance/accounting/page.zh-CN'
import { text as billEn } from '@sojourn/text/finance/bill/page.en'
import { text as papersEn } from '@sojourn/text/finance/bill/papers.en'
import { text as papersZh } from '@sojourn/text/finance/bill/papers.zh-CN'
import { text as billZh } from '@sojourn/text/finance/bill/page.zh-CN'
import { text as invoiceEn } from '@sojourn/text/finance/invoice.en'
import { text as invoiceZh } from '@sojourn/text/finance/invoice.zh-CN'
import { text as matchEn } from '@sojourn/text/finance/match.en'
import { text as matchZh } from '@sojourn/text/finance/match.zh-CN'
import { text as editEn } from '@sojourn/text/kit/edit.en'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as problemsEn } from '@sojourn/text/kit/problems.en'
import { text as problemsZh } from '@sojourn/text/kit/problems.zh-CN'
import { agree, asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, turnClock } from '../support'
import { endMonth, payByCompany, today } from '../train-pages'
import { words } from '../words'

const hour = 60
const day = 24 * hour
const dueDays = 10
/** What the agency's answer names. */
const contract = 'CONTRACT-7'

const companies = [
  {
    language: 'zh-CN',
    enterpriseId: 1,
    company: 'yuanxing.example',
    bill: billZh,
    accounting: accountingZh,
    save: editZh.save,
    papers: papersZh,
    invoice: invoiceZh,
    match: matchZh,
    problems: problemsZh,
    answer: 'adopt',
    pays: true,
    days: {
      bought: flightDay('employee@yuanxing.example', 'month-of-bills'),
      refused: flightDay('employee@yuanxing.example', 'month-of-bills: overdue'),
    },
  },
  {
    language: 'en',
    enterpriseId: 2,
    company: 'beichen.example',
    bill: billEn,
    accounting: accountingEn,
    save: editEn.save,
    papers: papersEn,
    invoice: invoiceEn,
    match: matchEn,
    problems: problemsEn,
    answer: 'reject',
    pays: false,
    days: {
      bought: flightDay('employee@beichen.example', 'month-of-bills'),
      refused: flightDay('employee@beichen.example', 'month-of-bills: overdue'),
    },
  },
] as const
type Company = (typeof companies)[number]

// Each goes on in the month where the one before has left off.
test.describe.configure({ mode: 'serial' })

type Work = (page: Page) => Promise<void>
const asEmployee = (browser: Browser, { company, language }: Company, work: Work) =>
  asColleague(browser, `employee@${company}`, language, work)

/** Up to the form of an order by credit. */
async function choose(page: Page, { language }: Company, onDay: Company['days']['bought']): Promise<void> {
  await page.goto(`/v/?lang=${language}`)
  await searchFlights(page, language, onDay)
  await chooseFare(page, language, words[language].widgets.within)
}

const submit = (page: Page, { language }: Company) => page.getByRole('button', { name: words[language].book.submit }).click()

/** What is approved waits for its payment, where approval does not charge the credit at once. */
async function payByCredit(page: Page, { language }: Company, orderNo: string): Promise<void> {
  const { order, payment } = words[language]
  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await payByCompany(page, payment.payNow)
  await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
}

/** The newest bill, as the company's finance opens it from the list. */
const withBill = (browser: Browser, { bill, company, language }: Company, state: string, work: Work) =>
  asColleague(browser, `finance@${company}`, language, async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/v/center/bill/onlineAccount?lang=${language}`)
    const row = page.getByRole('table', { name: bill.bills }).getByRole('row').filter({ hasText: state }).first()
    await row.getByRole('link').first().click()
    await expect(page.getByText(state, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await work(page)
  })

/** The agency's desk for this company's bills. */
const atDesk = (browser: Browser, { enterpriseId, bill, language }: Company, work: Work) =>
  asColleague(browser, 'agent@agency.example', language, async (desk) => {
    await desk.goto(`/v/agent/bills?enterpriseId=${enterpriseId}&lang=${language}`)
    await expect(desk.getByText(bill.agency.terms, { exact: true })).toBeVisible()
    await expectAccessible(desk)
    await work(desk)
  })

for (const each of companies) {
  const { bill, language, company, days, pays } = each
  test(`${language}: a company buys on credit, and its agency agrees days to pay`, async ({ browser }) => {
    test.slow()
    await asEmployee(browser, each, async (employee) => {
      await choose(employee, each, days.bought)
      await submit(employee, each)
      await employee.waitForURL(/\/order\/flight\/detail/)
      const orderNo = new URL(employee.url()).searchParams.get('orderId') ?? ''
      await asColleague(browser, `manager@${company}`, language, (manager) => agree(manager, language, orderNo))
      if (pays) await payByCredit(employee, each, orderNo)
      await expect(employee.getByText(words[language].order.states.issued).first()).toBeVisible()
    })
    await atDesk(browser, each, async (desk) => {
      await desk.getByLabel(bill.agency.dueDays).fill(String(dueDays))
      await desk.getByRole('button', { name: bill.agency.save }).click()
      await expect(desk.getByText(bill.agency.saved)).toBeVisible()
    })
  })
}

test('the month ends', ({ page }) => endMonth(page))

/** The agency's answer to the variance that waits. */
const answerVariance = (browser: Browser, each: Company) =>
  atDesk(browser, each, async (desk) => {
    const { agency } = each.bill
    const variance = desk.locator('form').filter({ has: desk.getByLabel(agency.reason) })
    if (each.answer === 'adopt') await variance.getByRole('button', { name: agency.adopt }).click()
    else {
      await variance.getByRole('button', { name: agency.reject }).click()
      await expect(desk.getByText(agency.reasonMissing)).toBeVisible()
      await variance.getByLabel(agency.reason).fill(contract)
      await variance.getByRole('button', { name: agency.reject }).click()
    }
    await expect(desk.getByText(agency.noWaiting)).toBeVisible()
  })

/** The agency takes the file that proves the variance, and adds what it posted. */
const addMailing = (browser: Browser, each: Company, orderNo: string) =>
  atDesk(browser, each, async (desk) => {
    const { agency, openProof } = each.bill
    const taken = desk.waitForEvent('download')
    await desk.getByRole('button', { name: openProof }).first().click()
    expect((await taken).suggestedFilename()).toMatch(/\.pdf$/)
    await desk.getByRole('link', { name: agency.open }).first().click()
    const line = desk.getByRole('table', { name: each.bill.detail }).getByRole('row').filter({ hasText: orderNo })
    await line.getByRole('button', { name: agency.add }).first().click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: agency.add }).click()
    await expect(dialog.getByText(each.bill.amountWrong)).toBeVisible()
    await expectAccessible(desk)
    await dialog.getByLabel(agency.amount).fill('12.72')
    await dialog.getByLabel(agency.reason).fill('SF-1024')
    await dialog.getByRole('button', { name: agency.add }).click()
    await expect(desk.getByText(agency.addedNow)).toBeVisible()
  })

/** The agency gets the airline's file, which agrees, and hands in one that is broken. */
const matchFile = (browser: Browser, each: Company) =>
  atDesk(browser, each, async (desk) => {
    const { bill, match } = each
    await desk.getByRole('link', { name: bill.agency.match }).first().click()
    const airline = desk.getByRole('region', { name: match.suppliers.air })
    await airline.getByRole('button', { name: match.read }).click()
    await expect(airline.getByText(match.allMatched)).toBeVisible()
    await expect(desk.getByText(match.none, { exact: true })).toBeVisible()
    await expectAccessible(desk)
    await airline.getByRole('button', { name: match.handIn }).click()
    const dialog = desk.getByRole('dialog')
    const file = { name: 'air.csv', mimeType: 'text/csv', buffer: Buffer.from('number,amount\n') }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: match.handIn }).click()
    await expect(dialog.getByText(match.faults.header)).toBeVisible()
    await expectAccessible(desk)
  })

for (const each of companies) {
  const { bill, papers, language, answer } = each
  test(`[handbook 10.3] ${language}: finance doubts a line, the agency ${answer}s, and the month is closed`, async ({
    browser,
  }) => {
    test.slow()
    await withBill(browser, each, bill.states.preBill, async (page) => {
      const lines = page.getByRole('table', { name: bill.detail }).getByRole('row')
      const orderNo = await lines.locator('[href*="orderId="]').first().innerText()
      // Counted once the first line is there: a table that is still being read has none.
      const count = await lines.count()
      await lines.getByRole('button', { name: bill.more }).first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: bill.raise }).click()
      await drawer.getByLabel(bill.claimed).fill('10')
      await drawer.getByRole('button', { name: bill.submit }).click()
      await expect(drawer.getByText(bill.proofMissing)).toBeVisible()
      await drawer.getByRole('textbox', { name: bill.proof }).fill('BK-42')
      const proof = { name: 'BK-42.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 BK-42') }
      await drawer.getByLabel(bill.chooseFile).and(drawer.locator('input')).setInputFiles(proof)
      await expectAccessible(page)
      await drawer.getByRole('button', { name: bill.submit }).click()
      await expect(page.getByText(bill.raised)).toBeVisible()

      await addMailing(browser, each, orderNo)
      await answerVariance(browser, each)
      await matchFile(browser, each)
      await page.reload()
      await expect(lines.getByText(bill.matches.matched).first()).toBeVisible()
      await expect(lines.filter({ hasText: bill.categories.mailing })).toContainText('12.72')
      if (answer === 'adopt') {
        await expect(lines).toHaveCount(count + 2)
        const adjusted = lines.filter({ hasText: bill.categories.adjustment, hasNotText: bill.categories.mailing })
        await expect(adjusted).toContainText('10')
      } else await expect(page.getByText(contract)).toBeVisible()
      await page.getByRole('button', { name: bill.restThis }).click()
      await expect(page.getByText(bill.ready)).toBeVisible()
      await page.getByRole('button', { name: bill.confirm }).click()
      await page.getByRole('dialog').getByRole('button', { name: bill.confirm }).click()
      await expect(page.getByText(bill.states.confirmed, { exact: true }).first()).toBeVisible()

      await page.getByRole('link', { name: papers.records.one, exact: true }).click()
      const certificate = page.getByRole('table', { name: papers.certificate.title })
      await expect(certificate.getByText(papers.certificate.same, { exact: true })).toHaveCount(6)
      await expectAccessible(page)
    })
  })
}

for (const each of companies) {
  const { bill, papers, invoice, company, language } = each
  test(`[S2.41] [S2.49] ${language}: every page of the month’s bill, its papers, invoices and files, also on a phone`, async ({
    browser,
  }) => {
    test.slow()
    await asColleague(browser, `finance@${company}`, language, async (page) => {
      const { parts, records, files } = papers
      await page.goto(`/v/center/bill/onlineAccount?lang=${language}`)
      await page.getByRole('table', { name: bill.bills }).getByRole('link').first().click()
      await page.waitForURL(/billNo=/)
      const { search } = new URL(page.url())
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(/20\d\d/)
      const period = await heading.innerText()
      const pages: [string, string][] = [
        ['onlineAccount', bill.title],
        ['detail', period],
        ['confirmList', bill.confirmList],
        ['varianceSheetList', bill.varianceList],
        ['recordDetail', period],
        ['manualInvoiceDetail', invoice.ofBill.manual],
        ['detail/specialdetail', invoice.ofBill.special],
        ['detail/electrondetail', invoice.ofBill.electronic],
        ['detail/itinerarydetail', parts.itineraries.title],
        ['flightItineraryDetails', parts.flightItineraries.title],
        ['trainItineraryDetails', parts.trainItineraries.title],
        ['insuranceDetails', parts.insurances.title],
        ['fillbill', parts.fillBill.title],
        ['record', records.title],
        ['fileManagement', files.title],
      ]
      for (const [path, title] of pages) {
        await page.goto(`/v/center/bill/${path}${search}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expectAccessible(page)
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0)
        await page.setViewportSize({ width: 1440, height: 900 })
      }
      const taken = page.waitForEvent('download')
      await page.getByRole('button', { name: files.statement }).first().click()
      expect((await taken).suggestedFilename()).toMatch(/^ZD\d-\d{8}\.xlsx$/)
    })
  })
}

/** Fills the mapping with one account for all costs, and a ledger for every entity that the company has. */
async function fillMapping(page: Page, { accounting: { edit }, bill }: Company): Promise<void> {
  const rule = page.getByRole('group', { name: edit.rule({ place: 1 }) })
  await rule.getByLabel(edit.account).fill('6602.01')
  await page.getByLabel(edit.inputTax).fill('2221.01')
  for (const [method, code] of [
    [bill.methods.companyCredit, '2202.01'],
    [bill.methods.deposit, '1123.01'],
    [bill.methods.companyAccount, '1002.01'],
  ] as const)
    await page.getByLabel(method).fill(code)
}

/** That it is saved is told for a while, also of the time before: only without a change nothing waits to be saved. */
async function saveMapping(page: Page, { accounting: { edit }, save }: Company): Promise<void> {
  await page.getByRole('button', { name: save }).click()
  await expect(page.getByText(edit.saved).first()).toBeVisible()
  await expect(page.locator('[data-change-bar]')).toHaveCount(0)
}

for (const each of companies) {
  const { accounting, company, language } = each
  const { edit } = accounting
  test(`${language}: a confirmed bill becomes journal entries, once its gaps are filled`, async ({ browser }) => {
    test.slow()
    await asColleague(browser, `finance@${company}`, language, async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/v/center/bill/accounting?lang=${language}`)
      const row = page.getByRole('table', { name: accounting.bills }).getByRole('row').filter({ hasText: accounting.never })
      await expectAccessible(page)
      await row.getByRole('link').first().click()
      const make = page.getByRole('button', { name: accounting.make })
      // A mapping that was saved stays: a former try of this story may have left one, whole or with gaps.
      if (test.info().retry === 0) await expect(page.getByText(accounting.noMapping)).toBeVisible()
      else await expect(make.or(page.getByText(accounting.noMapping)).first()).toBeVisible()
      await expectAccessible(page)
      if (await page.getByText(accounting.noMapping).isVisible()) {
        await page.getByRole('link', { name: accounting.toMapping }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: edit.form })).toBeVisible()
        await fillMapping(page, each)
        await expectAccessible(page)
        await saveMapping(page, each)
        await page.goBack()
        await expect(page.getByText(accounting.lacks.ledger).first()).toBeVisible()
      }

      // Nothing is exported while an entity has no ledger.
      if (await page.getByText(accounting.lacks.ledger).first().isVisible()) {
        await expect(make).toBeDisabled()
        await expectAccessible(page)
        await page.getByRole('link', { name: accounting.toMapping }).first().click()
        const ledgers = page.getByRole('region', { name: edit.ledgers }).getByRole('textbox')
        await expect(ledgers.first()).toBeVisible()
        for (const [at, ledger] of (await ledgers.all()).entries()) await ledger.fill(`L${at}`)
        await saveMapping(page, each)
        await page.goBack()
      }

      await make.click()
      await expect(page.getByText(accounting.made)).toBeVisible()
      await expectAccessible(page)
      const taken = page.waitForEvent('download')
      await page.getByRole('button', { name: accounting.download.csv }).click()
      const csv = await readFile(await (await taken).path(), 'utf8')
      const sides = csv
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(','))
        .reduce(([debit, credit], row) => [debit! + fen(row[4]), credit! + fen(row[5])], [0, 0])
      expect(sides[0]).toBeGreaterThan(0)
      expect(sides[0]).toBe(sides[1])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  })
}

const fen = (yuan: string | undefined): number => Math.round(Number(yuan) * 100)

for (const each of companies) {
  const { bill, language, days, problems } = each
  test(`[handbook 10.3] [handbook 6.4] ${language}: an overdue bill freezes the company’s credit, and payment frees it`, async ({
    browser,
  }) => {
    test.slow()
    // Both are due on one day.
    if (each === companies[0]) await turnClock((dueDays + 1) * day)
    await withBill(browser, each, bill.states.overdue, () => Promise.resolve())
    await asEmployee(browser, each, async (employee) => {
      await choose(employee, each, days.refused)
      const byCredit = employee.getByRole('radio', { name: words[language].order.settleTypes.companyCredit })
      await expect(byCredit).toBeDisabled()
      await expect(employee.getByText(problems.creditOverdue).first()).toBeVisible()
      await expectAccessible(employee)
      await atDesk(browser, each, async (desk) => {
        // The newest bill stands first.
        await desk.getByRole('button', { name: bill.agency.record }).first().click()
        const dialog = desk.getByRole('dialog')
        await dialog.getByRole('textbox', { name: bill.agency.receivedOn }).fill(await today(desk))
        await dialog.getByLabel(bill.agency.receiptNo).fill(`BK-${language}-${test.info().retry}`)
        await expectAccessible(desk)
        await dialog.getByRole('button', { name: bill.agency.record }).click()
        await expect(desk.getByText(bill.states.paid, { exact: true }).first()).toBeVisible()
      })
      await employee.reload()
      await byCredit.check()
      await submit(employee, each)
      await employee.waitForURL(/\/order\/flight\/detail/)
    })
    await withBill(browser, each, bill.states.paid, () => Promise.resolve())
  })
}
