import { text as company } from '../../admin/company/company.zh-CN'
import { text as guests } from '../../admin/guests/words.zh-CN'
import type { ManualArticle } from '../article'

/** People outside the company. */
export const text = {
  lead: '客户、候选人等公司以外的人，由一位员工负责预订。费用和审批按该员工的部门。',
  sections: {
    add: {
      title: '添加外部出行人',
      steps: [
        `打开“${guests.title}”，点击“${guests.add}”。`,
        `选择“${guests.host}”，填写姓名、手机号和证件，点击“${guests.save}”。`,
      ],
      notes: [guests.addText, `员工也可以在选择出行人时自己添加。`],
      picture: '外部出行人列表，显示预订人和证件',
    },
    host: {
      title: '预订人和移交',
      lead: `勾选后点击“${guests.handOver}”，选择“${guests.newHost}”。${guests.handOverText}`,
      hint: `${guests.hostHint}。员工离职时，外部出行人一并转给接手人。`,
    },
    standard: {
      title: '按谁的差旅标准',
      lead: `在“${company.title}”的“${company.tabs.booking}”中设置“${company.settings.guestStandard.name}”：“${company.values.guestStandard.own}”“${company.values.guestStandard.booker}”或“${company.values.guestStandard.unlimited}”。`,
    },
    remove: {
      title: '移除',
      lead: `勾选后点击“${guests.remove}”。${guests.removeText}`,
    },
  },
} satisfies ManualArticle
