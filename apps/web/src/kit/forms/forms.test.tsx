// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inBrowser } from '../../testing/browser'
import { showField, showPart } from '../../testing/page'
import { Checkbox } from './checkbox'
import { EntryForm } from './entry-form'
import { Field, FieldError, FormRefusal } from './field'
import { Input } from './input'
import { useKeptDraft } from './use-kept-draft'

inBrowser('kit/drafts')

/** What a screen reader says of a control beside its name. */
const descriptionOf = (control: HTMLElement): string | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined

describe('a box to tick', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '政府采购机票' })

  test('is called by its label alone; its hint describes it, and a press on either ticks it', async () => {
    const { user, value } = showField(false, (checked, change) => (
      <Checkbox label="政府采购机票" hint="仅限公务员" checked={checked} onChange={change} />
    ))
    expect(descriptionOf(box())).toBe('仅限公务员')
    await user.click(screen.getByText('仅限公务员'))
    expect(value()).toBe(true)
    await user.click(screen.getByText('政府采购机票'))
    expect(value()).toBe(false)
  })

  test('without a hint is described by nothing', () => {
    showField(false, (checked, change) => <Checkbox label="政府采购机票" checked={checked} onChange={change} />)
    expect(box().getAttribute('aria-describedby')).toBeNull()
  })

  test('keeps what it is described by where a form says what is wrong with it', () => {
    showField(false, (checked, change) => (
      <>
        <Checkbox label="政府采购机票" hint="仅限公务员" aria-describedby="wrong" checked={checked} onChange={change} />
        <FieldError id="wrong">请先同意</FieldError>
      </>
    ))
    expect(descriptionOf(box())).toBe('请先同意')
  })
})

describe('what is wrong', () => {
  test('with a field belongs to the field and is not read out by itself; with the whole form it is', () => {
    showField('', (value, change) => (
      <>
        <Field label="手机" error="请输入手机号码">
          {(control) => <Input {...control} value={value} onChange={(event) => change(event.target.value)} />}
        </Field>
        <FormRefusal>名额已满</FormRefusal>
      </>
    ))
    expect(descriptionOf(screen.getByRole('textbox', { name: '手机' }))).toBe('请输入手机号码')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['名额已满'])
  })

  function Entry({ refusal }: { refusal: string | undefined }) {
    const draft = useKeptDraft({ owner: { enterpriseId: 1, employeeId: 'e1' }, form: 'entry', fresh: () => ({}) })
    return (
      <EntryForm refusal={refusal} draft={draft} submit="记下" busy={false} onSubmit={() => Promise.resolve()}>
        <Input aria-label="说明" />
      </EntryForm>
    )
  }
  test.each([
    ['is read out once', '名额已满', ['名额已满']],
    ['is nothing where nothing was refused', undefined, []],
  ] as const)('with an entry as a whole %s', (_how, refusal, read) => {
    showPart(<Entry refusal={refusal} />)
    expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(read)
  })
})
