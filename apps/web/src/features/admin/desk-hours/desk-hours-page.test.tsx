// @vitest-environment happy-dom
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { deskFaultSentence, usualDesk } from '@sojourn/domain/booking/desk-hours'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getDeskHours, saveDeskHours } from '../../../api/calls/admin/agency/desk-hours'
import { getDeskChanges } from '../../../api/calls/admin/record-change'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf } from '../../../testing/server'
import * as hoursPage from './desk-hours-page'

inBrowser(
  'kit/edit',
  'kit/drafts',
  'admin/agency/desk-hours',
  'admin/company/office-hours',
  'admin/agency/agreement-offer',
  'admin/record',
)

const text = () => readText('admin/agency/desk-hours')
const office = () => readText('admin/company/office-hours')
const edit = () => readText('kit/edit')
const fault = (name: Parameters<typeof deskFaultSentence>[0]) => deskFaultSentence(name, 'zh-CN')
const usual = usualDesk.periods[0]!
const winter = { ...usual, from: '2026-12-01' }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
  answer(getDeskChanges, { list: [] })
})

const told = (hours: DeskHours, version = 3) => ({ today: '2026-11-20', version, hours })
async function open(hours: DeskHours = usualDesk) {
  answer(getDeskHours, told(hours))
  const page = openPage(hoursPage, paths.agentHours())
  await screen.findByRole('button', { name: text().add })
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }))
  const save = () => press(edit().save)
  const write = async (label: string, day: string, part: Pick<typeof screen, 'getByRole'> = screen) => {
    const field = part.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
    await page.user.clear(field)
    if (day) await page.user.paste(day)
    await page.user.tab()
  }
  return { ...page, press, save, write }
}
const periodOf = (from: string) => within(screen.getByRole('group', { name: text().periodOf({ from: formatFullDate(from) }) }))
const sentPeriods = () => requestsOf(saveDeskHours).map(({ hours }) => hours.periods.map(({ from }) => from))

describe('hours of the desk', () => {
  test('that hold are only read; what is not changed is not saved', async () => {
    await open({
      ...usualDesk,
      periods: [
        { ...usual, from: '2020-01-01' },
        { ...usual, from: '2026-01-01' },
      ],
    })
    expect(screen.getByText(text().past)).toBeTruthy()
    expect(screen.getByText(text().current)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: edit().save })).toBeNull()
  })

  test('to come begin as those before, tomorrow, and are saved once under the version that was seen', async () => {
    const { user, press } = await open()
    await press(text().add)
    const added = periodOf('2026-11-21')
    const monday = office().fields.monday
    await user.selectOptions(added.getByRole('combobox', { name: office().to({ day: monday }) }), '20:00')
    await user.click(added.getByRole('checkbox', { name: (name) => name.startsWith(text().nationalCalendar) }))
    answer(saveDeskHours, { version: 4 })
    const go = holdBack(saveDeskHours)
    await user.dblClick(screen.getByRole('button', { name: edit().save }))
    const [sent] = requestsOf(saveDeskHours)
    answer(getDeskHours, told(sent!.hours, 4))
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(sentPeriods()).toEqual([['2000-01-01', '2026-11-21']])
    expect(sent).toMatchObject({ version: 3, hours: { periods: [usual, { nationalCalendar: false }] } })
    expect(sent!.hours.periods[1]!.week[1]).toEqual({ ...usual.week[1], to: '20:00' })
    await waitFor(() => expect(screen.queryByRole('button', { name: edit().save })).toBeNull())
  })

  test('to come can be taken away, or as a whole discarded', async () => {
    const { press } = await open({ ...usualDesk, periods: [usual, winter] })
    await press(text().remove({ from: formatFullDate(winter.from) }))
    expect(screen.queryByRole('group', { name: text().periodOf({ from: formatFullDate(winter.from) }) })).toBeNull()
    await press(edit().undoAll)
    expect(periodOf(winter.from)).toBeTruthy()
    expect(screen.queryByRole('button', { name: edit().save })).toBeNull()
  })

  test('of a day that is not worked ask for no times', async () => {
    const { user } = await open({ ...usualDesk, periods: [usual, winter] })
    const { monday } = office().fields
    const to = () => periodOf(winter.from).queryByRole('combobox', { name: office().to({ day: monday }) })
    expect(to()).toBeTruthy()
    await user.click(periodOf(winter.from).getByRole('checkbox', { name: monday }))
    expect(to()).toBeNull()
  })

  test('say what they come to', async () => {
    await open()
    expect(screen.getByText(text().example({ until: '' }).slice(0, 8), { exact: false })).toBeTruthy()
  })
})

