// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { checkDepartmentFile, importDepartments } from '../../../api/calls/admin/people/department-import'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, requestsOf } from '../../../testing/server'
import * as departmentsPage from './departments-page'
import * as importPage from './import-page'

inBrowser('admin/departments/words', 'admin/departments/import', 'admin/file-import')

const text = () => readText('admin/departments/import')
const common = () => readText('admin/file-import')
const department = {
  departmentId: 'd1',
  version: 1,
  name: '公司',
  names: { 'zh-CN': '公司', 'zh-TW': '公司', en: 'Company' },
  number: 'D0',
  people: 1,
  below: 1,
}
beforeEach(() => signIn({ permissions: ['readPeople', 'managePeople'] }))

test.each([true, false])('departments are taken from a file where one looks after all of them: %s', async (mayImport) => {
  answer(getDepartments, { list: [department], mayChange: true, mayImport })
  openPage(departmentsPage, paths.departments())
  await screen.findAllByText(/公司/)
  const link = screen.queryByRole('link', { name: readText('admin/departments/words').import })
  expect(link?.getAttribute('href')).toBe(mayImport ? paths.importDepartments() : undefined)
})

test('a file of departments is matched by the heads that others use, checked, and taken over', async () => {
  const report = { added: 1, changed: 0, same: 0, wrong: 0, faults: [], changes: [{ row: 0, name: '华东', columns: [] }] }
  answer(checkDepartmentFile, report)
  answer(importDepartments, { added: 1, changed: 0, same: 0 })
  const { user } = openPage(importPage, paths.importDepartments())
  const file = new File(['部门编码,部门名称,上级部门\nD1,华东,公司\n'], 'departments.csv', { type: 'text/csv' })
  await screen.findByRole('heading', { level: 1, name: text().title })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await user.click(await screen.findByRole('button', { name: common().check }))
  await user.click(await screen.findByRole('button', { name: text().take({ count: 1 }) }))
  expect(await screen.findByText(text().doneText({ added: 1, changed: 0, same: 0 }))).toBeTruthy()
  const sheet = { columns: ['number', 'name', 'parent'], rows: [['D1', '华东', '公司']] }
  expect([...requestsOf(checkDepartmentFile), ...requestsOf(importDepartments)]).toEqual([sheet, sheet])
})
