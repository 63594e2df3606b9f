import preview from '../../../.storybook/preview'
import { Button, IconButton } from './button'
import { ButtonLink, Link } from './link'

const meta = preview.meta({ title: 'Button' })

export const Kinds = meta.story(() => (
  <>
    <Button kind="main">搜索机票</Button>
    <Button kind="brand" icon="check">
      提交
    </Button>
    <Button>取消</Button>
    <Button kind="quiet">更多</Button>
    <Button kind="danger">取消订单</Button>
  </>
))

export const States = meta.story(() => (
  <>
    <Button kind="brand" busy>
      正在提交
    </Button>
    <Button disabledReason="订单已关闭，不能支付">支付</Button>
    <Button kind="brand" wide>
      Submit for approval and reserve the seats until the approver has decided
    </Button>
    <Button size="compact">紧凑</Button>
    <Button size="large" kind="main">
      大
    </Button>
  </>
))

export const Icons = meta.story(() => (
  <>
    <IconButton icon="close" label="关闭" />
    <IconButton icon="more" label="更多" size="compact" />
  </>
))

export const Links = meta.story(() => (
  <>
    <Link to="/">全部订单</Link>
    <ButtonLink to="/" kind="brand" icon="plane">
      预订机票
    </ButtonLink>
  </>
))
