import { expect, test } from '@playwright/test'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as attendeesEn } from '@sojourn/text/products/meeting/guests/attendees.en'
import { text as attendeesZh } from '@sojourn/text/products/meeting/guests/attendees.zh-CN'
import { text as inviteesEn } from '@sojourn/text/products/meeting/guests/invitees.en'
import { text as inviteesZh } from '@sojourn/text/products/meeting/guests/invitees.zh-CN'
import { answeredLink, bookedMeeting, chosenPlan, quotedMeeting } from '../meeting-buyer'
import { expectAccessible, signIn } from '../support'

const words = {
  'zh-CN': { attendees: attendeesZh, invitees: inviteesZh, home: homeZh },
  en: { attendees: attendeesEn, invitees: inviteesEn, home: homeEn },
} as const

test('[handbook 5.2] from the answer of a guest a search is opened that is filled in, and people are invited by name', async ({
  page,
}) => {
  test.slow()
  const demand = await quotedMeeting()
  const withRooms = demand.plans.find(({ lines }) => lines.some(({ kind }) => kind === 'rooms'))
  const orderNo = await bookedMeeting(await chosenPlan(demand, withRooms))
  await answeredLink(orderNo)
  for (const [language, width] of [
    ['zh-CN', 1440],
    ['en', 390],
  ] as const) {
    const { attendees, invitees, home } = words[language]
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'employee@yuanxing.example', `/v/order/meeting/attendees?orderId=${orderNo}&lang=${language}`)
    const [name, mobile] = language === 'en' ? (['李雷', '13900003333'] as const) : (['王芳', '13900004444'] as const)
    await page.getByLabel(invitees.people).fill(`${name} ${mobile}`)
    await page.getByRole('button', { name: invitees.add }).click()
    const added = page.getByRole('table', { name: invitees.title }).getByRole('row').filter({ hasText: name })
    await expect(added.getByText(invitees.waits)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: attendees.searchOf.flight({ name: '古丽娜尔' }) }).click()
    await expect(page.getByRole('note')).toContainText('古丽娜尔')
    await expect(page.getByRole('combobox', { name: home.from, exact: true })).toHaveValue(
      language === 'en' ? /Urumqi/i : /乌鲁木齐/,
    )
    await expectAccessible(page)
  }
})
