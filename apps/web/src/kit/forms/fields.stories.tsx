import { useState, type FormEvent } from 'react'
import preview from '../../../.storybook/preview'
import { Button } from '../actions/button'
import { Checkbox } from './checkbox'
import { DraftNote } from './draft-note'
import { Field } from './field'
import { Input, PasswordInput, Select, TextArea } from './input'
import { RadioGroup, Segmented } from './radio-group'
import { Form } from './form'

const meta = preview.meta({ title: 'Fields' })

export const Text = meta.story(() => (
  <>
    <Field label="手机" hint="用于接收出行通知" required>
      {(control) => <Input {...control} placeholder="11 位手机号码" />}
    </Field>
    <Field label="手机" error="请输入正确的手机号码">
      {(control) => <Input {...control} defaultValue="138" />}
    </Field>
    <Field label="证件姓名">{(control) => <Input {...control} disabled value="欧阳明哲" />}</Field>
    <Field label="新密码">{(control) => <PasswordInput {...control} defaultValue="Sojourn2026" />}</Field>
    <Field label="出行事由">{(control) => <TextArea {...control} />}</Field>
    <Field label="舱位">
      {(control) => (
        <Select {...control}>
          <option>经济舱</option>
          <option>公务舱</option>
        </Select>
      )}
    </Field>
  </>
))

function ChoicesExample() {
  const [travelType, setTravelType] = useState<'business' | 'personal'>('business')
  const choices = [
    { value: 'business', label: '因公出行' },
    { value: 'personal', label: '因私出行' },
  ] as const
  return (
    <>
      <RadioGroup label="出行类型" value={travelType} onChange={setTravelType} choices={choices} />
      <Segmented label="出行类型" value={travelType} onChange={setTravelType} choices={choices} />
      <Segmented label="出行类型" value={travelType} onChange={setTravelType} choices={choices} disabled />
      <Checkbox label="仅看直飞" />
      <Checkbox label="政府采购机票" hint="仅限公务员" defaultChecked />
      <Checkbox label="快速预订" disabled />
    </>
  )
}

export const Choices = meta.story(() => <ChoicesExample />)

/** Three fields that must not be empty. */
function WrongExample() {
  const names = ['姓名', '手机', '邮箱'] as const
  const [values, setValues] = useState<Partial<Record<string, string>>>({})
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const type = (name: string, value: string) => {
    setValues({ ...values, [name]: value })
    if (faults[name]) setFaults({ ...faults, [name]: undefined })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFaults(Object.fromEntries(names.map((name) => [name, values[name] ? undefined : `请填写${name}`])))
  }
  return (
    <Form onSubmit={submit}>
      {names.map((name) => (
        <Field key={name} label={name} required error={faults[name]}>
          {(control) => <Input {...control} value={values[name] ?? ''} onChange={({ target }) => type(name, target.value)} />}
        </Field>
      ))}
      <Button type="submit">提交</Button>
    </Form>
  )
}

export const Wrong = meta.story(() => <WrongExample />)

const draft = {
  at: Date.parse('2026-11-27T06:05:00Z'),
  inTab: false,
  restored: false,
  discard: () => undefined,
  forget: () => undefined,
}

export const Drafts = meta.story(() => (
  <>
    <DraftNote draft={{ ...draft, status: 'kept' }} />
    <DraftNote draft={{ ...draft, status: 'kept', restored: true }} />
    <DraftNote draft={{ ...draft, status: 'kept', inTab: true }} />
    <DraftNote draft={{ ...draft, status: 'lost' }} />
    <DraftNote draft={{ ...draft, status: 'elsewhere' }} />
  </>
))
