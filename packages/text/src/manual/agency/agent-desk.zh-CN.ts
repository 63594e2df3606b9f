import { text as desk } from '../../access/agency/agent.zh-CN'
import type { ManualArticle } from '../article'

/** The agency's desk: what waits, and sessions of customers. */
export const text = {
  lead: `“${desk.title}”列出等待处理的请求，并可打开客户的会话代为预订。`,
  sections: {
    work: {
      title: desk.work.title,
      steps: [
        `按“${desk.work.columns.promise}”的先后处理；已过时限的标有“${desk.work.late}”。`,
        `点击“${desk.work.take}”由自己处理。同事负责的，点击“${desk.work.takeOver}”并确认。`,
      ],
    },
    session: {
      title: desk.assist,
      steps: [
        `选择“${desk.company}”，在“${desk.keyword}”中输入姓名、手机号或订单号，点击“${desk.find}”。`,
        `填写“${desk.reason}”和“${desk.reference}”，点击“${desk.assist}”。会话在新窗口中打开。`,
      ],
      notes: [
        `${desk.reasonHint}。`,
        '会话中的每一步都记录由谁操作、代谁操作；客户的证件号码不向服务商显示。',
        `客户旁的“${desk.vip}”将其标为贵宾：从下一笔订单起按贵宾服务费收取，公司的管理员会收到通知。`,
      ],
    },
  },
} satisfies ManualArticle
