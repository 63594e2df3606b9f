import { expect, test, type Page } from '@playwright/test'
import { text as credential } from '@sojourn/text/booking/credential.zh-CN'
import { text as traveller } from '@sojourn/text/booking/traveller.zh-CN'
import { text as intlBook } from '@sojourn/text/products/intl-flight/book.zh-CN'
import { text as intlCheck } from '@sojourn/text/products/intl-flight/check.zh-CN'
import { text as intlList } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { inOtherLanguages } from '../abroad-words'
import { agree, asColleague, dayOfMonth, toMonthOfFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, firstThatOffers, pretendOtherHours, signIn } from '../support'
import { words } from '../words'

const { home, book, choice, order, payment, widgets } = words['zh-CN']

/** As the passport of 苏婉清 prints them; all check digits fit. */
const zone = 'P<CHNSU<<WANQING<<<<<<<<<<<<<<<<<<<<<<<<<<<<\nE555100039CHN9206252F3205013<<<<<<<<<<<<<<00'

/** A fare that can wait for its approvers, of the first itinerary that has one. */
async function chooseFare(page: Page, action: string): Promise<void> {
  const fares = page.getByRole('list', { name: new RegExp(`^${intlList.fares}`) }).getByRole('listitem')
  const wanted = fares
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${action}`) }) })
    .filter({ hasNotText: intlList.instantPayment })
  const openers = page.getByRole('button', { name: new RegExp(intlList.openFares) })
  // The first search of a server reads the whole timetable.
  await openers.first().waitFor({ timeout: 30_000 })
  await firstThatOffers(openers, wanted)
  await wanted
    .first()
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click()
}

/** Adds the passport of who books from its machine-readable lines. */
async function addPassport(page: Page): Promise<void> {
  await page.getByRole('button', { name: book.addCredential }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(credential.type).selectOption({ label: traveller.credentialTypes.passport })
  await dialog.getByText(credential.zone.open).click()
  const lines = dialog.getByLabel(credential.zone.label)
  await lines.fill(zone.replace('E55510003', 'E55510004'))
  await expect(dialog.getByText(credential.zone.faults.zoneNumberCheck)).toBeVisible()
  await lines.fill(zone)
  await dialog.getByRole('button', { name: credential.zone.fill }).click()
  await expect(dialog.getByLabel(credential.number)).toHaveValue('E55510003')
  await expectAccessible(page)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: credential.save }).click()
  await expect(dialog).toBeHidden()
}

/** What the passport that is kept does not say. */
async function completePassports(page: Page): Promise<void> {
  for (const [label, value] of [
    [intlBook.gender, 'female'],
    [intlBook.nationality, 'CN'],
  ] as const)
    for (const field of await page.getByLabel(label, { exact: false }).all()) await field.selectOption(value)
}

test('[S2.23] two fly from Shanghai to Singapore and back: passports, approval, payment, tickets', async ({ page, browser }) => {
  // Two people, a list for each direction, a passport and an approver: longer than what is slow elsewhere.
  test.setTimeout(180_000)
  await signIn(page, 'guest-booker@yuanxing.example', '/v/?type=2&lang=zh-CN')
  await page.getByRole('radio', { name: home.bookOthers }).click()
  await page.getByRole('radio', { name: home.return }).click()
  for (const [label, typed, found] of [
    [home.from, 'shanghai', '上海'],
    [home.to, 'singapore', '新加坡'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.keyboard.type(typed)
    await page
      .getByRole('option', { name: new RegExp(`^${found}`) })
      .first()
      .click()
  }
  await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
  await toMonthOfFlights(page, widgets.nextMonth)
  await dayOfMonth(page, flightDay('employee@yuanxing.example', 'book-abroad zh-CN')).click()
  // The day of departure opens the calendar of the way back.
  await dayOfMonth(page, flightDay('employee@yuanxing.example', 'book-abroad zh-CN: back')).click()
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/choice\/index/)
  for (const name of ['林晓雯', '苏婉清']) {
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: choice.add({ name }) }).click()
  }
  await page.getByRole('button', { name: choice.next[2] }).click()
  await page.waitForURL(/\/iflight\/list/)
  await chooseFare(page, intlList.choose.out)
  await chooseFare(page, intlList.choose.last)
  await page.waitForURL(/\/iflight\/checkinfo/)
  await expect(page.getByText(intlCheck.verified)).toBeVisible()
  await expect(page.getByText(intlCheck.priceUntil)).toBeVisible()
  await expectAccessible(page)
  await inOtherLanguages(page, 'zh-CN', ({ check }) => expect(page.getByText(check.verified)).toBeVisible())

  // A flight that was moved since is asked about before anything is booked.
  await pretendOtherHours(page)
  const { title, accept } = intlCheck.timesChange
  await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(/00:(05|10)/)
  await expectAccessible(page)
  await page.getByRole('button', { name: accept, exact: true }).click()
  await expect(page.getByText(intlCheck.verified)).toBeVisible()
  await page.getByRole('button', { name: intlCheck.next }).click()

  await page.waitForURL(/\/iflight\/book/)
  await expect(page.getByRole('button', { name: book.submit })).toBeVisible()
  // When the story is tried again the passport is kept already.
  if (await page.getByText(book.noCredential).isVisible()) await addPassport(page)
  await completePassports(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/iflight\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await expect(page.getByText(order.states.approving).first()).toBeVisible()
  await expectAccessible(page)

  await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', (colleague) => agree(colleague, 'zh-CN', orderNo))

  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
  // Each of the two has a number for every ticket that the trip is made of.
  const numbers = page.getByText(/^\d{3}-\d{10}$/)
  await expect(numbers.first()).toBeVisible()
  expect((await numbers.count()) % 2).toBe(0)
  await expectAccessible(page)
  await inOtherLanguages(page, 'zh-CN', ({ states }) => expect(page.getByText(states.states.issued).first()).toBeVisible())
})
