import { useState } from 'react'
import preview from '../../../.storybook/preview'
import { Button } from '../actions/button'
import { Checkbox } from '../forms/checkbox'
import { Field } from '../forms/field'
import { Input, Select, TextArea } from '../forms/input'
import { RadioGroup } from '../forms/radio-group'
import { ModalHost } from '../overlays/modal-host'
import { ChangeHistory, type HistoryEntry } from './change-history'
import { EditColumns } from './edit-columns'
import { changesBetween, propertyFieldOf, type EditField, type Saved } from './edit-fields'
import { EditForm } from './edit-form'
import { EditSection } from './edit-section'
import { useEdit } from './use-edit'

const meta = preview.meta({ title: 'Edit pages' })

interface Settings {
  costCentre: string
  seat: 'none' | 'window' | 'aisle'
  hotel: readonly string[]
  note: string
}
const centres = {
  rd: '1001 研发部',
  market: '1002 市场部',
  long: '1003 华东与华南联合客户成功与战略合作事业群（含港澳台及海外分支机构）',
}
const seats = { none: '无特别要求', window: '靠窗', aisle: '靠过道' } as const
const wishes = ['高楼层', '无烟房', '安静房间']
const isCentre = (id: string): id is keyof typeof centres => id in centres

const propertyField = propertyFieldOf<Settings>()
const fields: readonly EditField<Settings>[] = [
  propertyField('costCentre', '常用成本中心', (id) => (isCentre(id) ? centres[id] : id)),
  propertyField('seat', '飞机座位', (seat) => seats[seat]),
  propertyField('hotel', '酒店', (hotel) => hotel),
  propertyField('note', '备注', (note) => note),
]
const begun: Saved<Settings> = { version: 1, value: { costCentre: 'rd', seat: 'window', hotel: ['安静房间'], note: '' } }
const another: Settings = { costCentre: 'long', seat: 'none', hotel: ['高楼层', '安静房间'], note: '' }

const entries: readonly HistoryEntry[] = Array.from({ length: 8 }, (_, index) => ({
  key: String(index),
  who: index === 1 ? '差旅服务商 Alexandrina Konstantinopoulou-Featherstonehaugh' : '本人',
  time: `11月${20 - index}日 10:0${index}`,
  changes: changesBetween(begun.value, another, fields),
}))

interface SectionsProps {
  value: Settings
  set: (more: Partial<Settings>) => void
}

const Sections = (props: SectionsProps) => (
  <>
    <CostCentre {...props} />
    <Journey {...props} />
    <EditSection title="备注" explanation="例如：座位靠近登机口、行动不便">
      <Field label="备注" hideLabel>
        {(control) => (
          <TextArea
            {...control}
            maxLength={100}
            value={props.value.note}
            onChange={(event) => props.set({ note: event.target.value })}
          />
        )}
      </Field>
      <Field label="最后一项">{(control) => <Input {...control} />}</Field>
    </EditSection>
  </>
)

const CostCentre = ({ value, set }: SectionsProps) => (
  <EditSection title="常用成本中心" explanation="预订时默认选中，可在订单中更改。">
    <Field label="成本中心" hideLabel>
      {(control) => (
        <Select {...control} value={value.costCentre} onChange={(event) => set({ costCentre: event.target.value })}>
          {Object.entries(centres).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </EditSection>
)

const Journey = ({ value, set }: SectionsProps) => (
  <>
    <EditSection title="飞行" explanation="选座时优先考虑；航司不支持提前选座时由客服备注。">
      <RadioGroup
        label="飞机座位"
        showLabel
        value={value.seat}
        onChange={(seat) => set({ seat })}
        choices={(['none', 'window', 'aisle'] as const).map((seat) => ({ value: seat, label: seats[seat] }))}
      />
    </EditSection>
    <EditSection title="酒店">
      {wishes.map((wish) => (
        <Checkbox
          key={wish}
          label={wish}
          checked={value.hotel.includes(wish)}
          onChange={(wanted) => set({ hotel: wishes.filter((one) => (one === wish ? wanted : value.hotel.includes(one))) })}
        />
      ))}
    </EditSection>
  </>
)

interface ExampleProps {
  history?: readonly HistoryEntry[]
  failed?: boolean
}

/** The server of the example is a state; somebody else saves at the press of a button. */
function Example({ history, failed }: ExampleProps) {
  const [saved, setSaved] = useState(begun)
  const edit = useEdit({ owner: { enterpriseId: 0, employeeId: 'workbench' }, form: 'edit', saved, fields })
  const { value } = edit
  const set = (more: Partial<Settings>) => edit.set({ ...value, ...more })
  const saveBy = (next: Settings) => setSaved(({ version }) => ({ version: version + 1, value: next }))
  const onSave = () => {
    saveBy(value)
    edit.draft.forget()
  }
  return (
    <div style={{ width: '100%' }}>
      <EditColumns
        history={
          <ChangeHistory
            entries={history}
            error={failed ? new Error('network') : undefined}
            onRetry={() => undefined}
            empty="还没有修改过。"
          />
        }
      >
        <Button onClick={() => saveBy(another)}>别处保存</Button>
        <EditForm label="个人设置" edit={edit} busy={false} onSave={onSave} by="差旅服务商 李敏 于 10:05 保存了其他内容。">
          <Sections value={value} set={set} />
        </EditForm>
      </EditColumns>
      <ModalHost />
    </div>
  )
}

export const Form = meta.story(() => <Example history={entries} />)
export const NeverChanged = meta.story(() => <Example history={[]} />)
export const HistoryWaits = meta.story(() => <Example />)
export const HistoryFailed = meta.story(() => <Example failed />)
