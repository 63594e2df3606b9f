import { expect, test, type Page } from '@playwright/test'
import { getHotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { text as homeZh } from '@sojourn/text/admin/home.zh-CN'
import { text as incidentZh } from '@sojourn/text/admin/orders/incidents.zh-CN'
import { text as whereZh } from '@sojourn/text/admin/orders/whereabouts.zh-CN'
import { text as mineEn } from '@sojourn/text/personal/incident.en'
import { text as mineZh } from '@sojourn/text/personal/incident.zh-CN'
import { agree, asColleague } from '../flight-pages'
import { hotelWords, searchHotels, submitOrder, takeRate } from '../hotel-pages'
import { hotelDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { payByCompany } from '../train-pages'
import { signedIn } from '../train-buyer'
import { words as wordsOf } from '../words'

const employee = 'employee@yuanxing.example'
const { widgets } = wordsOf['zh-CN']

/** A night in Shanghai that is confirmed; gives its day. */
async function stayInShanghai(page: Page): Promise<string> {
  const { book, payment, words } = hotelWords['zh-CN']
  await signIn(page, employee)
  await searchHotels(page, {
    language: 'zh-CN',
    tab: 3,
    city: 'shanghai',
    day: hotelDay(employee, 'console-incident'),
    nights: 1,
  })
  await takeRate(page, 'zh-CN', (rates) =>
    rates
      .filter({ hasText: words.payments[2] })
      .filter({ hasText: widgets.within })
      .filter({ hasText: words.confirmation.instant }),
  )
  await page.getByRole('button', { name: book.next }).click()
  await page.waitForURL(/\/hotel\/bookNext/)
  const orderNo = await submitOrder(page, 'zh-CN')
  await asColleague(page.context().browser()!, 'manager@yuanxing.example', 'zh-CN', (manager) => agree(manager, 'zh-CN', orderNo))
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await payByCompany(page, payment.payNow)
  const { send, leave } = await signedIn(employee)
  const { checkInDate } = await send(getHotelOrderDetail, { orderId: orderNo })
  await leave()
  return checkInDate
}

/** Opens an incident for a whole day in Shanghai; gives its title. */
async function openIncident(desk: Page, date: string): Promise<string> {
  const title = `上海台风预警${test.info().retry}`
  await desk.goto('/v/manage/incident/index')
  await desk.getByRole('button', { name: incidentZh.open }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('combobox', { name: incidentZh.fields.places }).fill('上海')
  await desk.getByRole('option', { name: '上海' }).first().click()
  for (const field of ['to', 'from'] as const) {
    const day = dialog.getByLabel(incidentZh.fields[field])
    await day.fill(date)
    await day.press('Tab')
  }
  await expect(dialog.getByRole('status').filter({ hasText: /涉及 \d+ 人/ })).toBeVisible()
  await dialog.getByLabel(new RegExp(incidentZh.fields.title)).first().fill(title)
  await dialog.getByLabel(new RegExp(incidentZh.fields.message)).first().fill('请留在室内，并回复是否安全。')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: incidentZh.confirm }).click()
  await desk.waitForURL(/\/manage\/incident\/detail/)
  return title
}

test('[S2.44] an administrator finds who is in a city, asks whether they are safe, sees the answer, and closes the incident', async ({
  page,
  browser,
}) => {
  test.slow()
  const date = await stayInShanghai(page)
  await asColleague(browser, 'admin@yuanxing.example', 'zh-CN', async (desk) => {
    await desk.setViewportSize({ width: 1440, height: 900 })
    await test.step('home tells the spend and where people are, and leads there', async () => {
      await desk.goto('/v/manage/index')
      await expect(desk.getByRole('heading', { name: homeZh.spend })).toBeVisible()
      await expect(desk.getByRole('heading', { name: homeZh.today })).toBeVisible()
      await expectAccessible(desk)
      await desk.goto(`/v/manage/whereabouts/index?date=${date}`)
      const file = desk.waitForEvent('download')
      await desk.getByRole('button', { name: widgets.export, exact: true }).click()
      expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
      await desk.getByRole('button', { name: widgets.look }).click()
      await desk.getByRole('checkbox', { name: whereZh.columns.order }).uncheck()
      await expect(desk.getByRole('columnheader', { name: whereZh.columns.order })).toHaveCount(0)
      await desk.keyboard.press('Escape')
      await expect(desk.getByRole('table', { name: whereZh.table }).getByText('林晓雯').first()).toBeVisible()
      await expectAccessible(desk)
    })

    const title = await openIncident(desk, date)
    const people = desk.getByRole('list', { name: incidentZh.peopleTable })
    const person = people.getByRole('listitem').filter({ hasText: '林晓雯' })
    await test.step('nobody is reached yet, and the hotel has a telephone', async () => {
      await expect(person.getByText(incidentZh.statuses.unreached)).toBeVisible()
      await expectAccessible(desk)
      await person.getByRole('button', { name: incidentZh.reveal }).click()
      await expect(person.getByText('13800010001')).toBeVisible()
    })

    await test.step('the traveller finds it on home, needs help first, and is safe with one press', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/v/?lang=zh-CN')
      await page.getByRole('alert').filter({ hasText: title }).getByRole('link', { name: mineZh.answer }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: mineZh.help }).click()
      await expect(page.getByText(/需要帮助。公司已看到/)).toBeVisible()
      await page.goto(`${new URL(page.url()).pathname}?lang=en`)
      await page.getByRole('button', { name: mineEn.safe }).click()
      await expect(page.getByText(/You said that you are safe/)).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('the console sees it by itself', async () => {
      await expect(person.getByText(incidentZh.statuses.safe, { exact: true })).toBeVisible({ timeout: 20_000 })
    })

    await test.step('its message is changed, which those concerned are told and the history says', async () => {
      await desk.getByRole('button', { name: incidentZh.edit, exact: true }).click()
      const dialog = desk.getByRole('dialog', { name: incidentZh.editTitle })
      await dialog.getByLabel(new RegExp(incidentZh.fields.message)).first().fill('台风改道，请继续留在室内。')
      await expectAccessible(desk)
      await dialog.getByRole('button', { name: incidentZh.save }).click()
      await expect(desk.getByText(incidentZh.acts.changed)).toBeVisible()
      await desk.getByRole('button', { name: incidentZh.history }).click()
      await expect(desk.getByRole('dialog').getByText('台风改道，请继续留在室内。').first()).toBeVisible()
      await desk.keyboard.press('Escape')
    })

    await test.step('a call is kept, and the incident is closed with a note', async () => {
      await person.getByRole('button', { name: incidentZh.call }).click()
      await desk.getByRole('dialog').getByLabel(incidentZh.note).fill('已在房间')
      await desk.getByRole('dialog').getByRole('button', { name: incidentZh.save }).click()
      await expect(desk.getByText('已在房间').first()).toBeVisible()
      await desk.getByRole('button', { name: incidentZh.close }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByLabel(incidentZh.closingNote).fill('台风已过，全员平安')
      await dialog.getByRole('button', { name: incidentZh.close }).click()
      await expect(desk.getByText('台风已过，全员平安')).toBeVisible()
      await expect(person.getByRole('button', { name: incidentZh.call })).toHaveCount(0)
    })
  })
})
