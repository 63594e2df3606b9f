// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkPeopleFile, importPeople } from '../../../api/calls/admin/people/people-import'
import { getPersonChoices } from '../../../api/calls/admin/people/person'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { savedFiles } from '../../../testing/files'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as importPage from './import-page'

inBrowser('admin/people/import', 'admin/file-import')

const text = () => readText('admin/people/import')
const common = () => readText('admin/file-import')
const sheet = (...lines: string[]) => new File([lines.join('\n')], '员工.csv', { type: 'text/csv' })
const usual = ['工号,姓名,电话,备注', 'YX1,张三,13800000000,新人', 'YX2,李四,,']
const report = { added: 1, changed: 1, same: 0, wrong: 0, faults: [], changes: [] }
const sent = {
  columns: ['number', 'name', 'mobile'],
  rows: [
    ['YX1', '张三', '13800000000'],
    ['YX2', '李四', ''],
  ],
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['managePeople'] })
  answer(getPersonChoices, { fields: [] })
  answer(checkPeopleFile, report)
})

async function open() {
  const page = openPage(importPage, paths.importPeople())
  const input = await screen.findByLabelText<HTMLInputElement>(common().chooseFile, { selector: 'input' })
  return { ...page, choose: (file: File) => page.user.upload(input, file) }
}
const meaning = (head: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: common().meaningOf({ head }) })
async function toReport(lines = usual) {
  const page = await open()
  await page.choose(sheet(...lines))
  await page.user.click(await screen.findByRole('button', { name: common().check }))
  await screen.findByRole('heading', { name: common().summary })
  return page
}
const take = () => screen.getByRole('button', { name: text().take({ count: 2 }) })

describe('a file of people', () => {
  test.each([
    ['with its heads alone', sheet('工号,姓名'), () => text().noRows],
    ['with nothing in it', sheet(''), () => common().faults.empty],
    [
      'that is no sheet',
      new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])], '员工.xlsx'),
      () => common().faults.unreadable,
    ],
  ] as const)('%s is not taken, and says why', async (_which, file, sentence) => {
    const { choose } = await open()
    await choose(file)
    expect(await screen.findByText(sentence())).toBeTruthy()
    expect(requestsOf(checkPeopleFile)).toEqual([])
  })

  test('is matched by its heads; what they mean is changed by hand, each meaning once, and remembered', async () => {
    const { user, choose, comeAgain } = await open()
    await choose(sheet(...usual))
    expect((await meaning('电话')).value, 'a usual word').toBe('mobile')
    expect((await meaning('备注')).value).toBe('')
    await user.selectOptions(await meaning('备注'), text().columns.position)
    await user.selectOptions(await meaning('电话'), text().columns.position)
    expect((await meaning('备注')).value, 'a meaning is of one column').toBe('')
    await user.click(screen.getByRole('button', { name: common().check }))
    await screen.findByRole('heading', { name: common().summary })
    expect(requestsOf(checkPeopleFile)[0]!.columns).toEqual(['number', 'name', 'position'])
    await comeAgain()
    const input = await screen.findByLabelText<HTMLInputElement>(common().chooseFile, { selector: 'input' })
    await user.upload(input, sheet(...usual))
    expect((await meaning('电话')).value).toBe('position')
  })

  test('that tells nobody apart is not checked', async () => {
    const { user, choose } = await open()
    await choose(sheet('姓名,电话', '张三,13800000000'))
    const check = await screen.findByRole('button', { name: new RegExp(`^${common().check}`) })
    await user.click(check)
    expect(screen.getAllByText(text().unidentified).length).toBeGreaterThan(0)
    expect(requestsOf(checkPeopleFile)).toEqual([])
  })
})

describe('what a file would do', () => {
  test('is taken over once as it was checked; whoever is new is invited unless that is taken off', async () => {
    answer(importPeople, { added: 1, changed: 1, same: 0 })
    const { user } = await toReport()
    expect(requestsOf(checkPeopleFile)).toEqual([sent])
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${text().invite}`) }))
    const go = holdBack(importPeople)
    await user.dblClick(take())
    go()
    expect(await screen.findByText(text().doneText({ added: 1, changed: 1, same: 0 }))).toBeTruthy()
    expect(requestsOf(importPeople)).toEqual([{ ...sent, invite: false }])
    expect(screen.getByRole('link', { name: text().toList }).getAttribute('href')).toBe(paths.people())
  })

  test('is nothing where one line is wrong: it is told, and the file comes back with what to correct', async () => {
    const fault = { row: 1, column: 'name', why: '姓名过短' } as const
    answer(checkPeopleFile, { ...report, wrong: 1, faults: [fault] })
    const { user } = await toReport()
    expect(screen.queryByRole('button', { name: text().take({ count: 2 }) })).toBeNull()
    const row = within(screen.getByRole('table', { name: common().wrongTitle })).getAllByRole('row')[1]!
    expect(row.textContent).toContain(`3${text().columns.name}李四姓名过短`)
    const files = savedFiles()
    await user.click(screen.getByRole('button', { name: common().wrongFile }))
    await waitFor(async () => expect((await files())[0]?.name).toBe(`${text().wrongFileName}.xlsx`))
    const { lines } = (await files())[0]!
    expect(lines[0], 'as it came, with a column more').toEqual(['工号', '姓名', '电话', '备注', common().wrongColumn])
    expect(lines.filter((line) => line.join().includes('姓名过短')).map(([number]) => number)).toEqual(['YX2'])
  })

  test('that is refused when it is taken over says so, and can be taken again', async () => {
    refuse(importPeople, 'importWrong')
    const { user } = await toReport()
    await user.click(take())
    expect(await screen.findByText(await sentenceOf('importWrong'))).toBeTruthy()
    answer(importPeople, { added: 1, changed: 1, same: 0 })
    await user.click(take())
    expect(await screen.findByText(common().doneTitle)).toBeTruthy()
  })

  test('already stands there: nothing is left to take over, and another file can be chosen', async () => {
    answer(checkPeopleFile, { ...report, added: 0, changed: 0, same: 2 })
    const { user } = await toReport()
    expect(screen.getByText(common().nothing)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: common().backToColumns }))
    expect((await meaning('姓名')).value).toBe('name')
    await user.click(screen.getByRole('button', { name: common().otherFile }))
    expect(await screen.findByText(text().fileLead, { exact: false })).toBeTruthy()
  })
})

test('a template has a line of each column', async () => {
  const { user } = await open()
  const files = savedFiles()
  await user.click(screen.getByRole('button', { name: common().template }))
  await waitFor(async () => expect((await files())[0]?.name).toBe(`${text().templateName}.xlsx`))
  const [heads, example] = (await files())[0]!.lines
  expect(heads).toEqual(Object.values(text().columns))
  expect(example).toEqual(text().example)
})
