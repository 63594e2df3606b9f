import preview from '../../../.storybook/preview'
import { Button } from '../actions/button'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { LoadMore } from '../lists/load-more'
import { SkeletonList } from './skeleton'
import { Stepper } from '../forms/stepper'
import { Timeline } from '../lists/timeline'

const meta = preview.meta({ title: 'States' })

export const Empty = meta.story(() => (
  <>
    <EmptyState icon="bag" title="近期没有行程" action={<Button kind="brand">预订机票</Button>}>
      预订后，起飞时间和航站楼会显示在这里。
    </EmptyState>
    <EmptyState compact title="没有匹配的订单" />
  </>
))

export const Failed = meta.story(() => <ErrorState error={new Error('network')} onRetry={() => undefined} />)

export const Loading = meta.story(() => (
  <div style={{ width: '100%' }}>
    <SkeletonList count={3} height={64} />
    <LoadMore hasMore busy={false} onMore={() => undefined} />
    <LoadMore hasMore={false} busy={false} onMore={() => undefined} />
  </div>
))

export const Progress = meta.story(() => (
  <>
    <Stepper label="步骤" steps={['验证身份', '设置密码', '完成']} current={1} />
    <Timeline
      label="订单进展"
      entries={[
        { key: '1', title: '已提交', time: '11月20日 10:00', state: 'done' },
        { key: '2', title: '待陈志远审批', detail: '请在 11:30 前处理', state: 'current' },
        { key: '3', title: '出票', state: 'todo' },
        { key: '4', title: '支付失败', state: 'failed' },
      ]}
    />
  </>
))
