import { expect, test, type Page } from '@playwright/test'
import { text as arrangersZh } from '@sojourn/text/admin/people/arrangers.zh-CN'
import { text as guestsEn } from '@sojourn/text/admin/guests/words.en'
import { text as guestsZh } from '@sojourn/text/admin/guests/words.zh-CN'
import { text as personZh } from '@sojourn/text/admin/people/person.zh-CN'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as choiceZh } from '@sojourn/text/booking/placing/choice.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as problemsZh } from '@sojourn/text/kit/problems.zh-CN'
import { text as trainsZh } from '@sojourn/text/products/train/search.zh-CN'
import { searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'

const assistant = '黎家豪'
const covered = '何文静'

const dialogOf = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const addOf = (page: Page, name: string) => page.getByRole('button', { name: choiceZh.add({ name }) })

/** A day that is well ahead, as it is typed. */
const lastDay = (): string => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

async function giveFinance(page: Page, product?: string): Promise<void> {
  await page.goto('/v/manage/employee/arrangers')
  await page.getByRole('button', { name: arrangersZh.give }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('combobox', { name: arrangersZh.arrangers }).fill(assistant)
  await page.getByRole('option', { name: assistant }).click()
  await dialog.getByRole('combobox', { name: arrangersZh.overDepartment }).selectOption('财务部')
  if (product) await dialog.getByRole('checkbox', { name: product }).check()
  await dialog.getByRole('textbox', { name: arrangersZh.untilDay }).fill(lastDay())
  await dialog.getByRole('button', { name: arrangersZh.confirm }).click()
  await expect(page.getByText(arrangersZh.given({ count: 1 }))).toBeVisible()
}

/** Ends the rights of the assistant that say this. */
async function endRight(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: arrangersZh.openOf({ name: assistant }) }).click()
  await page.getByRole('button', { name: new RegExp(`^结束.*${words}`) }).click()
  await page
    .getByRole('alertdialog')
    .or(dialogOf(page))
    .last()
    .getByRole('button', { name: arrangersZh.end, exact: true })
    .click()
  await expect(page.getByText(arrangersZh.ended)).toBeVisible()
}

async function openTrainPicker(page: Page): Promise<void> {
  await page.goto('/v/?type=5')
  await page.getByRole('radio', { name: homeZh.bookOthers }).click()
  await page.getByRole('button', { name: trainsZh.search, exact: true }).click()
  await page.waitForURL(/\/choice\/index/)
}

test('[S2.45] an assistant books trains only for one department until a day, and is refused everything else in words', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@yuanxing.example')
  const context = await browser.newContext({ locale: 'zh-CN' })
  const desk = await context.newPage()

  await test.step('an administrator lets somebody book for the finance department, with the ability along', async () => {
    await giveFinance(page)
    await expect(rowOf(page, assistant)).toContainText(arrangersZh.withBelow({ name: '财务部' }))
    await expect(rowOf(page, assistant)).toContainText(arrangersZh.allProducts)
    await expectAccessible(page)
  })

  await test.step('the assistant chooses one of it for a flight', async () => {
    await signIn(desk, 'hongkong@yuanxing.example', '/v/')
    await desk.getByRole('radio', { name: homeZh.bookOthers }).click()
    await searchFlights(desk, 'zh-CN', flightDay('finance@yuanxing.example', 'console-arrangers'), /\/choice\/index/)
    await expect(desk.getByText(choiceZh.reachOf({ name: '财务部', isDepartment: true }))).toBeVisible()
    await addOf(desk, covered).click()
  })

  await test.step('meanwhile the administrator leaves trains alone, and the flight is refused with the name', async () => {
    await giveFinance(page, arrangersZh.products.train)
    await endRight(page, arrangersZh.allProducts)
    await expectAccessible(page)
    await desk.getByRole('button', { name: choiceZh.next[1] }).click()
    await expect(desk.getByText(problemsZh.arrangerNotAllowed({ name: covered, product: 'flight' }))).toBeVisible()
  })

  await test.step('for a train only those of the department are offered', async () => {
    await openTrainPicker(desk)
    await expect(addOf(desk, covered)).toBeVisible()
    await desk.getByRole('searchbox').fill('林晓雯')
    await expect(desk.getByText(choiceZh.noneFound)).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('searchbox').fill('')
    await addOf(desk, covered).click()
    await desk.getByRole('button', { name: choiceZh.next[5] }).click()
    await desk.waitForURL(/\/train\/list/)
  })

  await test.step('once the right is ended, nobody else is offered, and the page says who can widen it', async () => {
    await page.goto('/v/manage/employee/arrangers')
    await endRight(page, arrangersZh.products.train)
    await openTrainPicker(desk)
    await expect(desk.getByText(choiceZh.reachNobody)).toBeVisible()
    await expect(desk.getByText(choiceZh.reachNobodyWhy({ names: ['周雅琴'] }))).toBeVisible()
    await expect(addOf(desk, assistant)).toBeVisible()
    await expect(addOf(desk, covered)).toHaveCount(0)
    await context.close()
  })

  await test.step('the ability is taken back on the page of the person', async () => {
    await page.goto('/v/manage/employee/detail?employeeId=1-hongkong')
    await expect(page.getByText(personZh.arrangingStates.nobody)).toBeVisible()
    await page.getByRole('checkbox', { name: personZh.abilities.bookForOthers }).uncheck()
    await page.getByRole('region', { name: editZh.bar }).getByRole('button', { name: editZh.save }).click()
    await expect(page.getByText(personZh.saved)).toBeVisible()
    await expect(page.getByText(personZh.arrangingStates.nobody)).toHaveCount(0)
  })
})

