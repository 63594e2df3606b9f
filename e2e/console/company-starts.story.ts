import { expect, test, type Browser, type Page } from '@playwright/test'
import { text as accountZh } from '@sojourn/text/access/account.zh-CN'
import { text as offerZh } from '@sojourn/text/admin/agency/agreement-offer.zh-CN'
import { text as companyZh } from '@sojourn/text/admin/company/company.zh-CN'
import { text as flowsZh } from '@sojourn/text/admin/approval/flows.zh-CN'
import { text as homeZh } from '@sojourn/text/admin/home.zh-CN'
import { text as policyZh } from '@sojourn/text/admin/policy/policy.zh-CN'
import { text as wordsZh } from '@sojourn/text/booking/approval/flow.zh-CN'
import { text as credentialZh } from '@sojourn/text/booking/credential.zh-CN'
import { text as policyWordsZh } from '@sojourn/text/booking/policy/words.zh-CN'
import { text as standardsZh } from '@sojourn/text/booking/policy/standards.zh-CN'
import { text as flightZh } from '@sojourn/text/products/policy/flight.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { agree, asColleague, chooseFare, searchFlights } from '../flight-pages'
import { ownPassword, registerCompany } from '../new-company'
import { messageFor } from '../outbox'
import { flightDay } from '../story-days'
import { expectAccessible } from '../support'
import { words } from '../words'

const { book, order, payment } = words['zh-CN']
const administrator = '舒云帆'
/** Of nobody: the check digit is right, the day is one. */
const identityNumber = '310101199003070019'
const heads = '工号,姓名,邮箱,手机号,部门,职级,成本中心,直属上级'
const dialogOf = (page: Page) => page.getByRole('dialog')

/** A company of its own for each attempt. */
function newCompany() {
  const nth = test.info().retry
  const mobileOf = (number: number): string => `1571${nth}00${String(number).padStart(4, '0')}`
  const mailOf = (number: number): string => `p${nth}-${number}@lanhai.example`
  const lines = Array.from({ length: 200 }, (_, index) => {
    const number = index + 1
    const superior = number === 1 ? administrator : 'LH1'
    return [
      `LH${number}`,
      number === 1 ? '贺知章' : '江临风',
      mailOf(number),
      mobileOf(number),
      '公司',
      '员工',
      'CC0001',
      superior,
    ]
  })
  return {
    company: { name: `蓝海咨询${nth}`, contact: administrator, mail: `shu${nth}@lanhai.example`, mobile: mobileOf(9000) },
    file: [heads, ...lines.map((line) => line.join(','))].join('\r\n'),
    traveller: { mobile: mobileOf(2), mail: mailOf(2) },
    superior: { mobile: mobileOf(1), mail: mailOf(1) },
  }
}

