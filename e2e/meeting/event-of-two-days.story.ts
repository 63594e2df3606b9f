import { expect, test, type Page } from '@playwright/test'
import { agree, asColleague } from '../flight-pages'
import { dayFromNow, meetingWords, openAtDesk, pay, type MeetingLanguage } from '../meeting-pages'
import { expectAccessible, signIn, turnClock } from '../support'
import { scan } from '../visa-pages'

// Each turns the clock by some days.
test.describe.configure({ mode: 'serial' })

const account = 'employee@yuanxing.example'
const name = '林晓雯'

/** Home: venues in Shanghai for two days and sixty people, in a window of their own; three of them are picked. */
async function pickVenues(page: Page, language: MeetingLanguage): Promise<Page> {
  const { home, search, venues } = meetingWords[language]
  await signIn(page, account, `/v/?lang=${language}`)
  await page.getByRole('tab', { name: home.meeting }).click()
  await page.getByLabel(search.duration).selectOption('3')
  await page.getByLabel(search.participants).selectOption('3')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: search.search }).click()
  const list = await opened
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  const boxes = list.locator('input[name=venue]')
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await expectAccessible(list)
  await list.getByRole('button', { name: venues.ask }).click()
  await list.waitForURL(/\/meeting\/requirement/)
  return list
}

/** The request: faults are said first; gives its number. */
async function askOffers(page: Page, { requirement, words }: (typeof meetingWords)[MeetingLanguage]): Promise<string> {
  await expect(page.getByRole('heading', { name: requirement.askTitle })).toBeVisible()
  await page.getByRole('button', { name: requirement.submit }).click()
  await expect(page.getByText(requirement.faults.mobile)).toBeVisible()
  // The head of the page lies over what has scrolled away.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByLabel(requirement.firstDate).fill(await dayFromNow(page, 1))
  await page.getByLabel(requirement.otherDate({ number: 1 })).fill(await dayFromNow(page, 2))
  await page.getByLabel(requirement.people).fill('60')
  await page.getByRole('textbox', { name: requirement.mobile }).fill('13800010001')
  for (const label of [requirement.answerBy, requirement.decideBy]) await page.getByLabel(label).fill(await dayFromNow(page, 0))
  for (const service of ['meals', 'teaBreaks'] as const)
    await page.getByRole('checkbox', { name: words.services[service] }).check()
  await keepAndGoOn(page, requirement)
  await page.getByRole('button', { name: requirement.submit }).click()
  await page.waitForURL(/\/order\/meeting\/requirement/)
  await expect(page.getByText(requirement.noPlans)).toBeVisible()
  return new URL(page.url()).searchParams.get('demandNo') ?? ''
}

/** The request is kept as a draft, found in the list, and written on. */
async function keepAndGoOn(page: Page, requirement: (typeof meetingWords)[MeetingLanguage]['requirement']): Promise<void> {
  await page.getByRole('button', { name: requirement.saveDraft }).click()
  await page.waitForURL(/\/center\/meeting\/index/)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: requirement.goOnOf({ number: '' }).trim() })
    .first()
    .click()
  await page.waitForURL(/\/meeting\/requirement\?demandNo/)
  await expect(page.getByLabel(requirement.people)).toHaveValue('60')
}

/** The desk enters three offers on halls of the supply. */
async function quote(desk: Page, language: MeetingLanguage, demandNo: string): Promise<void> {
  const { requirement, rules, words } = meetingWords[language]
  const session = await openAtDesk(desk, language, name, `/v/order/meeting/requirement?demandNo=${demandNo}&lang=${language}`)
  await session.getByRole('button', { name: requirement.tellAsked }).click()
  await expect(session.getByText(rules.states.asking, { exact: true }).first()).toBeVisible()
  for (const number of [1, 2, 3]) {
    const offer = session.getByRole('group', { name: requirement.plan({ number }), exact: true })
    await offer.getByLabel(requirement.unit({ name: words.lines.meals })).fill(String(100 + number * 10))
    await offer.getByLabel(requirement.unit({ name: words.lines.teaBreaks })).fill('40')
    await offer.getByLabel(requirement.serviceFee).fill('3000')
    if (number < 3) await session.getByRole('button', { name: requirement.addPlan }).click()
  }
  await expectAccessible(session)
  await session.getByRole('button', { name: requirement.send }).click()
  await expect(session.getByRole('table').getByText(requirement.plan({ number: 3 }))).toBeVisible()
}

