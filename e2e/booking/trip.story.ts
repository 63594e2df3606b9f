import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { text as bookEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as documentsEn } from '@sojourn/text/booking/document/links.en'
import { text as linkEn } from '@sojourn/text/booking/trip/link.en'
import { text as tripEn } from '@sojourn/text/booking/trip/page.en'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { book, choice, home, order, payment, widgets } = words.en

/** The beginning of the file that a button hands over, and its name. */
async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('[S3.24] en, second company: booked fast, travellers named on the form; documents opened; the whole trip given up by one quote', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'manager@beichen.example', '/v/?lang=en')

  await test.step('the list comes before the people', async () => {
    await page.getByRole('radio', { name: home.bookOthers }).click()
    await page.getByRole('checkbox', { name: home.fastMode }).check()
    await searchFlights(page, 'en', flightDay('manager@beichen.example', 'trip'))
    await chooseFare(page, 'en')
    await page.getByRole('button', { name: bookEn.addTraveller }).first().click()
    const drawer = page.getByRole('dialog', { name: bookEn.addTraveller })
    await drawer.getByRole('searchbox').fill('赵建国')
    await drawer.getByRole('button', { name: choice.add({ name: 'ZHAO/JIANGUO' }) }).click()
    await drawer.getByRole('button', { name: widgets.ok }).click()
    await expect(page.getByText('ZHAO/JIANGUO').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/pay\/index/)
    const orderNo = new URL(page.url()).searchParams.get('orderNos') ?? ''
    await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
    await page.waitForURL(/\/pay\/success/)
    await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
    await expect(page.getByText(/\d{3}-\d{10}/).first()).toBeVisible()
  })

  await test.step('its documents are what they say they are', async () => {
    const itinerary = await downloaded(page, documentsEn.itinerary)
    expect(itinerary.name).toMatch(/^F\d{16}\.pdf$/)
    expect(itinerary.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const calendar = await downloaded(page, documentsEn.calendar)
    expect(calendar.name).toMatch(/\.ics$/)
    expect(calendar.bytes.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/)
  })

  await test.step('one quote, then all of it', async () => {
    await page.getByRole('button', { name: linkEn.make }).click()
    await page.waitForURL(/\/center\/travelView/)
    await expectAccessible(page)
    await page.getByRole('button', { name: tripEn.cancel }).click()
    const dialog = page.getByRole('dialog', { name: tripEn.cancelTitle })
    await expect(dialog.getByRole('listitem')).toContainText(tripEn.steps.refund)
    await expect(dialog.getByText(tripEn.backTotal)).toBeVisible()
    await expectAccessible(page)
    // As if one supplier had answered at this very moment and another were silent: what stays is named, and the trip can be given up again.
    const stays = { orderNo: 'H2026120900000001', title: 'Hangzhou, 2 nights', reason: 'The order has changed meanwhile' }
    const waits = { orderNo: 'H2026120900000002', title: 'Suzhou, 1 night', reason: 'The hotel has not said yet' }
    const result = { cancelled: [], refunds: [], refused: [stays], pending: [waits] }
    const partly = { success: true, code: 0, message: '', result }
    await page.route('**/api/Order/CancelTrip', (route) => route.fulfill({ json: partly }), { times: 1 })
    await dialog.getByRole('button', { name: tripEn.confirm }).click()
    const told = page.getByRole('dialog', { name: tripEn.partlyTitle })
    await expect(told.getByRole('listitem')).toContainText([stays.reason, waits.reason])
    await expect(told.getByText(tripEn.unchanged)).toBeVisible()
    await expectAccessible(page)
    await told.getByRole('button', { name: tripEn.close }).click()
    await page.getByRole('button', { name: tripEn.cancel }).click()
    await dialog.getByRole('button', { name: tripEn.confirm }).click()
    await expect(page.getByText(tripEn.cancelled)).toBeVisible()
    await expect(page.getByText(order.states.refunded).first()).toBeVisible()
  })
})
