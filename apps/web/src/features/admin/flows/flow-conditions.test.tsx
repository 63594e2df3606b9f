// @vitest-environment happy-dom
import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { showField } from '../../../testing/page'
import { FlowConditions } from './flow-conditions'

inBrowser('admin/approval/flows', 'booking/approval/flow', 'booking/policy/edit', 'kit/edit')

const text = () => readText('admin/approval/flows')
const projects = [
  { id: 'P-1', name: '客户一期' },
  { id: 'P-2', name: '客户二期' },
  { id: 'P-0', name: '旧项目', ended: true },
]
const names: CompanyFlows['names'] = { departments: [], grades: [], costCentres: [], projects, people: [] }

type Conditions = WrittenFlow['conditions']
const show = (conditions: Conditions, known = names) => {
  let written = conditions
  const { user } = showField<Conditions>(conditions, (value, onChange) => {
    written = value
    return <FlowConditions conditions={value} names={known} onChange={onChange} />
  })
  return { user, written: () => written }
}
const field = () => screen.getByRole('combobox', { name: text().fields.projects })

describe('for which projects a flow is', () => {
  test('is chosen from those that have not ended, and taken off again', async () => {
    const { user, written } = show({})
    expect(
      within(field())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([text().addProject, '客户一期', '客户二期'])
    await user.selectOptions(field(), 'P-2')
    expect(written()).toEqual({ projectCodes: ['P-2'] })
    await user.click(screen.getByRole('button', { name: /客户二期/ }))
    expect(written()).toEqual({})
  })

  test('one that has ended stays named as such', () => {
    show({ projectCodes: ['P-0'] })
    expect(screen.getByText(text().ended({ name: '旧项目' }))).toBeTruthy()
  })

  test('nothing is asked where the company has none', () => {
    show({}, { ...names, projects: [] })
    expect(screen.queryByRole('combobox', { name: text().fields.projects })).toBeNull()
  })
})

test('what choosing none means is read with the boxes that it is about', () => {
  show({})
  for (const group of screen.getAllByRole('group')) {
    const hint = group.getAttribute('aria-describedby')
    if (group.querySelector('p')) expect(group.querySelector('p')!.id).toBe(hint)
  }
  expect(screen.getAllByRole('group').filter((group) => group.hasAttribute('aria-describedby'))).not.toEqual([])
})

describe('where a flow leads', () => {
  test('is chosen by region, and by country', async () => {
    const { user, written } = show({})
    const words = readText('booking/approval/flow').regions
    await user.click(screen.getByRole('checkbox', { name: words.abroad }))
    await user.click(screen.getByRole('checkbox', { name: words.hongKongMacaoTaiwan }))
    expect(written()).toEqual({ regions: ['hongKongMacaoTaiwan', 'abroad'] })
    const edit = readText('booking/policy/edit')
    await user.type(screen.getByRole('combobox', { name: edit.country.find }), '新加坡')
    await user.click(await screen.findByRole('option', { name: /新加坡/ }))
    expect(written()).toEqual({ regions: ['hongKongMacaoTaiwan', 'abroad'], countries: ['SG'] })
    await user.click(screen.getByRole('button', { name: /新加坡/ }))
    expect(written()).not.toHaveProperty('countries')
  })
})
