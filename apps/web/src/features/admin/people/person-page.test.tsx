// @vitest-environment happy-dom
import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getPerson, getPersonChoices, markVip, savePerson } from '../../../api/calls/admin/people/person'
import { getRecordChanges } from '../../../api/calls/admin/record-change'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as personPage from './person-page'

inBrowser('admin/people/person', 'booking/custom-field', 'admin/record', 'kit/edit', 'kit/drafts')

const text = () => readText('admin/people/person')
const edit = () => readText('kit/edit')

const fields: PersonDetail['fields'] = {
  name: '陈志远',
  number: 'Y100',
  position: '经理',
  office: '上海',
  fields: [],
  departmentId: 'd1',
  gradeId: 'g1',
  costCentreId: 'c1',
  superiorId: '',
  mail: 'manager@yuanxing.example',
  language: 'zh-CN',
  abilities: ['book'],
}
const person = (version = 1, more: Partial<PersonDetail['fields']> = {}, mayChange = true): PersonDetail => ({
  employeeId: 'e2',
  version,
  state: 'active',
  today: '2026-11-20',
  fields: { ...fields, ...more },
  mobile: '138****0002',
  isVip: false,
  departmentName: '销售部',
  documents: [],
  roles: [],
  mayChange,
  mayGiveRoles: false,
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'readPeople'] })
  answer(getDepartments, { list: [{ departmentId: 'd1', name: '销售部', parentId: '' }] })
  answer(getPersonChoices, {
    grades: [
      { gradeId: 'g1', name: 'P3' },
      { gradeId: 'g2', name: 'P5' },
    ],
    costCentres: [{ costCentreId: 'c1', name: '销售' }],
    offices: [],
    fields: [],
  })
  answer(getRecordChanges, { list: [] })
  answer(getPerson, person())
  answer(savePerson, { version: 2 })
})

async function open() {
  const page = openPage(personPage, paths.person({ employeeId: 'e2' }))
  await screen.findByRole('heading', { level: 1, name: '陈志远' })
  return page
}
const line = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const name = () => line(text().fields.name)
const bar = () => screen.getByRole('region', { name: edit().bar })
const save = () => within(bar()).getByRole('button', { name: new RegExp(`^${edit().save}`) })
async function rewrite({ user }: Awaited<ReturnType<typeof open>>, field: HTMLInputElement, typed: string) {
  await user.clear(field)
  if (typed) await user.paste(typed)
}

