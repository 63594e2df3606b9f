import { expect, test, type Browser, type Page } from '@playwright/test'
import { text as attendeesEn } from '@sojourn/text/products/meeting/guests/attendees.en'
import { text as attendeesZh } from '@sojourn/text/products/meeting/guests/attendees.zh-CN'
import { text as attendeesTw } from '@sojourn/text/products/meeting/guests/attendees.zh-TW'
import { text as invitationEn } from '@sojourn/text/products/meeting/guests/invitation.en'
import { text as invitationZh } from '@sojourn/text/products/meeting/guests/invitation.zh-CN'
import { text as invitationTw } from '@sojourn/text/products/meeting/guests/invitation.zh-TW'
import { text as roomsEn } from '@sojourn/text/products/meeting/rooms.en'
import { text as roomsZh } from '@sojourn/text/products/meeting/rooms.zh-CN'
import { text as roomsTw } from '@sojourn/text/products/meeting/rooms.zh-TW'
import { bookedMeeting, chosenPlan, quotedMeeting } from '../meeting-buyer'
import { meetingWords, type MeetingLanguage } from '../meeting-pages'
import { expectAccessible, signIn } from '../support'

const words = {
  'zh-CN': { attendees: attendeesZh, invitation: invitationZh, rooms: roomsZh },
  en: { attendees: attendeesEn, invitation: invitationEn, rooms: roomsEn },
  'zh-TW': { attendees: attendeesTw, invitation: invitationTw, rooms: roomsTw },
} as const

/** The organiser makes a link on the page of the meeting; what was copied. */
async function makeLink(page: Page, language: MeetingLanguage, orderNo: string): Promise<string> {
  const { attendees } = words[language]
  await signIn(page, 'employee@yuanxing.example', `/v/order/meeting?orderId=${orderNo}&lang=${language}`)
  await page.getByRole('link', { name: meetingWords[language].order.attendees }).click()
  await expect(page.getByText(attendees.noLinks)).toBeVisible()
  await expect(page.getByText(attendees.none, { exact: true })).toBeVisible()
  await page.getByLabel(attendees.uses).fill('0')
  await page.getByRole('button', { name: attendees.make }).click()
  await expect(page.getByText(attendees.usesWrong)).toBeVisible()
  await page.getByLabel(attendees.uses).fill('2')
  await page.getByRole('button', { name: attendees.make }).click()
  await expect(page.getByText(attendees.used({ uses: 0, most: 2 }))).toBeVisible()
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByText(attendees.copy, { exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/meeting/invitation#')
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The venue holds five rooms in the second of the nights, of which nothing is taken yet. */
async function holdRooms(page: Page, language: MeetingLanguage): Promise<void> {
  const { rooms } = words[language]
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: rooms.hold }) })
  const night = form.getByRole('textbox').nth(1)
  await night.fill('999')
  await form.getByRole('button', { name: rooms.hold }).click()
  await expect(page.getByText(rooms.wrong)).toBeVisible()
  await night.fill('5')
  await form.getByRole('button', { name: rooms.hold }).click()
  await expect(page.getByText(rooms.chargeOf({ picked: 0, booked: 0, unpicked: 4, free: 0 }))).toBeVisible()
  await expectAccessible(page)
}

/** A guest without an account comes by train and needs a room; what is missing is said first. */
async function answer(guest: Page, language: MeetingLanguage, link: string): Promise<void> {
  const { invitation } = words[language]
  await guest.goto(link.replace('#', `?lang=${language}#`))
  await expect(guest.getByText(invitation.privacy)).toBeVisible()
  await guest.getByRole('button', { name: invitation.send }).click()
  await expect(guest.getByText(invitation.faults.name)).toBeVisible()
  await guest.getByLabel(invitation.name).fill('Zoe Guest')
  await guest.getByLabel(invitation.mobile).fill('139 0000 1111')
  await guest.getByRole('radio', { name: invitation.yes, exact: true }).check()
  await guest.getByLabel(invitation.room, { exact: true }).selectOption('single')
  await guest.getByRole('button', { name: invitation.send }).click()
  await expect(guest.getByText(invitation.faults['wishes.fromCity'])).toBeVisible()
  await guest.getByLabel(invitation.fromCity).fill('西安')
  await guest.getByRole('group', { name: invitation.nights }).getByRole('checkbox').nth(1).check()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: invitation.send }).click()
  await expect(guest.getByText(invitation.sentWhy)).toBeVisible()
}

/** The same guest does not come after all, by the own link. */
async function changeAnswer(guest: Page, language: MeetingLanguage): Promise<void> {
  const { invitation } = words[language]
  await guest.reload()
  await guest.getByRole('radio', { name: invitation.no, exact: true }).check()
  await guest.getByRole('button', { name: invitation.change }).click()
  await expect(guest.getByText(invitation.fromCity)).toBeHidden()
}

async function guestPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

// Each is of other people on other days, so that no request is like one before and no hall is taken.
for (const [language, people, ahead] of [
  ['zh-CN', 57, 20],
  ['en', 58, 17],
  ['zh-TW', 59, 14],
] as const)
  test(`${language}: a guest answers by a link, changes the answer, and the organiser holds rooms, reads, exports and revokes`, async ({
    page,
    browser,
  }) => {
    const { attendees, invitation, rooms } = words[language]
    const demand = await quotedMeeting({ people, ahead })
    const withRooms = demand.plans.find(({ lines }) => lines.some(({ kind }) => kind === 'rooms'))
    const orderNo = await bookedMeeting(await chosenPlan(demand, withRooms))
    const link = await makeLink(page, language, orderNo)
    await holdRooms(page, language)
    const guest = await guestPage(browser)
    await answer(guest, language, link)
    const row = page.getByRole('row', { name: /Zoe Guest/ })
    await expect(row).toContainText('西安')
    await expect(row).toContainText('139****1111')
    await expect(page.getByText(attendees.ofPlanned({ count: 1, people }))).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText(rooms.chargeOf({ picked: 1, booked: 0, unpicked: 3, free: 0 }))).toBeVisible()
    await changeAnswer(guest, language)
    await expect(row).toContainText(attendees.notComing)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /xlsx|Excel|导出|匯出|Export/ }).click()
    expect((await saved).suggestedFilename()).toContain(orderNo)
    await page.getByText(attendees.revoke, { exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: attendees.revoke }).click()
    await expect(page.getByText(attendees.states.revoked, { exact: true })).toBeVisible()
    await guest.reload()
    await expect(guest.getByText(invitation.over)).toBeVisible()
    await guest.context().close()
  })
