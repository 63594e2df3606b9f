import { text as person } from '../../admin/people/person.zh-CN'
import { text as home } from '../../app/home.zh-CN'
import { text as choice } from '../../booking/placing/choice.zh-CN'
import type { ManualArticle } from '../article'

/** Booking for colleagues and guests. */
export const text = {
  lead: `有“${person.abilities.bookForOthers}”权限的员工，可以为同事和外部出行人预订。`,
  sections: {
    book: {
      title: '为他人预订',
      steps: [
        `搜索时在“${home.bookType}”中选择“${home.bookOthers}”。`,
        `在“${choice.title}”中从“${choice.colleagues}”“${choice.frequent}”或“${choice.guests}”中选择。`,
        '继续搜索和预订。差旅标准、审批和费用按出行人计算。',
      ],
      notes: [`“${choice.reach}”写明您可以为谁预订；不在其中时请联系有授权的同事。`],
      picture: '选择出行人，可从同事、常用或外部出行人中选择',
    },
    guest: {
      title: '外部出行人',
      lead: `在“${choice.guests}”中点击“${choice.addGuest}”，填写${choice.guestName}、手机号和证件，点击“${choice.saveGuest}”。`,
    },
  },
} satisfies ManualArticle