test('[S2.45] a guest is added for a host and handed over to another', async ({ page }) => {
  test.slow()
  const name = `高远${'甲乙丙'[test.info().retry]}`
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@yuanxing.example', '/v/manage/employee/guest')

  await test.step('what is wrong stands at its field', async () => {
    await page.getByRole('button', { name: guestsZh.add }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: guestsZh.save, exact: true }).click()
    await expect(dialog.getByText(guestsZh.hostMissing)).toBeVisible()
    await dialog.getByRole('combobox', { name: guestsZh.host }).fill('陈志远')
    await page.getByRole('option', { name: '陈志远' }).click()
    await dialog.getByRole('textbox', { name: choiceZh.guestName }).fill(name)
    await dialog.getByRole('textbox', { name: choiceZh.guestMobile }).fill('13900001111')
    await dialog.getByRole('combobox', { name: choiceZh.guestDocument }).selectOption({ label: '护照' })
    await dialog.getByRole('textbox', { name: choiceZh.guestNumber }).fill(`E7700000${test.info().retry}`)
    await dialog.getByLabel(choiceZh.guestBirthDate).fill('1988-04-09')
    await dialog.getByLabel(choiceZh.guestExpiry).fill('2035-01-01')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: guestsZh.save, exact: true }).click()
    await expect(page.getByText(guestsZh.saved({ name }))).toBeVisible()
    await expect(rowOf(page, name)).toContainText('陈志远')
    await expect(rowOf(page, name)).not.toContainText('E7700000')
  })

  await test.step('handed over, the guest stands with the new host, and the history says so', async () => {
    await page.getByRole('button', { name: guestsZh.openOf({ name }) }).click()
    await page.getByRole('button', { name: guestsZh.handOver }).click()
    const dialog = dialogOf(page).last()
    await dialog.getByRole('combobox', { name: guestsZh.newHost }).fill('欧阳')
    await page.getByRole('option', { name: '欧阳明哲' }).click()
    await dialog.getByRole('button', { name: guestsZh.handOverConfirm, exact: true }).click()
    await expect(page.getByText(guestsZh.handedOver({ count: 1, name: '欧阳明哲' }))).toBeVisible()
    await expect(rowOf(page, name)).toContainText('欧阳明哲')
    await page.getByRole('button', { name: guestsZh.openOf({ name }) }).click()
    await expect(page.getByRole('list', { name: editZh.history })).toContainText(`陈志远${editZh.becomes}欧阳明哲`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('on a phone, in English, several are removed at once', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/v/manage/employee/guest?lang=en')
    await page.getByLabel(guestsEn.keyword).fill(name)
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: guestsEn.remove, exact: true }).click()
    await page.getByRole('alertdialog').or(dialogOf(page)).getByRole('button', { name: guestsEn.remove, exact: true }).click()
    await expect(page.getByText(guestsEn.removedDone({ count: 1 }))).toBeVisible()
    await expectAccessible(page)
  })
})
