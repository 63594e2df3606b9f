import { useState } from 'react'
import preview from '../../../.storybook/preview'
import { Button } from '../actions/button'
import { Dialog, Drawer } from './dialog'
import { Menu } from './menu'
import { Popover } from './popover'
import { toast, ToastRegion } from './toast'

const meta = preview.meta({ title: 'Overlays' })
const nothing = () => undefined

export const Tips = meta.story(() => (
  <Dialog open onClose={nothing} title="温馨提示" actions={<Button kind="brand">确认</Button>}>
    确认取消订单？座位将立即释放。
  </Dialog>
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

export const Menus = meta.story(() => (
  <div style={{ minHeight: 320 }}>
    <Menu
      label="预订中心"
      items={[
        { key: 'flight', label: '国内机票', icon: 'plane', to: '/' },
        { key: 'report', label: '在线报表', icon: 'chart', href: 'https://reports.example', newWindow: '在新窗口打开' },
        { key: 'logout', label: '退出登录', icon: 'logout', onSelect: nothing },
      ]}
    />
    <Popover label="退改规则" title="退改规则">
      起飞前 2 小时以外退票收取 20% 手续费。
    </Popover>
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