describe('hours that cannot be', () => {
  test('are refused where two begin on one day, and mended', async () => {
    const { press, save, write } = await open({ ...usualDesk, periods: [usual, winter] })
    await press(text().add)
    await write(text().from, winter.from, periodOf('2026-12-02'))
    await save()
    expect(screen.getByText(fault('periodTwice'))).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(edit().faults({ count: 1 }))
    expect(requestsOf(saveDeskHours)).toEqual([])
    await press(edit().undoOf({ name: text().periods }))
    expect(screen.queryByText(fault('periodTwice'))).toBeNull()
  })

  test('are refused where no day is worked', async () => {
    const { user, save } = await open({ ...usualDesk, periods: [usual, winter] })
    const days = periodOf(winter.from)
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked, labels }) => checked && labels?.[0]?.textContent !== text().nationalCalendar)
    for (const day of days) await user.click(day)
    await save()
    expect(screen.getByText(fault('noWorkday'))).toBeTruthy()
    expect(requestsOf(saveDeskHours)).toEqual([])
  })

  test('are refused where another day has no date: at that day, not at the hours', async () => {
    const { press, save } = await open()
    await press(office().addDay)
    await save()
    expect(screen.getByText(office().dateMissing)).toBeTruthy()
    const hours = screen.getByRole('heading', { name: text().periods }).closest('section')!
    expect(within(hours).queryByText(fault('dayWrong'))).toBeNull()
    expect(requestsOf(saveDeskHours)).toEqual([])
  })
})

describe('other days', () => {
  const past = { date: '2026-10-08', works: true, name: '调休' }
  const coming = { date: '2026-12-31', works: false, name: '年会' }

  test('of the past are told and stay; those to come can be written and taken away', async () => {
    const { user, press, write, save } = await open({ ...usualDesk, days: [past, coming] })
    expect(screen.getByText(new RegExp(`^${text().pastDays}: .*调休`))).toBeTruthy()
    await press(office().removeDay)
    await press(office().addDay)
    await write(office().date, '2026-12-24')
    await user.type(screen.getByRole('textbox', { name: office().name }), '平安夜')
    answer(saveDeskHours, { version: 4 })
    await save()
    await waitFor(() =>
      expect(requestsOf(saveDeskHours).map(({ hours }) => hours.days)).toEqual([
        [past, { date: '2026-12-24', works: false, name: '平安夜' }],
      ]),
    )
  })
})

describe('hours that a colleague saved meanwhile', () => {
  test('do not touch what one wrote elsewhere: both are saved', async () => {
    const { press, save, write } = await open()
    await press(office().addDay)
    await write(office().date, '2026-12-24')
    refuse(saveDeskHours, 'recordChanged')
    answer(getDeskHours, () => {
      answer(saveDeskHours, { version: 9 })
      return told({ ...usualDesk, periods: [usual, winter] }, 8)
    })
    await save()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveDeskHours).map(({ version }) => version)).toEqual([3, 8])
    expect(sentPeriods().at(-1)).toEqual(['2000-01-01', '2026-12-01'])
  })

  test('are shown beside one’s own where both changed the same, and one is chosen', async () => {
    const { press, save } = await open()
    await press(text().add)
    refuse(saveDeskHours, 'recordChanged')
    answer(getDeskHours, told({ ...usualDesk, periods: [usual, winter] }, 8))
    await save()
    expect(await screen.findByRole('heading', { name: edit().conflict })).toBeTruthy()
    expect(requestsOf(saveDeskHours)).toHaveLength(1)
    await press(new RegExp(edit().takeTheirs))
    expect(periodOf(winter.from)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: edit().conflict })).toBeNull()
  })
})

test('what was written is there when the page is opened again', async () => {
  const { press } = await open()
  await press(text().add)
  cleanup()
  await open()
  expect(await screen.findByText(readText('kit/drafts').restored)).toBeTruthy()
  expect(periodOf('2026-11-21')).toBeTruthy()
})

test('hours that cannot be read can be tried again', async () => {
  refuse(getDeskHours, 'forbidden')
  const { user } = openPage(hoursPage, paths.agentHours())
  const alert = await screen.findByRole('alert')
  answer(getDeskHours, told(usualDesk))
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('button', { name: text().add })).toBeTruthy()
})
