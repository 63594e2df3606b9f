// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getDepartments, saveDepartment } from '../../../api/calls/admin/people/department'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as departmentsPage from './departments-page'

inBrowser(
  'admin/company/catalogue',
  'admin/departments/import',
  'admin/departments/words',
  'admin/named',
  'admin/record',
  'kit/edit',
  'kit/drafts',
)

const text = () => readText('admin/departments/words')
const department = {
  departmentId: 'd1',
  version: 4,
  name: '销售部',
  names: { 'zh-CN': '销售部', 'zh-TW': '銷售部', en: 'Sales' },
  number: 'D-1',
  people: 1,
  below: 1,
}
beforeEach(() => {
  signIn({ permissions: ['manage', 'readPeople', 'managePeople'] })
  answer(getDepartments, { list: [department], mayChange: true, mayImport: true })
})

async function edit() {
  const { user } = openPage(departmentsPage, paths.departments())
  await user.click(await screen.findByRole('button', { name: text().actionsOf(department) }))
  await user.click(await screen.findByRole('menuitem', { name: text().edit }))
  const dialog = within(await screen.findByRole('dialog', { name: text().editTitle(department) }))
  const number = () => dialog.getByRole<HTMLInputElement>('textbox', { name: text().fields.number })
  const save = () => user.click(dialog.getByRole('button', { name: new RegExp(`^${readText('kit/edit').save}`) }))
  const write = async (words: string) => {
    await user.clear(number())
    if (words) await user.type(number(), words)
  }
  return { dialog, number, save, write }
}

test.each([
  ['another', ' D-2 ', 'D-2'],
  ['none', '', ''],
])('[S2.45] a department is given %s number, beside its name in the tree', async (_which, typed, number) => {
  answer(saveDepartment, { departmentId: 'd1', version: 5 })
  const form = await edit()
  expect(form.number().value).toBe('D-1')
  await form.write(typed)
  await form.save()
  expect(await screen.findByText(text().saved)).toBeTruthy()
  expect(requestsOf(saveDepartment)).toEqual([{ departmentId: 'd1', version: 4, names: department.names, number }])
  expect(screen.getAllByText('D-1').length).toBeGreaterThan(0)
})

test('[S2.45] a number that another has is refused at its field, and stays as it was typed', async () => {
  refuse(saveDepartment, 'companyCodeTaken', { field: 'number', detail: { code: 'D-9' } })
  const { dialog, number, save, write } = await edit()
  await write('D-9')
  await save()
  expect(await dialog.findByText(await sentenceOf('companyCodeTaken', { code: 'D-9' }))).toBeTruthy()
  expect(number().getAttribute('aria-invalid')).toBe('true')
  expect(number().value).toBe('D-9')
})

test('[S2.45] departments are narrowed in the address, and all come back', async () => {
  const other = {
    ...department,
    departmentId: 'd2',
    name: '财务部',
    names: { 'zh-CN': '财务部', 'zh-TW': '', en: '' },
    headId: 'e1',
    headName: '何文静',
  }
  answer(getDepartments, { list: [department, other], mayChange: true, mayImport: true })
  const { user } = openPage(departmentsPage, paths.departments({ headless: '1' }))
  expect(await screen.findByRole('row', { name: /销售部/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /财务部/ })).toBeNull()
  await user.type(screen.getByLabelText(text().keyword), '财务')
  expect(await screen.findByText(readText('admin/company/catalogue').noneFoundTitle)).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: readText('admin/company/catalogue').reset })[0]!)
  expect(await screen.findByRole('row', { name: /财务部/ })).toBeTruthy()
})
