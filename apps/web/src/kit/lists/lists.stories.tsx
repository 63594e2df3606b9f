import { useState } from 'react'
import preview from '../../../.storybook/preview'
import { EmptyState } from '../feedback/empty-state'
import { Card, Page } from '../layout/page'
import { Table, type Column, type Sort } from './table'
import { Tabs } from './tabs'

const meta = preview.meta({ title: 'Lists' })

interface Row {
  no: string
  who: string
  total: number
}
const rows: Row[] = [
  { no: 'F20261120000001', who: '林晓雯', total: 1280 },
  { no: 'F20261120000002', who: 'Alexandrina Konstantinopoulou-Featherstonehaugh', total: 12_480 },
]
const columns: Column<Row>[] = [
  { key: 'no', head: '订单号', cell: ({ no }) => no, sortable: true },
  { key: 'who', head: '出行人', cell: ({ who }) => who },
  { key: 'total', head: '金额', cell: ({ total }) => `¥${total}`, align: 'end', sortable: true },
]

function SortedTable() {
  const [sort, setSort] = useState<Sort>({ key: 'no', descending: false })
  return <Table caption="订单" columns={columns} rows={rows} rowKey={({ no }) => no} sort={sort} onSort={setSort} />
}

export const Filled = meta.story(() => <SortedTable />)

export const Empty = meta.story(() => (
  <Table
    caption="订单"
    columns={columns}
    rows={[]}
    rowKey={({ no }) => no}
    empty={<EmptyState compact title="没有匹配的订单" />}
  />
))

function TabsExample({ kind }: { kind: 'line' | 'pill' }) {
  const [tab, setTab] = useState('flight')
  return (
    <Tabs
      label="产品"
      kind={kind}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'flight', label: '机票', icon: 'plane', count: 12 },
        { value: 'hotel', label: '酒店', icon: 'hotel' },
        { value: 'train', label: '火车票' },
      ]}
    >
      <p>{tab}</p>
    </Tabs>
  )
}

export const LineTabs = meta.story(() => <TabsExample kind="line" />)
export const PillTabs = meta.story(() => <TabsExample kind="pill" />)

export const Anatomy = meta.story(() => (
  <Page title="我的预订" chips="11月" back="/">
    <Card title="行程">北京首都 – 上海虹桥</Card>
  </Page>
))
