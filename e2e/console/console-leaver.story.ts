import { randomInt } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { getConsoleHome } from '@sojourn/contract/admin/console.calls'
import { saveCredential } from '@sojourn/contract/personal/credential.calls'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { addDays } from '@sojourn/domain/kit/local-date'
import { noticeVersion } from '@sojourn/domain/personal/privacy'
import { text as ordersZh } from '@sojourn/text/admin/orders/orders.zh-CN'
import { text as leavingEn } from '@sojourn/text/admin/people/leaving.en'
import { text as leavingZh } from '@sojourn/text/admin/people/leaving.zh-CN'
import { text as peopleZh } from '@sojourn/text/admin/people/people.zh-CN'
import { text as personEn } from '@sojourn/text/admin/people/person.en'
import { text as personZh } from '@sojourn/text/admin/people/person.zh-CN'
import { text as problemsZh } from '@sojourn/text/kit/problems.zh-CN'
import { activate, newColleague, type NewColleague } from '../colleagues'
import { asColleague } from '../flight-pages'
import { orderFlight } from '../flight-buyer'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'

const administrator = 'admin@yuanxing.example'
/** Each attempt has somebody of its own. */
const nameOf = (): string => `叶知秋${'甲乙丙'.charAt(test.info().retry)}`
const dialogOf = (page: Page) => page.getByRole('dialog')
const detailOf = ({ employeeId }: NewColleague, language = 'zh-CN'): string =>
  `/v/manage/employee/detail?employeeId=${employeeId}&lang=${language}`

interface Leaver extends NewColleague {
  account: string
  password: string
  today: string
  orderNo: string
}

/** Somebody with a person to lead, and a flight six weeks ahead that waits for the superior. */
async function leaverWithTrip(name: string): Promise<Leaver> {
  const admin = await signedIn(administrator)
  const { today } = await admin.send(getConsoleHome, {})
  const leaver = await newColleague(admin.send, { name, superiorId: '1-manager' })
  await newColleague(admin.send, { name: '梅若雪', superiorId: leaver.employeeId })
  await admin.leave()
  const secrets = await activate(leaver)
  const own = await signedIn(secrets)
  const number = `1101011992010${1 + randomInt(9)}${100 + randomInt(900)}`
  await own.send(saveCredential, {
    type: 1,
    number: number + identityCheckDigit(number),
    nameOnCredential: name,
    expiresOn: '',
    birthDate: '',
    gender: '',
    nationality: '',
    agreedTo: noticeVersion,
  })
  const contact = { name, mobile: leaver.mobile, email: leaver.mail }
  const { orderNo } = await orderFlight(own.send, {
    date: addDays(today, 42),
    contact,
    wanted: ({ verdict }) => verdict === 'within',
  })
  await own.leave()
  return { ...leaver, ...secrets, today, orderNo }
}

test('somebody leaves with open trips: they are named, those led are handed on, and the account closes at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const name = nameOf()
  const leaver = await leaverWithTrip(name)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, administrator, detailOf(leaver))

  await test.step('what is left behind stands beside the last day', async () => {
    await page.getByRole('button', { name: leavingZh.begin }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText(leavingZh.reports({ count: 1 }))).toBeVisible()
    await expect(dialog.getByRole('heading', { name: leavingZh.trips })).toBeVisible()
    await expect(dialog.getByText(leaver.orderNo)).toBeVisible()
    await dialog.getByRole('textbox', { name: leavingZh.lastDay }).fill(addDays(leaver.today, 1))
    await expect(dialog.getByRole('combobox', { name: leavingZh.successor })).toHaveValue('陈志远')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: leavingZh.confirm }).click()
    await expect(page.getByText(leavingZh.done, { exact: true })).toBeVisible()
  })

  await test.step('the overview leads to who travels after the last day', async () => {
    await page.goto('/v/manage/index')
    await expect(page.getByText(/其中 \d+ 人离职后仍有行程/)).toBeVisible()
    await page.goto('/v/manage/employee/list?concern=travelsAfterLastDay')
    await expect(page.getByRole('table', { name: peopleZh.table }).getByRole('link', { name })).toBeVisible()
  })

  await test.step('ended at once, the open session of the leaver is over and no other begins', async () => {
    await asColleague(browser, leaver, 'zh-CN', async (own) => {
      await own.goto(`/v/order/flight/detail?orderId=${leaver.orderNo}`)
      await expect(own.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(detailOf(leaver))
      await page.getByRole('button', { name: leavingZh.beginAgain }).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('textbox', { name: leavingZh.lastDay }).fill(leaver.today)
      await dialog.getByRole('checkbox', { name: leavingZh.atOnce }).check()
      await dialog.getByRole('button', { name: leavingZh.confirm }).click()
      await expect(page.getByText(leavingZh.doneNow, { exact: true })).toBeVisible()
      await own.goto('/v/center/tripOrderList')
      await own.waitForURL(/\/v\/login/)
      await own.locator('input[name="account"]').fill(leaver.account)
      await own.locator('input[name="password"]').fill(leaver.password)
      await own.locator('input[name="password"]').press('Enter')
      await expect(own.getByText(problemsZh.wrongPassword)).toBeVisible()
    })
    await expect(page.getByText(personZh.states.left, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the trip stands, for the company to cancel or to hand on', async () => {
    await page.goto('/v/center/management/list')
    await page.getByRole('combobox', { name: ordersZh.keyword }).fill(leaver.orderNo)
    await expect(page.getByRole('link', { name: /→/ })).toHaveCount(1)
    await page.goto('/v/manage/employee/list?lang=zh-CN')
    await page.getByRole('combobox', { name: peopleZh.keyword }).fill('梅若雪')
    await expect(page.getByRole('row').filter({ hasText: '梅若雪' }).first()).toContainText('陈志远')
  })

  await test.step('in English, on a phone, the page says who has left', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(detailOf(leaver, 'en'))
    await expect(page.getByText(personEn.states.left, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: leavingEn.resume })).toBeVisible()
    await expectAccessible(page)
  })
})
