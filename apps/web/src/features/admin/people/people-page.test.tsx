// @vitest-environment happy-dom
import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { lockAccounts, unlockAccounts } from '../../../api/calls/admin/people/account'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { choosePeople, getPersonChoices, movePeople, searchPeople } from '../../../api/calls/admin/people/person'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as peoplePage from './people-page'

inBrowser('admin/people/people', 'admin/people/person', 'admin/account/accounts', 'booking/custom-field')

const text = () => readText('admin/people/people')
const accounts = () => readText('admin/account/accounts')
const person = (id: number): Sketch<PersonSummary> => ({
  employeeId: `e${id}`,
  version: id,
  name: `员工${id}`,
  number: `Y${id}`,
  mail: `e${id}@yuanxing.example`,
  departmentName: '销售部',
  state: 'active',
  roles: [],
  fields: [],
})
const all = [1, 2, 3].map((id) => ({ employeeId: `e${id}`, version: id, name: `员工${id}`, state: 'active' as const }))

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readPeople', 'managePeople'] })
  answer(getDepartments, { list: [{ departmentId: 'd1', name: '销售部', below: 3 }] })
  answer(getPersonChoices, {
    grades: [{ gradeId: 'P2', name: '经理' }],
    costCentres: [],
    offices: [],
    roles: [],
    fields: [],
  })
  answer(searchPeople, { list: [person(1), person(2)], next: 'more' })
  answer(choosePeople, { people: all })
})

async function open() {
  const page = openPage(peoplePage, '/manage/employee/list?departmentId=d1&keyword=%E5%91%98')
  await page.user.click(await screen.findByRole('checkbox', { name: text().choose({ name: '员工1' }) }))
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, press }
}
const count = (chosen: number) => screen.findByText(text().chosen({ count: chosen }))

describe('several people of a company', () => {
  test('are all whom the filters leave, and moved as they were seen', async () => {
    answer(movePeople, { changed: 3 })
    const { user, press } = await open()
    await count(1)
    await press(text().chooseFound)
    await count(3)
    expect(requestsOf(choosePeople)).toEqual([{ keyword: '员', departmentId: 'd1' }])
    expect(screen.queryByRole('button', { name: text().chooseFound })).toBeNull()
    await press(text().move)
    const form = within(await screen.findByRole('dialog'))
    await user.selectOptions(await form.findByRole('combobox', { name: readText('admin/people/person').fields.grade }), '经理')
    await user.click(form.getByRole('button', { name: text().moveConfirm }))
    expect(await screen.findByText(text().moved({ changed: 3, count: 3 }))).toBeTruthy()
    expect(requestsOf(movePeople)).toEqual([{ employeeIds: ['e1', 'e2', 'e3'], versions: [1, 2, 3], gradeId: 'P2' }])
  })

  test('are locked for one reason, and the refusal of all names those whom it keeps', async () => {
    refuse(lockAccounts, 'peopleChanged', { detail: { name: '员工2' } })
    const { user, press } = await open()
    await press(text().chooseFound)
    await count(3)
    await press(accounts().lock)
    const form = within(await screen.findByRole('dialog', { name: accounts().lockSeveralTitle({ count: 3 }) }))
    await user.type(form.getByRole('textbox'), '长期未用')
    await user.click(form.getByRole('button', { name: accounts().lock }))
    expect(await form.findByText(await sentenceOf('peopleChanged', { name: '员工2' }))).toBeTruthy()
    expect(requestsOf(lockAccounts)).toEqual([{ employeeIds: ['e1', 'e2', 'e3'], versions: [1, 2, 3], reason: '长期未用' }])
  })

  test('are the others where one of all is left out, and may be all again', async () => {
    answer(unlockAccounts, { changed: 2 })
    const { user, press } = await open()
    const box = () => screen.getByRole('checkbox', { name: text().choose({ name: '员工1' }) })
    await press(text().chooseFound)
    await count(3)
    const chooseAll = () => screen.queryByRole('button', { name: text().chooseFound })
    await user.click(box())
    await count(2)
    expect(chooseAll()).toBeTruthy()
    await user.click(box())
    await count(3)
    expect(chooseAll()).toBeNull()
    await user.click(box())
    await press(accounts().unlock)
    expect(await screen.findByText(accounts().unlockedSeveral({ count: 2 }))).toBeTruthy()
    expect(requestsOf(unlockAccounts)).toEqual([{ employeeIds: ['e2', 'e3'], versions: [2, 3] }])
    await user.click(box())
    expect(chooseAll()).toBeTruthy()
  })

  test('are let in again, and then nobody is chosen', async () => {
    answer(unlockAccounts, { changed: 1 })
    const { press } = await open()
    await press(accounts().unlock)
    expect(await screen.findByText(accounts().unlockedSeveral({ count: 1 }))).toBeTruthy()
    expect(requestsOf(unlockAccounts)).toEqual([{ employeeIds: ['e1'], versions: [1] }])
    expect(screen.queryByText(text().chosen({ count: 1 }))).toBeNull()
  })

  test('are not chosen where they are too many, and it is said', async () => {
    refuse(choosePeople, 'peopleTooMany', { detail: { most: 200 } })
    const { press } = await open()
    await press(text().chooseFound)
    expect(await screen.findByText(await sentenceOf('peopleTooMany', { most: 200 }))).toBeTruthy()
    await count(1)
  })
})
