import { text as home } from '../../app/home.zh-CN'
import { text as application } from '../../booking/application/form.zh-CN'
import { text as applications } from '../../booking/application/list.zh-CN'
import type { ManualArticle } from '../article'

/** Travel applications. */
export const text = {
  lead: '出差前先申请：写明去哪里、谁去、预算多少，通过后按申请单预订。',
  sections: {
    write: {
      title: '写一张申请',
      steps: [
        `打开“${applications.title}”，点击“${applications.create}”。`,
        `填写“${application.reason}”，在“${application.people}”中添加同行的人。`,
        `在“${application.itinerary}”中选择“${application.modes.lines}”或“${application.modes.cities}”，填写日期和城市。`,
        `填写预算；“${application.fromEstimate}”按当前价格估算。点击“${application.submit}”。`,
      ],
      notes: [`可以先“${application.save}”，以后继续填写。`, `已有订单时，用“${applications.schedule}”把它们放进一张申请。`],
      picture: '我的出差申请，按进度分组',
    },
    use: {
      title: '按申请单预订',
      lead: `首页的“${home.bookType}”选择“${home.bookApplication}”，选好申请单后，城市、日期和出行人会自动填写。`,
    },
    modify: {
      title: '修改和撤销',
      lead: `“${application.titleModify}”：${application.modifyNote}`,
    },
  },
} satisfies ManualArticle