/** The order form of what is due, up to the page of the meeting. */
async function order(page: Page, { form }: (typeof meetingWords)[MeetingLanguage]): Promise<string> {
  await page.waitForURL(/\/meeting\/placeOrder/)
  await expect(page.getByRole('button', { name: form.submit })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: form.submit }).click()
  await page.waitForURL(/\/order\/meeting\?/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

/** What the venue billed: four more ate than were asked for. */
async function stateActual(desk: Page, language: MeetingLanguage, orderNo: string): Promise<void> {
  const { order: text, words } = meetingWords[language]
  const session = await openAtDesk(desk, language, name, `/v/order/meeting?orderId=${orderNo}&lang=${language}`)
  const meals = session.getByLabel(text.count({ name: words.lines.meals }))
  await expect(meals).toHaveValue('60')
  await meals.fill('64')
  await expectAccessible(session)
  await session.getByRole('button', { name: text.sendActual }).click()
  await expect(session.getByText(text.balance)).toBeVisible()
}

for (const language of ['zh-CN', 'en', 'zh-TW'] as const)
  test(`${language}: two days for sixty, from three offers to the bill`, async ({ page, browser }) => {
    test.setTimeout(240_000)
    const words = meetingWords[language]
    const { requirement, order: text, rules } = words
    // Whoever decides reads in one of the two languages of the stories of approvals.
    const approves = language === 'en' ? 'en' : 'zh-CN'
    const own = await pickVenues(page, language)
    const demandNo = await askOffers(own, words)
    await asColleague(browser, 'agent@agency.example', language, (desk) => quote(desk, language, demandNo))

    await own.reload()
    await expect(own.getByText(requirement.cheapest)).toHaveCount(1)
    await expectAccessible(own)
    await own.getByRole('button', { name: requirement.chooseOf({ number: 1 }) }).click()
    const orderNo = await order(own, words)
    await asColleague(browser, 'manager@yuanxing.example', approves, (approver) => agree(approver, approves, orderNo))
    await own.goto(`/v/order/meeting?orderId=${orderNo}&lang=${language}`)
    await pay(own, language)
    await own.goto(`/v/order/meeting?orderId=${orderNo}&lang=${language}`)
    await expect(own.getByText(rules.states.running).first()).toBeVisible()
    await expect(own.getByText(/HT\d{13}/).first()).toBeVisible()

    await own.getByRole('link', { name: text.journeys }).click()
    await own.waitForURL(/\/order\/meeting\/journeys/)
    await expect(own.getByRole('link', { name: words.journeys.write })).toBeVisible()
    await expectAccessible(own)
    await own.goto(`/v/order/meeting?orderId=${orderNo}&lang=${language}`)

    for (const [index, kind] of (['notice', 'attendance', 'bill', 'invoice'] as const).entries()) {
      await own
        .locator('input[type=file]')
        .nth(index)
        .setInputFiles(scan(`${kind}.png`))
      await expect(own.getByText(`${kind}.png`)).toBeVisible()
    }
    await expectAccessible(own)

    await turnClock(5 * 24 * 60)
    await asColleague(browser, 'agent@agency.example', language, (desk) => stateActual(desk, language, orderNo))
    await signIn(own, account, `/v/order/meeting?orderId=${orderNo}&lang=${language}`)
    await expect(own.getByText(rules.states.settling).first()).toBeVisible()
    await expectAccessible(own)
    await own.getByRole('button', { name: text.pay }).click()
    const balanceNo = await order(own, words)
    await asColleague(browser, 'manager@yuanxing.example', approves, (approver) => agree(approver, approves, balanceNo))
    await own.goto(`/v/order/meeting?orderId=${balanceNo}&lang=${language}`)
    await pay(own, language)
    await own.goto(`/v/order/meeting?orderId=${orderNo}&lang=${language}`)
    await expect(own.getByText(rules.states.completed).first()).toBeVisible()
    await expectAccessible(own)
  })
