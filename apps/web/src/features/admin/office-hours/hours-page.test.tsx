// @vitest-environment happy-dom
import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { usualHours } from '@sojourn/domain/booking/office-hours'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOfficeHours, saveOfficeHours } from '../../../api/calls/admin/company/office-hours'
import { getCompanyChanges } from '../../../api/calls/admin/record-change'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf } from '../../../testing/server'
import * as hoursPage from './hours-page'

inBrowser('kit/edit', 'kit/drafts', 'admin/company/office-hours', 'admin/record')

const text = () => readText('admin/company/office-hours')
const edit = () => readText('kit/edit')
const monday = () => text().fields.monday

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['manageCompany'] })
  answer(getCompanyChanges, { list: [] })
})

const told = (hours: Partial<OfficeHours> = {}, version = 3, mayChange = true) => ({
  version,
  hours: { ...usualHours, ...hours },
  mayChange,
})
async function open(first = told()) {
  answer(getOfficeHours, first)
  const page = openPage(hoursPage, '/manage/hours')
  await screen.findByRole('heading', { level: 1, name: text().title })
  await screen.findAllByText(text().fields.zone)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  return { ...page, press, save: () => press(edit().save) }
}
const from = (day: string) => screen.queryByRole<HTMLSelectElement>('combobox', { name: text().from({ day }) })
const until = (day: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: text().to({ day }) })

describe('office hours', () => {
  test('are saved once under the version that was seen, with all that was changed', async () => {
    const { user } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(`^${text().fields.zone}`) }), text().zones.japan)
    await user.selectOptions(from(monday())!, '08:30')
    await user.click(screen.getByRole('checkbox', { name: new RegExp(text().fields.approvals) }))
    answer(saveOfficeHours, { version: 4 })
    const go = holdBack(saveOfficeHours)
    await user.dblClick(screen.getByRole('button', { name: edit().save }))
    const [sent] = requestsOf(saveOfficeHours)
    answer(getOfficeHours, told(sent!.hours, 4))
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveOfficeHours)).toHaveLength(1)
    expect(sent).toMatchObject({ version: 3, hours: { zone: 'japan', approvals: true, nationalCalendar: true } })
    expect(sent!.hours.week[1]).toEqual({ open: true, from: '08:30', to: '18:00' })
    await waitFor(() => expect(screen.queryByRole('button', { name: edit().save })).toBeNull())
  })

  test('of a day that is not worked are none, and come back as they were', async () => {
    const { user } = await open()
    await user.selectOptions(from(monday())!, '08:00')
    await user.click(screen.getByRole('checkbox', { name: monday() }))
    expect(from(monday())).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: monday() }))
    expect(from(monday())!.value).toBe('08:00')
  })

  test.each([
    ['begins after it ends', 'hoursCrossed'],
    ['is never worked', 'noWorkday'],
  ] as const)('of a week that %s are not saved', async (_how, fault) => {
    const { user, save } = await open()
    if (fault === 'hoursCrossed') await user.selectOptions(until(monday()), '07:00')
    else
      for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const)
        await user.click(screen.getByRole('checkbox', { name: text().fields[day] }))
    await save()
    expect(screen.getByText(companyFaultSentence(fault, 'zh-CN'))).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(edit().faults({ count: 1 }))
    expect(requestsOf(saveOfficeHours)).toEqual([])
  })

  test('say what they come to, as long as they can be', async () => {
    const { user } = await open()
    const example = () => screen.queryByText(new RegExp(text().example({ until: '' }).slice(0, 6)))
    expect(example()).toBeTruthy()
    await user.selectOptions(until(monday()), '07:00')
    expect(example()).toBeNull()
  })

  test('that a colleague saved beside one’s own are kept with them', async () => {
    const { user, save } = await open()
    await user.selectOptions(from(monday())!, '08:30')
    refuse(saveOfficeHours, 'recordChanged')
    answer(getOfficeHours, () => {
      answer(saveOfficeHours, { version: 9 })
      return told({ zone: 'gulf' }, 8)
    })
    await save()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    const sent = requestsOf(saveOfficeHours).at(-1)!
    expect([sent.version, sent.hours.zone, sent.hours.week[1]!.from]).toEqual([8, 'gulf', '08:30'])
  })

  test('are there as they were written for whoever comes again', async () => {
    const { user, comeAgain } = await open()
    await user.selectOptions(from(monday())!, '08:30')
    await comeAgain()
    await screen.findAllByText(text().fields.zone)
    expect(from(monday())!.value).toBe('08:30')
    expect(screen.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })

  test('are only told to whoever may not change them', async () => {
    await open(told({ zone: 'india' }, 3, false))
    expect(screen.getByText(text().readOnly)).toBeTruthy()
    expect(screen.getByText(text().zones.india)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('days that are otherwise', () => {
  test('are written with their day, and not saved without', async () => {
    const { user, press, save } = await open()
    await press(text().addDay)
    await save()
    expect(screen.getByText(text().dateMissing)).toBeTruthy()
    expect(requestsOf(saveOfficeHours)).toEqual([])
    await user.click(screen.getByRole('textbox', { name: new RegExp(`^${text().date}`) }))
    await user.paste('2026-12-24')
    await user.tab()
    await user.selectOptions(screen.getByRole('combobox', { name: text().works }), text().kinds.works)
    await user.type(screen.getByRole('textbox', { name: text().name }), '年终盘点')
    answer(saveOfficeHours, { version: 4 })
    await save()
    await waitFor(() =>
      expect(requestsOf(saveOfficeHours).map(({ hours }) => hours.days)).toEqual([
        [{ date: '2026-12-24', works: true, name: '年终盘点' }],
      ]),
    )
  })

  test('twice the same are refused, and one is taken away', async () => {
    const day = { date: '2026-12-24', works: false, name: '' }
    const { user, save } = await open(told({ days: [day, { ...day, date: '2026-12-25' }] }))
    const second = screen.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${text().date}`) })[1]!
    await user.clear(second)
    await user.paste('2026-12-24')
    await user.tab()
    await save()
    expect(screen.getByText(companyFaultSentence('dayTwice', 'zh-CN'))).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: text().removeDay })[1]!)
    expect(screen.queryByText(companyFaultSentence('dayTwice', 'zh-CN'))).toBeNull()
  })
})

test('hours that cannot be read can be tried again', async () => {
  refuse(getOfficeHours, 'forbidden')
  const { user } = openPage(hoursPage, '/manage/hours')
  const alert = await screen.findByRole('alert')
  answer(getOfficeHours, told())
  await user.click(within(alert).getByRole('button'))
  expect((await screen.findAllByText(text().fields.zone)).length).toBeGreaterThan(0)
})
