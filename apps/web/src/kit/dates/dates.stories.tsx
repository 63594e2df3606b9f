import { useState } from 'react'
import preview from '../../../.storybook/preview'
import { Button } from '../actions/button'
import { Dialog } from '../overlays/dialog'
import { DateField } from './date-field'
import { DateRangeField } from './date-range-field'

const meta = preview.meta({ title: 'Dates' })

/** A form that says what it was sent. */
function DaysExample() {
  const [day, setDay] = useState('2026-12-31')
  const [birth, setBirth] = useState('')
  const [sent, setSent] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(`${day || '–'} ${birth || '–'}`)
      }}
    >
      <DateField label="生效日期" min="2026-12-01" max="2027-02-28" hint="两个月内" required value={day} onChange={setDay} />
      <DateField label="出生日期" value={birth} onChange={setBirth} autoComplete="bday" />
      <DateField label="有效期至" error="请填写证件有效期" value="" onChange={() => undefined} />
      <Button type="submit" kind="brand">
        提交
      </Button>
      <output>{sent}</output>
    </form>
  )
}
export const Days = meta.story(() => <DaysExample />)

function RangeExample() {
  const [range, setRange] = useState({ from: '2026-12-01', to: '' })
  return (
    <>
      <DateRangeField label="出差日期" range={range} onChange={setRange} />
      <output>{`${range.from || '–'} ${range.to || '–'}`}</output>
    </>
  )
}
export const Range = meta.story(() => <RangeExample />)

function InDialogExample() {
  const [open, setOpen] = useState(true)
  const [day, setDay] = useState('2026-12-31')
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="修改有效期" actions={<Button kind="brand">保存</Button>}>
      <DateField label="有效期至" value={day} onChange={setDay} />
    </Dialog>
  )
}
export const InDialog = meta.story(() => <InDialogExample />)
