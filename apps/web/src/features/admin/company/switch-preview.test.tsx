// @vitest-environment happy-dom
import { passwordFault } from '@sojourn/domain/access/password'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { ChoicePreview, SwitchPreview } from './switch-preview'

inBrowser('admin/company/previews', 'admin/company/company')

const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent?.trim())

test.each([
  ['as it was saved', true, true, 'switched'],
  ['chosen otherwise', true, false, 'saved'],
] as const)('[S2.48] a switch %s shows what people see now, and what they would see', (_what, saved, chosen, after) => {
  const text = readText('admin/company/previews')
  render(<SwitchPreview field="costSplit" saved={saved} chosen={chosen} />)
  expect(terms()).toEqual([text.now, text[after]])
  expect(definitions()).toEqual([text.switches.costSplit.on, text.switches.costSplit.off])
})

test('the password of the preview is one that only the stricter rule refuses', () => {
  expect(readText('admin/company/previews').switches.strictPassword.on).toContain('travel2026')
  expect(passwordFault('travel2026', true)).toBe('passwordMix')
  expect(passwordFault('travel2026', false)).toBeUndefined()
})

test('[S2.48] one of several ways shows what people see now, and what they will see once another is saved', () => {
  const { choices, now, saved } = readText('admin/company/previews')
  const { rerender } = render(<ChoicePreview field="control" saved="strong" chosen="strong" />)
  expect([terms(), definitions()]).toEqual([[now], [choices.control.strong]])
  rerender(<ChoicePreview field="control" saved="strong" chosen="weak" />)
  expect([terms(), definitions()]).toEqual([
    [now, saved],
    [choices.control.strong, choices.control.weak],
  ])
})

test('[S2.48] every way of a setting that is chosen among a few has a sentence and shows what people see', () => {
  const { values, settings } = readText('admin/company/company')
  for (const [field, shows] of Object.entries(readText('admin/company/previews').choices)) {
    expect(Object.keys(shows).toSorted()).toEqual(Object.keys(values[field as keyof typeof values]).toSorted())
    expect(settings[field as keyof typeof settings].does).not.toBe('')
  }
})
