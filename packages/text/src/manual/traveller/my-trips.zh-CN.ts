import { text as schedule } from '../../booking/application/schedule.zh-CN'
import { text as list } from '../../booking/trip/list.zh-CN'
import { text as trip } from '../../booking/trip/page.zh-CN'
import type { ManualArticle } from '../article'

/** Orders of one journey together. */
export const text = {
  lead: '同一次出行的订单合成一个行程，一起查看安排、费用和文件，也可以一起取消。',
  sections: {
    make: {
      title: trip.makeTrip,
      steps: [
        `打开“${list.title}”。系统认出同一次出行的订单时，点击“${trip.makeTrip}”或“${trip.joinTrip}”。`,
        `打开一个行程，点击“${trip.rename}”填写名称。`,
        `在“${trip.add}”中选择产品继续预订；不属于这次出行的订单，在“${trip.ordersTitle}”中点击“${trip.removeOrder}”。`,
      ],
      notes: [trip.addHint, '只有预订人可以更改行程，出行人可以查看。'],
    },
    use: {
      title: '查看和下载',
      lead: `“${trip.timeline}”按时间列出每一段，“${trip.conflictsTitle}”提示时间或地点接不上的地方，“${trip.costs}”分开列出公司和个人支付的金额。在“${trip.documents}”中点击“${trip.itinerary}”或“${trip.calendar}”。`,
    },
    cancel: {
      title: trip.cancel,
      lead: `点击“${trip.cancel}”，先看到每张订单的手续费和退款，再点击“${trip.confirm}”。`,
      notes: [trip.cancelText],
    },
    schedule: {
      title: schedule.title,
      lead: schedule.intro,
      steps: [`打开“${schedule.title}”，在“${schedule.list}”中选择订单，点击“${schedule.next}”。`, '补充事由等内容后提交审批。'],
    },
  },
} satisfies ManualArticle
