// @vitest-environment happy-dom
import type { Joining } from '@sojourn/contract/admin/company/joining.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkVerifyCode, sendVerifyCode } from '../../../api/calls/access/account'
import {
  addJoiningCode,
  addJoiningDomain,
  endJoiningKey,
  getJoining,
  saveJoiningPlace,
} from '../../../api/calls/admin/company/joining'
import { getCompany } from '../../../api/calls/admin/company/company'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getPersonChoices } from '../../../api/calls/admin/people/person'
import { getCompanyChanges } from '../../../api/calls/admin/record-change'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { company } from '../../../testing/company'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as companyPage from '../company/company-page'

inBrowser('admin/company/joining', 'admin/company/company', 'admin/people/person', 'kit/widgets')

const text = () => readText('admin/company/joining')
const place = {
  departmentId: 'd1',
  departmentName: '销售部',
  gradeId: 'g1',
  gradeName: 'P3',
  costCentreId: 'c1',
  costCentreName: '1001 销售',
}
const domain = { keyId: 'k1', kind: 'domain', words: '@yuanxing.example', ended: false } as const
const joining: Joining = {
  version: 3,
  today: '2026-11-20',
  place,
  keys: [domain, { keyId: 'k2', kind: 'code', words: 'ABCDEFGH23', lastDay: '2026-11-01', ended: true }],
  mayChange: true,
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'manageCompany', 'readCompany', 'readPeople'] })
  answer(getCompany, company)
  answer(getCompanyChanges, { list: [] })
  answer(getJoining, joining)
  answer(getDepartments, { list: [{ departmentId: 'd1', name: '销售部', parentId: '' }] })
  answer(getPersonChoices, {
    grades: [{ gradeId: 'g1', name: 'P3' }],
    costCentres: [{ costCentreId: 'c1', name: '1001 销售' }],
    offices: [],
    fields: [],
  })
})

async function open(more: Partial<Joining> = {}) {
  answer(getJoining, { ...joining, ...more })
  const page = openPage(companyPage, `${paths.company()}?tab=joining`)
  await screen.findByRole('region', { name: text().tab })
  const press = async (name: string, within_ = screen.getByRole('region', { name: text().tab })) =>
    page.user.click(within(within_).getByRole('button', { name }))
  return { ...page, press }
}
const dialog = () => screen.findByRole('dialog')

describe('[S2.16] how people open accounts', () => {
  test('is told with what is open and what is over', async () => {
    await open()
    expect(screen.getByText('销售部')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: text().domains })).getByText('@yuanxing.example')).toBeTruthy()
    expect(screen.getByText(text().codesNone)).toBeTruthy()
    expect(screen.getByText(text().former({ count: 1 }))).toBeTruthy()
    expect(screen.getByText(text().over)).toBeTruthy()
  })

  test('names what was set before its words were kept as such, and ends it', async () => {
    answer(endJoiningKey, { version: 4 })
    const { press, user } = await open({ keys: [domain, { keyId: 'k0', kind: 'code', ended: false }] })
    expect(within(screen.getByRole('list', { name: text().earlier })).getByText(text().earlierWords)).toBeTruthy()
    expect(screen.getByText(text().codesNone)).toBeTruthy()
    await press(text().endOf({ words: text().earlierWords }))
    await user.click(within(await dialog()).getByRole('button', { name: text().end }))
    await waitFor(() => expect(requestsOf(endJoiningKey)).toEqual([{ version: 3, keyId: 'k0' }]))
  })

  test('is only read by who may not change it', async () => {
    await open({ mayChange: false })
    const names = screen.queryAllByRole('button').map(({ textContent }) => textContent)
    for (const name of [text().placeEdit, text().domainAdd, text().codeAdd, text().end]) expect(names).not.toContain(name)
  })

  test('without a place asks for it first, and sends all of it', async () => {
    const { place: _none, ...rest } = joining
    answer(getJoining, rest)
    answer(saveJoiningPlace, { version: 4 })
    const page = openPage(companyPage, `${paths.company()}?tab=joining`)
    await screen.findByText(text().placeNone)
    expect(screen.queryByRole('button', { name: text().domainAdd })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: text().placeEdit }))
    const form = within(await dialog())
    await page.user.click(form.getByRole('button', { name: text().save }))
    expect(form.getByText(text().missing)).toBeTruthy()
    const choose = (label: string, id: string) =>
      page.user.selectOptions(form.getByRole('combobox', { name: new RegExp(`^${label}`) }), id)
    await choose(text().department, 'd1')
    await choose(text().grade, 'g1')
    await choose(text().costCentre, 'c1')
    await page.user.click(form.getByRole('button', { name: text().save }))
    await screen.findByText(text().placeSaved)
    expect(requestsOf(saveJoiningPlace)).toEqual([
      { version: 3, departmentId: 'd1', gradeId: 'g1', costCentreId: 'c1', superiorId: '' },
    ])
  })

  test('takes a domain by the code that was mailed there, once for a code', async () => {
    answer(sendVerifyCode, { expiresInSeconds: 300, resendInSeconds: 60 })
    answer(checkVerifyCode, { ticket: 't1' })
    refuse(addJoiningDomain, 'joiningDomainTaken')
    const { user, press } = await open()
    await press(text().domainAdd)
    const box = await dialog()
    const form = within(box)
    await press(text().send, box)
    expect(form.getByText(text().mailWrong)).toBeTruthy()
    const mail = form.getByRole('textbox', { name: new RegExp(`^${text().mail}`) })
    await user.type(mail, 'it@neu.example')
    await press(text().send, box)
    expect(form.getByText(text().mailUnfit)).toBeTruthy()
    await user.clear(mail)
    await user.type(mail, 'admin@neu.example')
    await press(text().send, box)
    await screen.findByText(text().sent)
    await press(text().confirm, box)
    expect(form.getByText(text().codeWrong)).toBeTruthy()
    await user.type(form.getByRole('textbox', { name: new RegExp(`^${text().code}`) }), '12x3456')
    await press(text().confirm, box)
    await form.findByText(await sentenceOf('joiningDomainTaken'))
    answer(addJoiningDomain, { version: 4 })
    await press(text().confirm, box)
    await screen.findByText(text().domainAdded)
    expect(requestsOf(sendVerifyCode)).toEqual([{ purpose: 'domain', channel: 'mail', account: 'admin@neu.example' }])
    expect(requestsOf(checkVerifyCode)).toEqual([{ purpose: 'domain', account: 'admin@neu.example', code: '123456' }])
    expect(requestsOf(addJoiningDomain)).toEqual([
      { version: 3, ticket: 't1' },
      { version: 3, ticket: 't1' },
    ])
  })

  test('makes a code, and ends a domain once it is sure', async () => {
    answer(addJoiningCode, { version: 4 })
    answer(endJoiningKey, { version: 4 })
    const { user, press } = await open()
    await press(text().codeAdd)
    await press(text().codeAdd, await dialog())
    await screen.findByText(text().codeAdded)
    expect(requestsOf(addJoiningCode)).toEqual([{ version: 3 }])
    await user.click(screen.getByRole('button', { name: text().endOf({ words: '@yuanxing.example' }) }))
    await user.click(
      within(await screen.findByRole('dialog', { name: text().endTitle({ words: '@yuanxing.example' }) })).getByRole('button', {
        name: text().end,
      }),
    )
    await waitFor(() => expect(requestsOf(endJoiningKey)).toEqual([{ version: 3, keyId: 'k1' }]))
  })
})
