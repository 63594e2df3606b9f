import { useState } from 'react'
import preview from '../../../.storybook/preview'
import { Button, IconButton } from '../actions/button'
import { Field } from '../forms/field'
import { Input } from '../forms/input'
import { Dialog, Drawer } from './dialog'
import { Menu } from './menu'
import { ask } from './modal-queue'
import { ModalHost } from './modal-host'
import { Popover } from './popover'
import { toast } from './toast'
import { ToastRegion } from './toast-region'
import { Tooltip } from './tooltip'

const meta = preview.meta({ title: 'Overlays' })
const nothing = () => undefined

export const Tips = meta.story(() => (
  <Dialog open onClose={nothing} title="温馨提示" actions={<Button kind="brand">确认</Button>}>
    确认取消订单？座位将立即释放。
  </Dialog>
))

export const Questions = meta.story(() => (
  <>
    <Button onClick={() => void ask({ message: '确认取消？', cancel: true })}>询问</Button>
    <Button onClick={() => void ask({ message: '确认取消？' })}>告知</Button>
    <Button onClick={() => void ask({ message: '确认取消？', title: '提示', cancel: '再想想', confirm: '确定' })}>自定</Button>
    <ModalHost />
  </>
))

export const LongInfo = meta.story(() => (
  <Dialog open onClose={nothing} width="info" title="公告" actions={<Button kind="brand">知道了</Button>}>
    {Array.from({ length: 40 }, (_, index) => (
      <p key={index}>第 {index + 1} 条：雨雪天气多发，出发前请留意航班和列车动态，必要时可在订单中申请改签。</p>
    ))}
  </Dialog>
))

export const Side = meta.story(() => (
  <Drawer open onClose={nothing} title="筛选">
    起飞时间、航司、机型
  </Drawer>
))

/** A form in a dialog, with everything that may open over it. */
function FormExample() {
  const [open, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <div style={{ minHeight: 1600 }}>
      <Button onClick={() => setOpen(true)}>新增行程</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="新增行程"
        actions={
          <>
            <Button onClick={() => toast('已保存草稿', 'good')}>存草稿</Button>
            <Button onClick={() => setAsks(true)}>删除</Button>
            <Button kind="brand" onClick={() => setOpen(false)}>
              保存
            </Button>
          </>
        }
      >
        <Field label="出差事由">
          {(control) => <Input {...control} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Popover label="填写说明">写明出差目的、拜访对象。</Popover>
        <Button onClick={() => void ask({ message: '要用上次的行程吗？', cancel: true })}>用上次的</Button>
        <Dialog open={asks} onClose={() => setAsks(false)} title="删除行程" actions={<Button>删除这一段</Button>}>
          删除后不能恢复。
        </Dialog>
      </Dialog>
      <ModalHost />
      <ToastRegion />
    </div>
  )
}
export const Form = meta.story(() => <FormExample />)

export const Menus = meta.story(() => (
  <div style={{ minHeight: 320 }}>
    <Menu
      label="预订中心"
      items={[
        { key: 'flight', label: '国内机票', icon: 'plane', to: '/' },
        { key: 'report', label: 'Reports', icon: 'chart', href: 'https://reports.example', newWindow: '在新窗口打开' },
        { key: 'up', label: '上移', icon: 'chevronUp', onSelect: nothing, disabledReason: '已是第一个' },
        { key: 'logout', label: 'Sign out', icon: 'logout', onSelect: nothing },
      ]}
    />
    <Menu
      label="显示"
      header="张三"
      items={[
        { key: 'all', label: '全部', checked: true, onSelect: nothing },
        { key: 'own', label: '我的', checked: false, onSelect: nothing },
      ]}
    />
    <Popover label="退改规则" title="退改规则">
      起飞前 2 小时以外退票收取 20% 手续费。
    </Popover>
  </div>
))

const corners = [
  { name: '左上', place: { top: 0, left: 0 } },
  { name: '右上', place: { top: 0, right: 0 } },
  { name: '左下', place: { bottom: 0, left: 0 } },
  { name: '右下', place: { bottom: 0, right: 0 } },
]
export const Edges = meta.story(() => (
  <div style={{ position: 'fixed', inset: 0, overflow: 'hidden' }}>
    {corners.map(({ name, place }) => (
      <div key={name} style={{ position: 'absolute', ...place }}>
        <Popover label={name}>起飞前 2 小时以外退票收取 20% 手续费，起飞后收取 50%；改期费用另计，以出票时的规则为准。</Popover>
      </div>
    ))}
  </div>
))

export const Tooltips = meta.story(() => (
  <div style={{ padding: 80 }}>
    <Tooltip text="把出发和到达对调">
      <IconButton icon="swap" label="对调" />
    </Tooltip>
  </div>
))

function ToastExample() {
  const [count, setCount] = useState(0)
  const show = () => {
    toast(`复制成功！${count + 1}`, 'good')
    setCount(count + 1)
  }
  return (
    <>
      <Button onClick={show}>复制</Button>
      <ToastRegion />
    </>
  )
}
export const Toasts = meta.story(() => <ToastExample />)
