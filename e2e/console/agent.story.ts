import { expect, test, type Page } from '@playwright/test'
import { askDepositChange } from '@sojourn/contract/finance/deposit.calls'
import { text as deposit } from '@sojourn/text/finance/deposit.zh-CN'
import { addDays } from '@sojourn/domain/kit/local-date'
import { text as agentEn } from '@sojourn/text/access/agency/agent.en'
import { text as agentZh } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as floatingEn } from '@sojourn/text/app/floating.en'
import { text as floatingZh } from '@sojourn/text/app/floating.zh-CN'
import { text as problemsZh } from '@sojourn/text/kit/problems.zh-CN'
import { text as fuelZh } from '@sojourn/text/products/flight/fuel-surcharge.zh-CN'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words, type StoryLanguage } from '../words'
import { signedIn } from '../train-buyer'

const floating = { 'zh-CN': floatingZh, en: floatingEn }
const agents = { 'zh-CN': agentZh, en: agentEn }
const languages = ['zh-CN', 'en'] as const

/** At the desk: finds the customer, says why, and opens the customer's session in a page of its own. */
async function openSessionOf(page: Page, language: StoryLanguage, name: string): Promise<Page> {
  const text = agents[language]
  await page.locator('input[name="keyword"]').fill(name)
  await page.getByRole('button', { name: text.assistName({ name }) }).click()
  await expect(page.getByText(text.reasonMissing)).toBeVisible()
  await page.locator('input[name="reason"]').fill('客户来电，手机没电')
  await page.locator('input[name="reference"]').fill(`CALL-${language}`)
  await expectAccessible(page)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: text.assistName({ name }) }).click(),
  ])
  await opened.waitForURL((url) => /^\/v\/?$/.test(url.pathname))
  return opened
}

for (const language of languages) {
  const text = agents[language]

  test(`[S1.05] ${language}: an agent books for a customer; the customer sees who did it`, async ({ page, browser }) => {
    test.slow()
    await signIn(page, 'agent@agency.example', `/v/agent/desk?lang=${language}`)
    const session = await openSessionOf(page, language, '苏婉清')
    const bar = session.getByRole('contentinfo', { name: text.bar })
    const customerName = language === 'en' ? 'SU/WANQING' : '苏婉清'
    await session.goto(`/v/?lang=${language}`)
    // The customer's likes come up on home, over everything else; here they are read and closed.
    const likes = session.getByRole('dialog', { name: floating[language].likes })
    await expect(likes).toContainText(customerName)
    await expectAccessible(session)
    await session.keyboard.press('Escape')
    await expect(likes).toHaveCount(0)
    await expect(bar).toContainText(text.customer({ name: customerName }))
    await expect(bar).toContainText('客服小远')
    await session.getByRole('button', { name: floating[language].open }).click()
    await expect(session.getByRole('button', { name: floating[language].likes }), '[S6.02]').toBeVisible()
    await session.getByRole('button', { name: floating[language].close }).click()

    await searchFlights(session, language, flightDay('guest-booker@yuanxing.example', `agent ${language}`))
    await chooseFare(session, language, words[language].widgets.within)
    await session.getByRole('button', { name: words[language].book.submit }).click()
    await session.waitForURL(/\/order\/flight\/detail/)
    const orderNo = new URL(session.url()).searchParams.get('orderId') ?? ''
    await expect(session.getByText('客服小远').first()).toBeVisible()

    await session.getByRole('button', { name: text.end }).click()
    await session.waitForURL(/\/agent\/desk/)
    await expect(session.getByText(`CALL-${language}`).first()).toBeVisible()

    const customer = await browser.newPage()
    await signIn(customer, 'guest-booker@yuanxing.example', `/v/order/flight/detail?orderId=${orderNo}`)
    await expect(customer.getByText('客服小远').first()).toBeVisible()
    await customer.goto('/v/center/agentActions')
    await expect(customer.getByRole('link', { name: orderNo })).toBeVisible()
    await expectAccessible(customer)
  })
}

test('[handbook 1.2] the agency enters the next fuel surcharge, which stays as entered', async ({ page }) => {
  await signIn(page, 'agent@agency.example', '/v/agent/desk')
  await page.getByRole('link', { name: agentZh.fuel }).click()
  await expect(page.getByRole('row').filter({ hasText: fuelZh.inForce })).toHaveCount(1)
  await page.getByRole('button', { name: fuelZh.submit }).click()
  await expect(page.getByText(fuelZh.amountWrong)).toHaveCount(4)
  await expectAccessible(page)
  const enter = async (amounts: readonly [string, string, string, string]) => {
    const fields = [fuelZh.short, fuelZh.long, fuelZh.childShort, fuelZh.childLong]
    for (const [index, label] of fields.entries()) await page.getByLabel(label).fill(amounts[index]!)
    await page.getByRole('button', { name: fuelZh.submit }).click()
    await page.getByRole('dialog').getByRole('button', { name: fuelZh.submit }).click()
  }
  // A child never pays more than an adult.
  await enter(['20', '40', '30', '20'])
  await expect(page.getByText(problemsZh.fuelSurchargeChild)).toBeVisible()
  // A year ahead: no other story is ticketed under it.
  const start = page.getByLabel(fuelZh.from)
  await start.fill(addDays(await start.inputValue(), 365))
  await enter(['30', '60', '15', '30'])
  const coming = page.getByRole('row').filter({ hasText: fuelZh.coming })
  await expect(coming).toContainText('¥60')
  await enter(['30', '60', '15', '30'])
  await expect(page.getByText(problemsZh.fuelSurchargeTwice)).toBeVisible()
  await expect(coming).toHaveCount(1)
})

test('[handbook 10.4] a company’s top-up comes up on the open desk by itself, is agreed to there, and the desk says what came of it', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'agent@agency.example', '/v/agent/desk')
  await expect(page.getByRole('heading', { name: agentZh.work.title })).toBeVisible()
  const { send, leave } = await signedIn('finance@beichen.example')
  await send(askDepositChange, { kind: 'topUp', amount: 1_234_00, receipt: 'BK20261120', remark: '' })
  await leave()
  // Nobody reloads it: the desk reads what waits again by itself.
  await expect(page.getByText('BK20261120').first()).toBeVisible({ timeout: 20_000 })
  await page.goto('/v/agent/deposits?enterpriseId=2')
  const asked = page.getByRole('listitem').filter({ hasText: 'BK20261120' })
  await asked.getByRole('button', { name: deposit.agree }).click()
  const what = { kind: deposit.kinds.topUp, amount: '¥1,234' }
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(deposit.agreeAsk(what))).toBeVisible()
  await dialog.getByRole('button', { name: deposit.agree }).click()
  await expect(page.getByText(deposit.agreedNow(what))).toBeVisible()
  await expect(asked.getByText(deposit.states.agreed)).toBeVisible()
  await expectAccessible(page)
})