describe('what the company says of a person', () => {
  test('has a bar that saves as soon as something differs, and names what', async () => {
    const page = await open()
    expect(screen.queryByRole('region', { name: edit().bar })).toBeNull()
    await rewrite(page, line(text().fields.position), '总监')
    expect(within(bar()).getByText(edit().unsaved({ count: 1 }))).toBeTruthy()
    expect(bar().textContent).toContain('总监')
    await page.user.click(within(bar()).getByRole('button', { name: edit().undoOf({ name: text().fields.position }) }))
    expect(line(text().fields.position).value).toBe('经理')
    expect(screen.queryByRole('region', { name: edit().bar })).toBeNull()
  })

  test('is sent once at the version that was read, without the mobile that is only known masked', async () => {
    const page = await open()
    await rewrite(page, name(), ' 陈志高 ')
    await page.user.selectOptions(screen.getByRole('combobox', { name: new RegExp(`^${text().fields.grade}`) }), 'P5')
    const go = holdBack(savePerson)
    await page.user.dblClick(save())
    answer(getPerson, person(2, { name: '陈志高', gradeId: 'g2' }))
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(savePerson)).toEqual([
      { employeeId: 'e2', version: 1, fields: { ...fields, name: '陈志高', gradeId: 'g2' } },
    ])
    await waitFor(() => expect(screen.queryByRole('region', { name: edit().bar })).toBeNull())
  })

  test('is there as it was written for whoever comes again', async () => {
    const page = await open()
    await rewrite(page, line(text().fields.position), '总监')
    await page.comeAgain()
    await screen.findByRole('heading', { level: 1, name: '陈志远' })
    expect(line(text().fields.position).value).toBe('总监')
    expect(screen.getByText(readText('kit/drafts').restored)).toBeTruthy()
  })

  test('that is wrong is counted and shown at its field, with the focus there, and not sent', async () => {
    const page = await open()
    await rewrite(page, line(text().fields.mail), 'nowhere')
    await rewrite(page, name(), '')
    await page.user.click(save())
    expect(within(bar()).getByRole('alert').textContent).toBe(edit().faults({ count: 2 }))
    expect(document.activeElement).toBe(name())
    expect(line(text().fields.mail).getAttribute('aria-invalid')).toBe('true')
    expect(requestsOf(savePerson)).toEqual([])
  })

  test('that the server refuses stands at the field that it names', async () => {
    refuse(savePerson, 'accountExists', { field: 'mail' })
    const page = await open()
    await rewrite(page, line(text().fields.mail), 'director@yuanxing.example')
    await page.user.click(save())
    await waitFor(() => expect(document.activeElement).toBe(line(text().fields.mail)))
    const said = await screen.findAllByText(await sentenceOf('accountExists'))
    expect(said.length).toBeGreaterThan(0)
  })

  test('that somebody else changed beside it is saved with theirs', async () => {
    const page = await open()
    await rewrite(page, name(), '陈志高')
    answer(getPerson, person(2, { position: '总监' }))
    refuse(savePerson, 'recordChanged')
    const go = holdBack(getPerson)
    await page.user.click(save())
    await waitFor(() => expect(requestsOf(getPerson).length).toBeGreaterThan(1))
    answer(savePerson, { version: 3 })
    go()
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(savePerson)[1]).toMatchObject({ version: 2, fields: { name: '陈志高', position: '总监' } })
  })

  test('that somebody else changed too is chosen from both, and nothing is saved before', async () => {
    const page = await open()
    await rewrite(page, name(), '陈志高')
    answer(getPerson, person(2, { name: '陈远' }))
    refuse(savePerson, 'recordChanged')
    await page.user.click(save())
    const conflict = within(await screen.findByRole('group', { name: text().fields.name }))
    expect(conflict.getByText('陈远')).toBeTruthy()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await page.user.click(conflict.getByRole('button', { name: edit().takeTheirs }))
    expect(name().value).toBe('陈远')
    expect(screen.queryByRole('region', { name: edit().bar }), 'nothing differs any more').toBeNull()
    expect(requestsOf(savePerson)).toHaveLength(1)
  })

  test('is given up altogether only after a question', async () => {
    const page = await open()
    await rewrite(page, name(), '陈志高')
    await rewrite(page, line(text().fields.position), '总监')
    await page.user.click(within(bar()).getByRole('button', { name: edit().undoAll }))
    const question = within(await screen.findByRole('dialog', { name: edit().undoAllTitle }))
    await page.user.click(question.getByRole('button', { name: edit().undoAll }))
    await waitFor(() => expect(name().value).toBe('陈志远'))
  })

  test('is only read by who may not change it', async () => {
    answer(getPerson, person(1, {}, false))
    await open()
    expect(screen.queryByRole('textbox', { name: new RegExp(`^${text().fields.name}`) })).toBeNull()
    expect(screen.getAllByText('经理').length).toBeGreaterThan(0)
  })
})

test('a person who is not there says so and leads back', async () => {
  refuse(getPerson, 'notFound')
  openPage(personPage, paths.person({ employeeId: 'e9' }))
  expect((await screen.findByRole('alert')).textContent).toContain(await sentenceOf('notFound'))
  expect(screen.getByRole('link', { name: text().back, hidden: false })).toBeTruthy()
})

describe('the mark of a VIP', () => {
  const mark = () => screen.getByRole<HTMLInputElement>('switch', { name: text().vip.mark })

  test('is set at once, and read again', async () => {
    answer(markVip, { version: 2 })
    const { user } = await open()
    answer(getPerson, { ...person(2), isVip: true })
    await user.click(mark())
    await waitFor(() => expect(mark().checked).toBe(true))
    expect(requestsOf(markVip)).toEqual([{ employeeId: 'e2', isVip: true }])
    await screen.findByText(text().vip.done)
  })

  test('is only read by who may not change people', async () => {
    answer(getPerson, { ...person(1, {}, false), isVip: true })
    await open()
    expect([mark().checked, mark().disabled]).toEqual([true, true])
  })
})
