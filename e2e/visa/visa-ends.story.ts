import { expect, test, type Browser, type Page } from '@playwright/test'
import { shortYuan } from '@sojourn/domain/kit/money'
import { beSignedIn, expectAccessible, signIn } from '../support'
import { readyVisa } from '../visa-buyer'
import { applicantOf, caseOf, step, visaWords, type VisaLanguage } from '../visa-pages'

const account = 'director@yuanxing.example'

/** The desk's page in a window of its own. */
async function openDesk(browser: Browser, language: VisaLanguage): Promise<Page> {
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, 'agent@agency.example', `/v/agent/visas?enterpriseId=1&lang=${language}`)
  return desk
}

/** Half of the service fee of a visa for business: all that comes back once it is lodged. */
const backOf = (serviceFee: number): string => shortYuan(serviceFee / 2)

test('a visa that the consulate refuses: why, what comes back, and the passport on its way home', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const words = visaWords['zh-CN']
  const orderNo = await readyVisa({ country: 'hanguo', productId: 'kr-b' })
  const desk = await openDesk(browser, 'zh-CN')
  const applicant = applicantOf(desk, orderNo, 0)
  await step(applicant, words.desk.steps.lodged, words.desk.save)
  await applicant.getByRole('button', { name: words.desk.steps.refused, exact: true }).click()
  await applicant.getByRole('button', { name: words.desk.save, exact: true }).click()
  await expect(applicant.getByText(words.desk.fill)).toBeVisible()
  await expectAccessible(desk)
  await applicant.getByLabel(words.desk.refusal).fill('出行目的说明不足')
  await applicant.getByRole('button', { name: words.desk.save, exact: true }).click()

  await beSignedIn(page, account, 'zh-CN')
  await page.goto(`/v/order/visa?orderId=${orderNo}`)
  await expect(page.getByText(words.rules.statuses.refused).first()).toBeVisible()
  await expect(page.getByText('出行目的说明不足').first()).toBeVisible()
  await expect(page.getByText(backOf(320_00)).first()).toBeVisible()
  await expect(page.getByText(words.order.passports.desk)).toBeVisible()
  await expectAccessible(page)

  await desk.reload()
  await step(applicant, words.desk.steps.passportReturned, words.desk.save, { [words.desk.trackingNo]: 'SF9988776611' })
  await expect(page.getByText(words.order.tracking({ number: 'SF9988776611' })).first()).toBeVisible()
  await desk.context().close()
})

test('a visa that its applicant gives up after it was lodged: asked first, paid back in part, the passport returned', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const words = visaWords.en
  const orderNo = await readyVisa({ country: 'baxi', productId: 'br-b' })
  const desk = await openDesk(browser, 'en')
  await step(applicantOf(desk, orderNo, 0), words.desk.steps.lodged, words.desk.save)

  await beSignedIn(page, account, 'en')
  await page.goto(`/v/order/visa?orderId=${orderNo}`)
  await page.getByRole('button', { name: words.order.withdraw }).click()
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(asked.getByText(new RegExp(`${backOf(420_00)}\\b`))).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: words.order.withdraw }).click()
  await expect(page.getByText(words.rules.statuses.withdrawn).first()).toBeVisible()
  await expect(page.getByText(/application has been withdrawn/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: words.order.withdraw })).toHaveCount(0)
  await expectAccessible(page)

  await desk.reload()
  const applicant = applicantOf(desk, orderNo, 0)
  await step(applicant, words.desk.steps.passportReturned, words.desk.save, { [words.desk.trackingNo]: 'SF9988776612' })
  await expect(caseOf(desk, orderNo)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(words.order.tracking({ number: 'SF9988776612' })).first()).toBeVisible()
  await desk.context().close()
})
