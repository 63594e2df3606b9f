// @vitest-environment happy-dom
import type { Grade } from '@sojourn/contract/admin/people/grade.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { endGrade, getGrades, orderGrades, saveGrade } from '../../../api/calls/admin/people/grade'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as gradesPage from './grades-page'

inBrowser('admin/people/grades', 'admin/named', 'kit/edit', 'kit/drafts')

const text = () => readText('admin/people/grades')
const grade = (name: string, more: Partial<Grade> = {}): Grade => ({
  gradeId: name,
  version: 3,
  name,
  names: { 'zh-CN': name, 'zh-TW': '', en: '' },
  people: 0,
  ownPolicy: false,
  ...more,
})
const [p1, p2, p3] = [grade('P1'), grade('P2', { people: 12, policyId: 'p', policyName: '默认标准' }), grade('P3')]

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['managePeople'] })
})

async function open(mayChange = true, list: Grade[] = [p1, p2, p3]) {
  answer(getGrades, { list, orderVersion: 7, mayChange })
  const page = openPage(gradesPage, paths.grades())
  const menuOf = (name: string) => screen.findByRole('button', { name: text().actionsOf({ name }) })
  const act = async (name: string, what: string) => {
    await page.user.click(await menuOf(name))
    await page.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${what}`) }))
  }
  return { ...page, menuOf, act }
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /P\d/.exec(row.textContent)?.[0])

describe('the order of grades', () => {
  test('is changed one place at a time, at the version that was seen', async () => {
    answer(orderGrades, { gradeIds: [], version: 8 })
    const { menuOf, act } = await open()
    await menuOf('P2')
    answer(getGrades, { list: [p2, p1, p3], orderVersion: 8, mayChange: true })
    await act('P2', text().moveUp)
    await waitFor(() => expect(names()).toEqual(['P2', 'P1', 'P3']))
    expect(requestsOf(orderGrades)).toEqual([{ version: 7, gradeIds: ['P2', 'P1', 'P3'] }])
  })

  test('ends with its ends, which the menu says', async () => {
    const { user, act, menuOf } = await open()
    await act('P1', text().moveUp)
    expect(requestsOf(orderGrades)).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(await menuOf('P3'))
    expect(await screen.findByText(text().isLast)).toBeTruthy()
  })

  test('that somebody else changed first is shown as it is by now', async () => {
    refuse(orderGrades, 'recordChanged')
    const { menuOf, act } = await open()
    await menuOf('P2')
    answer(getGrades, { list: [p3, p2, p1], orderVersion: 8, mayChange: true })
    await act('P2', text().moveUp)
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    await waitFor(() => expect(names()).toEqual(['P3', 'P2', 'P1']))
  })
})

describe('a grade that ends', () => {
  test('is one that nobody has, after a question', async () => {
    answer(endGrade, { gradeId: 'P1' })
    const { user, act } = await open()
    await act('P1', text().end)
    const question = within(await screen.findByRole('dialog', { name: text().endTitle({ name: 'P1' }) }))
    expect(requestsOf(endGrade)).toEqual([])
    await user.click(question.getByRole('button', { name: text().end }))
    expect(await screen.findByText(text().ended)).toBeTruthy()
    expect(requestsOf(endGrade)).toEqual([{ gradeId: 'P1', version: 3 }])
  })

  test('and that people have leads to them instead', async () => {
    const { user, act, address } = await open()
    await act('P2', text().end)
    const told = within(await screen.findByRole('dialog', { name: text().inUseTitle({ name: 'P2' }) }))
    expect(told.getByText(text().inUse({ people: 12 }))).toBeTruthy()
    await user.click(told.getByRole('button', { name: text().showPeople }))
    await waitFor(() => expect(address()).toBe(paths.people({ gradeId: 'P2' })))
    expect(requestsOf(endGrade)).toEqual([])
  })
})

test('a new grade has a name, and is sent once', async () => {
  answer(saveGrade, { gradeId: 'P4', version: 1 })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: text().add }))
  const dialog = within(await screen.findByRole('dialog', { name: text().addTitle }))
  const save = () => dialog.getByRole('button', { name: new RegExp(`^${readText('kit/edit').save}`) })
  await user.click(save())
  expect(dialog.getByText(text().nameMissing)).toBeTruthy()
  expect(requestsOf(saveGrade)).toEqual([])
  await user.paste('P4')
  const go = holdBack(saveGrade)
  await user.dblClick(save())
  go()
  expect(await screen.findByText(text().added)).toBeTruthy()
  expect(requestsOf(saveGrade)).toEqual([{ version: 0, names: { 'zh-CN': 'P4', 'zh-TW': '', en: '' } }])
})

test('grades are only read by who may not change them; a standard for everybody says so, and none is told', async () => {
  const { user, menuOf } = await open(false)
  await user.click(await menuOf('P2'))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([text().history])
  expect(screen.queryByRole('button', { name: text().add })).toBeNull()
  expect(screen.getByText(text().defaultPolicy)).toBeTruthy()
  expect(screen.getAllByText(text().noPolicy)).toHaveLength(2)
})

test('a company without grades is led to its first; a list that cannot be read can be tried again', async () => {
  refuse(getGrades, 'unexpected')
  const { user } = openPage(gradesPage, paths.grades())
  const alert = await screen.findByRole('alert')
  answer(getGrades, { list: [], orderVersion: 0, mayChange: true })
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(text().noneTitle)).toBeTruthy()
  expect(screen.getByRole('button', { name: text().add })).toBeTruthy()
})
