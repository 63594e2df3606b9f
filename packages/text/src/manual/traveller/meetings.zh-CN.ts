import { text as home } from '../../app/home.zh-CN'
import { text as form } from '../../booking/placing/book-form.zh-CN'
import { text as attendees } from '../../products/meeting/guests/attendees.zh-CN'
import { text as invitation } from '../../products/meeting/guests/invitation.zh-CN'
import { text as invitees } from '../../products/meeting/guests/invitees.zh-CN'
import { text as order } from '../../products/meeting/order.zh-CN'
import { text as requirement } from '../../products/meeting/requirement.zh-CN'
import { text as hotel } from '../../products/hotel/words.zh-CN'
import { text as rooms } from '../../products/meeting/rooms.zh-CN'
import { text as search } from '../../products/meeting/search.zh-CN'
import { text as venues } from '../../products/meeting/venues.zh-CN'
import type { ManualArticle } from '../article'

/** Asking venues, choosing an offer, holding a meeting and settling its bill. */
export const text = {
  lead: '会议由服务商代为询价：选场地、比较方案、支付定金，会后凭材料结算。',
  sections: {
    ask: {
      title: '查找场地并询价',
      steps: [
        `在首页选择“${home.meeting}”，填写“${search.city}”“${search.date}”“${search.duration}”和“${search.participants}”，点击“${search.search}”，场地在新窗口打开。`,
        `勾选 1–5 家场地，点击“${venues.ask}”。`,
        `填写“${requirement.when}”“${requirement.needs}”和“${requirement.contact}”，选择“${requirement.answerBy}”和“${requirement.decideBy}”，点击“${requirement.submit}”。`,
      ],
      notes: [`可以填写两个备选日期，并在“${requirement.decides}”中说明按什么选择。`, venues.note],
    },
    choose: {
      title: '比较方案并支付定金',
      steps: [
        `方案到齐后菜单“${requirement.listTitle}”旁出现红点，打开需求，在“${requirement.plans}”中逐项比较。`,
        `点击“${requirement.choose}”，核对后点击“${form.submit}”。需要审批的，审批通过后支付定金。`,
        `都不合适时点击“${requirement.again}”，写明“${requirement.wish}”。`,
      ],
      notes: [`与需求不同的方案标有“${requirement.counters}”，并写明原因。`, '方案过期后不能选定，可以重新询价。'],
    },
    invite: {
      title: '邀请参会人',
      steps: [
        `在会议页面点击“${order.attendees}”，填写“${attendees.answerBy}”和“${attendees.uses}”，点击“${attendees.make}”，再点击“${attendees.copy}”发给受邀人。`,
        `也可以在“${invitees.title}”中每行填写一位受邀人的姓名和手机号，点击“${invitees.add}”；尚未回复的，点击“${invitees.remind}”。`,
        `受邀人打开链接，无需账号，填写“${invitation.travel}”和“${invitation.stay}”后点击“${invitation.send}”。`,
        `在“${attendees.summary}”和“${attendees.list}”中查看回复，需要时导出名单。`,
        `需要接送车时，在“${attendees.summary}”中点击“${attendees.pickUps}”，按到达和离开时段导出名单。`,
        `在名单中点击“${attendees.search.flight}”“${attendees.search.train}”或“${attendees.search.hotel}”，按参会人的意向预订；订单归入本次会议。列表上方标出希望的到达时段，点击即可取消该筛选。`,
        `已登录的同事打开邀请链接，可在“${invitation.ownJourney}”中自己预订行程和住宿。`,
      ],
      notes: [attendees.revokeWhy, invitees.why, attendees.keptUntil],
    },
    rooms: {
      title: '预留客房',
      steps: [
        `在参会人页面的“${rooms.title}”中填写每晚间数，点击“${rooms.hold}”；“${rooms.cutOff}”之前可以修改或退回。`,
        `为参会人订酒店时，选择标有“${hotel.kinds.group}”的房型，从预留房中扣减并计入“${rooms.picked}”。`,
      ],
      notes: ['预留的房间占用酒店当晚的库存。参会人取消的房间，截止日及之前退回预留，之后退回酒店。', rooms.cutOffWhy],
    },
    settle: {
      title: '会议进行和结算',
      steps: [
        `在会议页面查看“${order.contractNo}”；人数有变化时点击“${order.changePeople}”。`,
        `会后在“${order.evidence}”中上传“${order.kinds.notice}”“${order.kinds.attendance}”“${order.kinds.bill}”和“${order.kinds.invoice}”。`,
        `核对“${order.money}”，没有问题点击“${order.pay}”或“${order.accept}”，有问题点击“${order.object}”。`,
      ],
      notes: [`${order.needEvidence}。`, '实际费用低于定金时，差额按原支付方式退回。'],
    },
    cancel: {
      title: '取消会议',
      steps: [`在会议页面点击“${order.callOff}”，先看到会损失多少定金，再填写“${order.reason}”并确认。`],
      notes: ['活动前 15 天及以上取消不损失定金，7 至 14 天损失一半，不足 7 天全部损失。'],
    },
  },
} satisfies ManualArticle
