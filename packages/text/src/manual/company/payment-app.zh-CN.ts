import { text as code } from '../../access/payment-app/code.zh-CN'
import type { ManualArticle } from '../article'

/** The company's code in the payment app. */
export const text = {
  lead: code.lead,
  sections: {
    begin: {
      title: code.begin,
      steps: [
        `打开“${code.title}”，点击“${code.begin}”，在支付应用的页面完成开通。页面没有打开时，点击“${code.toPage}”。`,
        `中途离开后点击“${code.goOn}”；完成后“${code.status}”变为“${code.statuses.inForce}”。`,
      ],
      notes: ['开通须由企业的授权人在支付应用的页面操作。'],
    },
    people: {
      title: code.people,
      lead: `在“${code.people}”中按“${code.state}”查找：“${code.states.linked}”“${code.states.refused}”或“${code.states.open}”。开通后，员工在首页看到授权二维码。`,
      notes: [`企业财务可点击“${code.bill}”，在支付应用中核对。`],
    },
  },
} satisfies ManualArticle
