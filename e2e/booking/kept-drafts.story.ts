import { expect, test, type Page } from '@playwright/test'
import { text as formZh } from '@sojourn/text/booking/application/form.zh-CN'
import { text as credentialZh } from '@sojourn/text/booking/credential.zh-CN'
import { text as depositZh } from '@sojourn/text/finance/deposit.zh-CN'
import { text as feedbackZh } from '@sojourn/text/personal/feedback.zh-CN'
import { text as profileZh } from '@sojourn/text/personal/profile.zh-CN'
import { text as draftsZh } from '@sojourn/text/kit/drafts.zh-CN'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { expectAccessible, signInByHand } from '../support'

const author = 'employee@yuanxing.example'
const colleague = 'manager@yuanxing.example'
const apply = '/v/center/travelForm/apply'
const feedback = '/v/center/feedback'
const typed = '上海渠道大会'

const reason = (page: Page) => page.getByRole('textbox', { name: formZh.reason })
const keptSentence = (page: Page) => page.getByText(new RegExp(`^${draftsZh.kept({ time: '' })}\\d\\d:\\d\\d$`))
const restored = (page: Page) => page.getByRole('status').filter({ hasText: draftsZh.restored })

async function signOut(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: shellZh.account }).click()
  await page.getByRole('menuitem', { name: shellZh.logout }).click()
  await page.waitForURL(/\/login/)
}

async function expectRestored(page: Page): Promise<void> {
  await expect(restored(page)).toBeVisible()
  await expect(reason(page)).toHaveValue(typed)
  await expect(keptSentence(page)).toBeVisible()
}

test('[S4.40] what is typed waits for the one who typed it: after a reload, in a new tab and after a sign-out, and for nobody else', async ({
  page,
  context,
}) => {
  await signInByHand(page, author)
  await page.goto(apply)

  await test.step('typed, and said to be kept', async () => {
    await expect(reason(page)).toHaveValue('')
    await expect(keptSentence(page)).toHaveCount(0)
    await reason(page).fill(typed)
    await expect(keptSentence(page)).toBeVisible()
  })

  await test.step('there after a reload', async () => {
    await page.reload()
    await expectRestored(page)
    await expectAccessible(page)
  })

  await test.step('there in a new tab; what is changed there is no longer kept here, and says so', async () => {
    const second = await context.newPage()
    await second.goto(apply)
    await expectRestored(second)
    await second.getByRole('textbox', { name: formZh.description }).fill('含展台搭建')
    await expect(page.getByText(draftsZh.elsewhere)).toBeVisible()
    await second.close()
  })

  await test.step('not there for somebody else on this machine', async () => {
    await signOut(page)
    await signInByHand(page, colleague)
    await page.goto(apply)
    await expect(reason(page)).toHaveValue('')
    await expect(restored(page)).toHaveCount(0)
    await signOut(page)
  })

  await test.step('there for its author, until it is discarded', async () => {
    await signInByHand(page, author)
    await page.goto(apply)
    await expectRestored(page)
    await restored(page).getByRole('button', { name: draftsZh.discard }).click()
    await page.getByRole('dialog', { name: draftsZh.discardTitle }).getByRole('button', { name: draftsZh.discard }).click()
    await expect(reason(page)).toHaveValue('')
    await page.reload()
    await expect(reason(page)).toHaveValue('')
    await expect(restored(page)).toHaveCount(0)
  })
})

test('a machine that has no room says that the words are not kept, and what is typed without a network is kept', async ({
  page,
  context,
}) => {
  await signInByHand(page, author)
  await page.goto(feedback)
  const words = page.getByRole('textbox', { name: feedbackZh.content })

  await test.step('without room', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await words.fill('列表打不开')
    await expect(page.getByText(draftsZh.lost)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(words).toHaveValue('')
  })

  await test.step('without a network', async () => {
    await context.setOffline(true)
    await words.fill('打印行程单时页面空白')
    await expect(keptSentence(page)).toBeVisible()
    await page.getByRole('button', { name: feedbackZh.submit }).click()
    await expect(page.getByText(shellZh.offlineProblem)).toBeVisible({ timeout: 15_000 })
    await context.setOffline(false)
    await page.reload()
    await expect(words).toHaveValue('打印行程单时页面空白')
    await page.getByRole('button', { name: feedbackZh.submit }).click()
    await expect(page.getByText(feedbackZh.submitted)).toBeVisible()
    await page.reload()
    await expect(words).toHaveValue('')
  })
})

test('a document that is typed stays in its tab: it is there after a reload, in no other tab, and nowhere on the machine', async ({
  page,
  context,
}) => {
  const number = 'E12345678'
  const section = '/v/center/personalInfo?section=credentials'
  await signInByHand(page, 'employee@beichen.example')
  const open = async (tab: Page) => {
    await tab.goto(section)
    await tab.getByRole('button', { name: profileZh.add }).first().click()
    return tab.getByRole('dialog', { name: credentialZh.add })
  }
  const dialog = await open(page)
  await dialog.getByLabel(credentialZh.type).selectOption('passport')
  await dialog.getByLabel(credentialZh.number).fill(number)
  await dialog.getByLabel(credentialZh.consent).check()
  await expect(dialog.getByText(/^已暂存在此标签页 \d\d:\d\d，关闭标签页后清除$/)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain(number)

  const again = await open(page)
  await expect(again.getByLabel(credentialZh.number)).toHaveValue(number)
  await expect(again.getByLabel(credentialZh.consent), 'a consent is given anew').not.toBeChecked()
  const other = await open(await context.newPage())
  await expect(other.getByLabel(credentialZh.number)).toHaveValue('')
})

test('Escape takes nothing from a dialog: it asks, and what is closed without being given up is there when it opens again', async ({
  page,
}) => {
  await signInByHand(page, 'finance@yuanxing.example')
  await page.goto('/v/center/advance/index')
  const dialog = page.getByRole('dialog', { name: depositZh.ask })
  const question = page.getByRole('dialog', { name: widgetsZh.leaveTitle })
  const amount = dialog.getByLabel(depositZh.yuan)
  const open = () => page.getByRole('button', { name: depositZh.ask }).click()
  await open()
  await amount.fill('50000')

  await test.step('asked, and stayed', async () => {
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: widgetsZh.stay }).click()
    await expect(amount).toHaveValue('50000')
  })

  await test.step('closed by its button, and there again', async () => {
    await dialog.getByRole('button', { name: depositZh.cancel }).click()
    await open()
    await expect(amount).toHaveValue('50000')
    await expect(restored(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog, 'nothing was typed since').toHaveCount(0)
  })

  await test.step('given up, and gone', async () => {
    await open()
    await amount.fill('60000')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: widgetsZh.discard }).click()
    await expect(dialog).toHaveCount(0)
    await open()
    await expect(amount).toHaveValue('')
    await expect(restored(page)).toHaveCount(0)
  })
})
