import type { DiallingCode } from '@sojourn/contract/reference/country.shapes'
import { useState } from 'react'
import preview from '../../../.storybook/preview'
import { Calendar } from '../dates/calendar'
import type { CalendarRules } from '../dates/calendar-model'
import { CityPicker } from './city-picker'
import { DiallingCodePicker } from './dialling-code-picker'
import type { Place } from './place'

const meta = preview.meta({ title: 'Pickers' })
const today = '2026-11-20'
const rules: CalendarRules = { today, first: today, last: '2027-11-19' }

export const Month = meta.story(() => <Calendar label="出发日期" rules={rules} start="2026-11-27" onSelect={() => undefined} />)

export const Range = meta.story(() => (
  <Calendar
    label="往返日期"
    rules={{ ...rules, greyed: new Set(['2026-11-24']), offWeekdays: [0] }}
    start="2026-11-27"
    end="2026-12-02"
    marks={new Map([['2026-12-25', { name: '圣诞节' }]])}
    prices={
      new Map([
        ['2026-11-27', 52_000],
        ['2026-11-28', 0],
      ])
    }
    onSelect={() => undefined}
  />
))

export const MondayFirst = meta.story(() => (
  <Calendar label="入住日期" rules={rules} start={today} panes={1} weekStart={1} onSelect={() => undefined} />
))

const places: Place[] = [
  { code: 'PEK', name: '北京首都', kind: 1 },
  { code: 'SHA', name: '上海虹桥', kind: 1 },
  { code: 'BZX', name: '巴音布鲁克天鹅湖景区旅游度假综合服务中心', kind: 0 },
]
const search = (keyword: string) => Promise.resolve(places.filter(({ name }) => name.includes(keyword)))

function CityExample({ error }: { error?: string }) {
  const [value, setValue] = useState<Place>()
  return (
    <div style={{ width: 320, minHeight: 360 }}>
      <CityPicker
        label="出发城市"
        value={value}
        onChange={setValue}
        groups={[{ key: 'hot', name: '热门', places }]}
        history={places.slice(0, 1)}
        search={search}
        error={error}
      />
    </div>
  )
}

export const City = meta.story(() => <CityExample />)
export const CityMissing = meta.story(() => <CityExample error="出发和到达城市不能为空" />)

const code = (number: string, areaName: string, titleName: string, region: string): DiallingCode => ({
  code: number,
  areaName,
  areaPinYinInitial: titleName,
  titleName,
  region,
})
const home = code('86', '中国', 'Z', 'CN')
const list = [
  ...Array.from({ length: 12 }, (_, index) => code(String(900 + index), `地区${index + 1}`, 'D', `D${index}`)),
  code('44', '大不列颠及北爱尔兰联合王国（英国）', 'Y', 'GB'),
  home,
]

function DiallingExample({
  at = 'top',
  failed = false,
  disabled = false,
}: {
  at?: 'top' | 'bottom'
  failed?: boolean
  disabled?: boolean
}) {
  const [value, setValue] = useState(home)
  return (
    <div style={{ height: '80vh', display: 'flex', alignItems: at === 'top' ? 'flex-start' : 'flex-end' }}>
      <DiallingCodePicker
        value={value}
        onChange={setValue}
        codes={failed ? undefined : { list, hotList: [home] }}
        failed={failed}
        disabled={disabled}
      />
    </div>
  )
}

export const Dialling = meta.story(() => <DiallingExample />)
export const DiallingAtTheFoot = meta.story(() => <DiallingExample at="bottom" />)
export const DiallingFailed = meta.story(() => <DiallingExample failed />)
export const DiallingDisabled = meta.story(() => <DiallingExample disabled />)
