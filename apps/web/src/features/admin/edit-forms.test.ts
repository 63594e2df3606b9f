import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const here = import.meta.dirname
const read = (file: string): string => readFileSync(join(here, file), 'utf8')

/** `useSavedEdit` keeps a draft, says what changes, and carries it over to what somebody else saved first; other hooks stand on it. */
const saved = ['useSavedEdit', 'useDialogForm', 'useNamedForm']

/** The others are opened, written in and opened again: kept-forms.test.tsx, company/kept-drafts.test.tsx. */
describe('forms of the console that change what is there keep a draft, say what changes and are not overtaken', () => {
  test.each([
    ['people', 'people/person-edit.tsx'],
    ['policies', 'policies/use-working-copy.ts'],
    ['flows', 'flows/use-flows-edit.ts'],
    ['office hours', 'office-hours/hours-edit.tsx'],
    ['hours of the desk', 'desk-hours/use-desk-hours.ts'],
    ['faults of the built-in supply', 'fault-rates/use-fault-rates.ts'],
    ['dialogs', 'named/use-dialog-form.ts'],
    ['dialogs of what has names', 'named/use-named-form.ts'],
  ])('%s', (_area, file) =>
    expect(saved.filter((hook) => read(file).includes(`${hook}<`) || read(file).includes(`${hook}(`))).not.toEqual([]),
  )
})

describe('forms that write something new keep a draft', () => {
  test.each([
    ['people', 'people/add-person-page.tsx'],
    ['rights to book for others', 'arrangers/give-dialog.tsx'],
  ])('%s, and say so', (_area, file) => {
    expect(read(file)).toMatch(/useKeptDraft[(<]/)
    expect(read(file)).toContain('<DraftNote')
  })

  test('fuel surcharges, in the form that they share with exchange rates', () => {
    const page = read('../products/flight/fuel/fuel-surcharge-page.tsx')
    expect(page).toMatch(/useKeptDraft[(<]/)
    expect(page).toContain('<EntryForm')
  })
})

/** Steps of a line or two, which are sent as soon as they are written. */
const steps = [
  'accounts/lock-dialog.tsx',
  'arrangers/change-end-dialog.tsx',
  'budgets/adjust-dialog.tsx',
  'budgets/split-dialog.tsx',
  'company/entry-dialog.tsx',
  'company/order-text-dialog.tsx',
  'fields/reason-dialog.tsx',
  'flows/publish-dialog.tsx',
  'golden/add-golden.tsx',
  'golden/ask-golden-reason.tsx',
  'golden/edit-golden.tsx',
  'guests/hand-over-dialog.tsx',
  'incidents/call-dialog.tsx',
  'incidents/close-dialog.tsx',
  'incidents/edit-dialog.tsx',
  'orders/cost-dialog.tsx',
  'orders/views-menu.tsx',
  'people/give-role-dialog.tsx',
  'people/leave/leave-dialog.tsx',
  'people/move-dialog.tsx',
  'people/reveal-dialog.tsx',
  'policies/asked/asked-dialog.tsx',
  'policies/publish-dialog.tsx',
]

test('a dialog with a form keeps what is written, or is one of the short steps', () => {
  const forms = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<(?:Dialog|EntryDialog)[\s>]/.test(read(file)) && /<form[\s>]|TextArea/.test(read(file)))
  const kept = (file: string): boolean => [...saved, 'useKeptDraft'].some((hook) => read(file).includes(hook))
  expect(forms.filter((file) => !kept(file) && !steps.includes(file))).toEqual([])
  expect(
    steps.filter((file) => !forms.includes(file) || kept(file)),
    'no step by now',
  ).toEqual([])
})
