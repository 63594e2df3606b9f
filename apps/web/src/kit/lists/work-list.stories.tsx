import { useMemo, useState } from 'react'
import preview from '../../../.storybook/preview'
import { ToastRegion } from '../overlays/toast-region'
import { EmptyState } from '../feedback/empty-state'
import { ExportButton } from './export-button'
import { FilterSelect } from './filter-select'
import type { FileColumn } from './list-file'
import { ListBar, type Narrowing } from './list-bar'
import { useListLook, type ListLook } from './list-look'
import { LookMenu, lookColumns } from './look-menu'
import { RecordFoot, Records, SkeletonRecords } from './records'
import { SelectionBar } from './selection-bar'
import { suggestionsOf } from './suggestions'
import type { Column } from './table'

const meta = preview.meta({ title: 'Lists of work' })

interface Booking {
  no: string
  who: string
  state: 'paying' | 'issued'
  total: number
}
const names = { paying: '待支付', issued: '已出票' }
const states = ['paying', 'issued'] as const
const people = ['林晓雯', '陈志远', 'Alexandrina Konstantinopoulou-Featherstonehaugh']
const bookings = (count: number): Booking[] =>
  Array.from({ length: count }, (_, index) => ({
    no: `F202611200000${String(index + 1).padStart(4, '0')}`,
    who: people[index % people.length]!,
    state: states[index % 2]!,
    total: 100 + index,
  }))

const columns: readonly Column<Booking>[] = [
  { key: 'no', head: '订单号', fixed: true, cell: ({ no }) => no },
  { key: 'who', head: '出行人', cell: ({ who }) => who },
  { key: 'state', head: '状态', cell: ({ state }) => names[state] },
  { key: 'total', head: '金额', align: 'end', cell: ({ total }) => `¥${total}` },
]

const file: readonly FileColumn<Booking>[] = [
  { head: '订单号', value: ({ no }) => no },
  { head: '出行人', value: ({ who }) => who },
  { head: '金额', value: ({ total }) => total },
]

function useNarrowed(rows: readonly Booking[]) {
  const [keyword, setKeyword] = useState('')
  const [state, setState] = useState<Booking['state'] | ''>('')
  const shown = useMemo(
    () => rows.filter((row) => (!state || row.state === state) && `${row.no} ${row.who}`.includes(keyword)),
    [rows, state, keyword],
  )
  const narrowed: Narrowing[] = state ? [{ key: 'state', name: names[state], onRemove: () => setState('') }] : []
  const reset = () => {
    setKeyword('')
    setState('')
  }
  return { keyword, setKeyword, state, setState, shown, narrowed, reset }
}

function WorkExample({ rows }: { rows: readonly Booking[] }) {
  const { keyword, setKeyword, state, setState, shown, narrowed, reset } = useNarrowed(rows)
  const look = useListLook('workbench')
  const suggest = (typed: string) =>
    suggestionsOf(typed, [
      { key: 'state', kind: '状态', options: states.map((one) => ({ name: names[one], take: () => setState(one) })) },
      { key: 'who', kind: '出行人', options: people.map((name) => ({ name })) },
    ])
  return (
    <>
      <ListBar
        search={{ label: '关键词', hint: '订单号、出行人或状态', value: keyword, onChange: setKeyword, suggest }}
        filters={
          <FilterSelect label="状态" all="全部状态" values={states} names={names} value={state} none="" onChange={setState} />
        }
        narrowed={narrowed}
        onReset={reset}
        tools={
          <>
            <ExportButton fileName="订单" columns={file} read={() => Promise.resolve(shown)} />
            <LookMenu {...look} columns={lookColumns(columns)} />
          </>
        }
      />
      <Chosen rows={shown} look={look.look} />
      <ToastRegion />
    </>
  )
}

function Chosen({ rows, look }: { rows: readonly Booking[]; look: ListLook }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <>
      <Records
        caption="订单"
        columns={columns}
        rows={rows}
        rowKey={({ no }) => no}
        look={look}
        selection={{
          keyOf: ({ no }) => no,
          chosen,
          onChoose: setChosen,
          offers: () => true,
          refusal: (row) => (row.state === 'issued' ? '已出票的订单不能一起支付' : undefined),
          nameOf: ({ no }) => `选择 ${no}`,
          allName: '全选',
        }}
        empty={<EmptyState compact title="没有符合条件的订单" />}
        card={(row, box) => (
          <>
            <span>
              {box} {row.no}
            </span>
            <span>{row.who}</span>
            <RecordFoot>
              {names[row.state]} ¥{row.total}
            </RecordFoot>
          </>
        )}
      />
      <SelectionBar
        count={chosen.length}
        words={{ chosen: ({ count }) => `已选${count}单`, clearChoice: '取消选择' }}
        onClear={() => setChosen([])}
      >
        合并支付
      </SelectionBar>
    </>
  )
}

const few = bookings(6)
const thousand = bookings(1000)
export const Few = meta.story(() => <WorkExample rows={few} />)
export const None = meta.story(() => <WorkExample rows={[]} />)
export const Thousand = meta.story(() => <WorkExample rows={thousand} />)
export const Waiting = meta.story(() => <SkeletonRecords count={5} row={68} card={156} />)