/** Somebody who was invited chooses a password and is in. */
async function activate(browser: Browser, mobile: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/v/activation/code/index')
  await page.locator('input[name="mobile"]').fill(mobile)
  await page.getByRole('button', { name: accountZh.getCode }).click()
  const { code } = await messageFor(page, mobile)
  await page.locator('input[name="code"]').fill(code)
  await page.getByRole('button', { name: accountZh.next }).click()
  await page.locator('input[name="password"]').fill(ownPassword)
  await page.locator('input[name="confirmPassword"]').fill(ownPassword)
  await page.getByRole('button', { name: accountZh.activation.submit }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/v/activation'))
  return page
}

/** The next step of setting up, by the overview that names what is left. */
async function nextStep(page: Page, step: keyof typeof homeZh.steps): Promise<void> {
  await page.goto('/v/manage/index')
  await page.getByRole('link', { name: homeZh.steps[step].go }).click()
}

test('[S2.17] [S2.43] a company registers, imports two hundred people, writes its policy and flow, signs, opens products, and its first trip is approved and ticketed', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { company, file, traveller, superior } = newCompany()
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerCompany(page, company)

  await test.step('the console says what is left to set up', async () => {
    await page.goto('/v/manage/index')
    await expect(page.getByRole('heading', { name: homeZh.setUp })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('two hundred people are imported and invited', async () => {
    await page.goto('/v/manage/employee/import')
    await page.locator('input[type=file]').setInputFiles({ name: '员工.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await page.getByRole('button', { name: '核对' }).click()
    await page.getByRole('button', { name: '导入 200 位员工' }).click()
    await expect(page.getByText('新增 200 位，修改 0 位，0 位没有变化。')).toBeVisible()
  })

  await test.step('the standard for flights is written and published', async () => {
    await nextStep(page, 'policy')
    await page.getByRole('link', { name: '默认差旅标准' }).click()
    await page.getByRole('link', { name: policyZh.editOf({ product: standardsZh.flight }) }).click()
    await page.waitForURL(/editFlight/)
    await page.getByRole('switch', { name: flightZh.lowCost.title }).check()
    await page.getByRole('region', { name: editZh.bar }).getByRole('button', { name: policyZh.publish }).click()
    await dialogOf(page).getByRole('button', { name: policyZh.sendNow }).click()
    await page.waitForURL(/\/manage\/control\/detail/)
    await expect(page.getByRole('article', { name: standardsZh.flight })).toContainText(policyWordsZh.lowCostRule)
  })

  await test.step('the flow gets a second level', async () => {
    await nextStep(page, 'approvals')
    await page.getByRole('button', { name: flowsZh.actionsOf({ name: '上级审批' }), exact: true }).click()
    await page.getByRole('menuitem', { name: flowsZh.edit }).click()
    await page.getByRole('button', { name: flowsZh.addLevel }).click()
    const level = page.getByRole('region', { name: flowsZh.levelNo({ level: 2 }) })
    await level.getByLabel(flowsZh.fields.approvers).selectOption(flowsZh.kinds.departmentHead)
    await expect(page.getByRole('list', { name: flowsZh.chain({ name: '上级审批' }) })).toContainText(wordsZh.approvers.head)
    await page.getByRole('region', { name: editZh.bar }).getByRole('button', { name: flowsZh.publish }).click()
    await dialogOf(page).getByRole('button', { name: flowsZh.sendNow }).click()
    await expect(page.getByText(flowsZh.published)).toBeVisible()
  })

  await test.step('the agreement is asked for, prepared by two of the agency, and signed', async () => {
    await nextStep(page, 'agreement')
    await page.getByRole('button', { name: offerZh.ask }).click()
    await dialogOf(page).getByRole('textbox', { name: offerZh.note }).fill('月均差旅 20 万元')
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: offerZh.send }).click()
    await expect(page.getByText(offerZh.waitingForAgency)).toBeVisible()
    await asColleague(browser, 'agent@agency.example', 'zh-CN', async (agent) => {
      await agent.goto('/v/agent/agreements')
      await expectAccessible(agent)
      await agent.getByRole('link', { name: offerZh.desk.open({ name: company.name }) }).click()
      await expect(agent.getByText('月均差旅 20 万元')).toBeVisible()
      await agent.getByRole('textbox', { name: offerZh.desk.credit }).fill('500000')
      await expectAccessible(agent)
      await agent.getByRole('button', { name: offerZh.desk.submit }).click()
      await expect(agent.getByText(offerZh.desk.own)).toBeVisible()
    })
    await asColleague(browser, 'colleague@agency.example', 'zh-CN', async (colleague) => {
      await colleague.goto('/v/agent/agreements')
      await colleague.getByRole('link', { name: offerZh.desk.open({ name: company.name }) }).click()
      await colleague.getByRole('button', { name: offerZh.desk.offer }).click()
      await dialogOf(colleague).getByRole('button', { name: offerZh.desk.offer }).click()
      await expect(colleague.getByText(offerZh.desk.waitsForCustomer)).toBeVisible()
    })
    await page.reload()
    await expectAccessible(page)
    await page.getByRole('button', { name: offerZh.sign }).click()
    await dialogOf(page).getByRole('button', { name: offerZh.sign }).click()
    await expect(page.getByText(offerZh.stages.signed, { exact: true })).toBeVisible()
  })

  await test.step('hotels are opened beside flights', async () => {
    await page.goto('/v/manage/enterprise/index')
    await page.getByRole('tab', { name: companyZh.tabs.products }).click()
    await page.getByRole('checkbox', { name: companyZh.settings.hotelBookable.name, exact: true }).check()
    await page.getByRole('button', { name: editZh.save }).click()
    await expect(page.getByText(companyZh.saved).first()).toBeVisible()
  })

  let orderNo = ''
  await test.step('one of the two hundred activates the account and books', async () => {
    const own = await activate(browser, traveller.mobile)
    await own.goto('/v/')
    await searchFlights(own, 'zh-CN', flightDay('somebody of a new company', 'company-starts'))
    await chooseFare(own, 'zh-CN')
    await own.getByRole('button', { name: credentialZh.add }).click()
    await dialogOf(own).getByLabel(credentialZh.number).fill(identityNumber)
    await dialogOf(own).getByLabel(credentialZh.consent).check()
    await dialogOf(own).getByRole('button', { name: credentialZh.save }).click()
    await expect(own.getByText(credentialZh.saved)).toBeVisible()
    await own.getByRole('button', { name: book.submit }).click()
    await own.waitForURL(/\/order\/flight\/detail/)
    orderNo = new URL(own.url()).searchParams.get('orderId') ?? ''
    await expect(own.getByText(order.states.approving).first()).toBeVisible()

    const desk = await activate(browser, superior.mobile)
    await agree(desk, 'zh-CN', orderNo)
    await desk.context().close()
    await agree(page, 'zh-CN', orderNo)

    await own.goto(`/v/pay/index?orderNos=${orderNo}`)
    await own.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
    await own.waitForURL(/\/pay\/success/)
    await own.goto(`/v/order/flight/detail?orderId=${orderNo}`)
    await expect(own.getByText(order.states.issued).first()).toBeVisible()
    await own.context().close()
  })

  await test.step('the company has used some of its credit, and finds the order among its own', async () => {
    await page.goto('/v/manage/employee/contract')
    await expect(page.getByText('¥500,000').first()).toBeVisible()
    await page.goto('/v/center/management/list')
    await expect(page.getByText(orderNo).first()).toBeVisible()
  })
})
