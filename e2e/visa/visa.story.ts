import { expect, test, type Locator, type Page } from '@playwright/test'
import { managerAbroad, withPassport } from '../intl-buyer'
import { expectAccessible, signIn } from '../support'
import { applicantOf, caseOf, scan, step, visaLanguages, visaWords, type VisaLanguage } from '../visa-pages'

const { account } = managerAbroad
type Words = (typeof visaWords)[VisaLanguage]

/** Home: a visa for a country that is typed, for whoever lives in Shanghai; leads to what the country asks and what is on offer. */
async function searchVisa(page: Page, language: VisaLanguage): Promise<void> {
  const { home, search, country, list } = visaWords[language]
  await signIn(page, account, `/v/?lang=${language}`)
  await page.getByRole('tab', { name: home.visa }).click()
  await page.getByRole('combobox', { name: search.country, exact: true }).click()
  await page.keyboard.type(country.typed)
  await page.locator('[role=option]').filter({ hasText: country.name }).first().click()
  await page.getByRole('combobox', { name: search.province, exact: true }).click()
  await page.keyboard.type('shanghai')
  await page.locator('[role=option]').first().click()
  await page.getByRole('button', { name: search.search, exact: true }).click()
  await page.waitForURL(/\/visa\/list/)
  await expect(page.getByRole('heading', { name: list.title({ country: country.name }) })).toBeVisible()
  await expect(page.getByRole('link', { name: list.choose }).first()).toBeVisible()
  await expectAccessible(page)
}

/** The order form for two; whoever leaves today is told that it is too late, and goes on. Gives the order's number. */
async function orderForTwo(
  page: Page,
  { bookForm, choice, book, detail, list, employee, widgets, visaText, rules }: Words,
): Promise<string> {
  await page.getByRole('link', { name: list.choose }).last().click()
  await page.waitForURL(/\/visa\/detail/)
  await expect(page.getByRole('heading', { name: detail.materials })).toBeVisible()
  await expect(page.getByText(visaText.transit, { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: visaText.templateOf({ material: rules.materials.employmentLetter.name }) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.rtf$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: detail.order }).click()
  await page.waitForURL(/\/visa\/placeOrder/)
  await page.getByRole('button', { name: bookForm.addTraveller }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('searchbox').fill('林晓雯')
  await drawer.getByRole('button', { name: choice.add({ name: employee }) }).click()
  await drawer.getByRole('button', { name: widgets.ok, exact: true }).click()
  await expect(page.getByLabel(book.applicantType)).toHaveCount(2)
  await page.getByRole('button', { name: bookForm.submit }).click()
  await expect(page.getByText(book.addressWrong)).toBeVisible()
  await expectAccessible(page)
  for (const [part, value] of Object.entries({ name: '陈志远', mobile: '13800010002', address: '上海市浦东新区世纪大道 100 号' }))
    await page.locator(`[data-field="returnAddress.${part}"]`).fill(value)
  await page.getByRole('button', { name: bookForm.submit }).click()
  const late = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(late.getByText(book.lateTitle)).toBeVisible()
  await late.getByRole('button', { name: book.goOn }).click()
  await page.waitForURL(/\/order\/visa\?/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

/** Every paper that is asked for and not taken yet. */
async function bringPapers(page: Page, { order }: Words): Promise<void> {
  const inputs = page.locator('input[type=file]')
  await expect(inputs.first()).toBeAttached()
  for (let index = 0; index < (await inputs.count()); index++) {
    await inputs.nth(index).setInputFiles(scan(`scan-${index}.png`))
    await expect(page.getByText(order.states.uploaded, { exact: true })).toHaveCount(index + 1)
  }
}

/** The desk sends the first paper back and takes all others. */
async function reviewPapers(desk: Page, orderNo: string, { desk: text, order, blurred }: Words): Promise<void> {
  const found = caseOf(desk, orderNo)
  const accept = found.locator('button').filter({ hasText: new RegExp(`^${text.accept}$`) })
  await found
    .locator('button')
    .filter({ hasText: new RegExp(`^${text.refuse}$`) })
    .first()
    .click()
  await found.getByRole('button', { name: text.send }).click()
  await expect(found.getByText(text.whyMissing)).toBeVisible()
  await found.getByLabel(text.why).fill(blurred)
  await found.getByRole('button', { name: text.send }).click()
  await expect(found.getByText(order.states.refused, { exact: true })).toBeVisible()
  await acceptAll(accept)
}

async function acceptAll(accept: Locator): Promise<void> {
  await expect(accept.first()).toBeVisible()
  for (let left = await accept.count(); left > 0; left--) {
    await accept.first().click()
    await expect(accept).toHaveCount(left - 1)
  }
}

for (const language of visaLanguages)
  test(`[S2.27] ${language}: a visa for two, from search to returned passport, with one paper refused first`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    const words: Words = visaWords[language]
    const { order, orderPage, payment, desk: deskText, rules } = words
    await withPassport(managerAbroad)
    await searchVisa(page, language)
    const orderNo = await orderForTwo(page, words)
    await expect(page.getByText(order.notOpen).first()).toBeVisible()
    await page
      .getByRole('button', { name: orderPage.actions.pay })
      .or(page.getByRole('link', { name: orderPage.actions.pay }))
      .first()
      .click()
    await page.waitForURL(/\/pay\/index/)
    await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
    await page.waitForURL(/\/pay\/success/)
    await page.goto(`/v/order/visa?orderId=${orderNo}&lang=${language}`)
    await bringPapers(page, words)
    await expectAccessible(page)

    const desk = await (await browser.newContext()).newPage()
    await signIn(desk, 'agent@agency.example', `/v/agent/visas?enterpriseId=1&lang=${language}`)
    await expect(desk.getByText(orderNo)).toBeVisible()
    await expectAccessible(desk)
    await reviewPapers(desk, orderNo, words)

    await page.reload()
    await expect(page.getByText(words.blurred, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(rules.statuses.supplement).first()).toBeVisible()
    const again = page.locator('li').filter({ hasText: words.blurred }).locator('input[type=file]')
    await again.setInputFiles(scan('again.png'))
    await expect(page.getByText(order.states.refused, { exact: true })).toHaveCount(0)
    await page.getByLabel(order.trackingNo).first().fill('SF1234567890')
    await page.getByRole('button', { name: order.send }).first().click()
    await expect(page.getByText(order.passports.sent).first()).toBeVisible()

    await desk.reload()
    await acceptAll(
      caseOf(desk, orderNo)
        .locator('button')
        .filter({ hasText: new RegExp(`^${deskText.accept}$`) }),
    )
    for (const index of [0, 1]) {
      const applicant = applicantOf(desk, orderNo, index)
      await step(applicant, deskText.steps.passportReceived, deskText.save)
      await step(applicant, deskText.steps.lodged, deskText.save)
      await step(applicant, deskText.steps.granted, deskText.save, {
        [deskText.visaNo]: `V2026000${index}`,
        [deskText.validFrom]: '2027-01-01',
        [deskText.validUntil]: '2027-03-31',
      })
      await step(applicant, deskText.steps.passportReturned, deskText.save, { [deskText.trackingNo]: `SF998877660${index}` })
    }
    await expect(desk.getByText(orderNo)).toHaveCount(0)

    await page.reload()
    await expect(page.getByText(rules.statuses.returned).first()).toBeVisible()
    await expect(page.getByText(order.tracking({ number: 'SF9988776601' })).first()).toBeVisible()
    await expectAccessible(page)
    await desk.context().close()
  })
