import { text as arrangers } from '../../admin/people/arrangers.zh-CN'
import { text as leaving } from '../../admin/people/leaving.zh-CN'
import { text as people } from '../../admin/people/people.zh-CN'
import { text as person } from '../../admin/people/person.zh-CN'
import { text as view } from '../../admin/people/person-view.zh-CN'
import type { ManualArticle } from '../article'

/** The people of a company: adding, changing, leaving. */
export const text = {
  lead: `“${people.title}”中是公司的全部员工。添加后，他们会收到激活邀请，激活账号后即可登录和预订。`,
  sections: {
    add: {
      title: '添加一位员工',
      steps: [
        `打开“${people.title}”，点击“${people.add}”。`,
        `填写“${person.fields.name}”“${person.fields.mail}”“${person.fields.department}”和“${person.fields.grade}”。${person.basicHint}`,
        `选择“${person.fields.superior}”。${person.superiorHint}。`,
        `在“${person.sections.abilities}”中选择员工可以做什么。`,
        `点击“${person.addSubmit}”。`,
      ],
      notes: [`人数较多时，使用“${people.import}”。`],
      picture: '员工列表，可以按部门、职级、状态和角色筛选',
    },
    abilities: {
      title: '差旅权限',
      lead: '权限决定员工在员工端可以做什么，与管理角色无关。',
      notes: [
        `“${person.abilities.book}”：${person.abilityHints.book}。`,
        `“${person.abilities.bookForOthers}”：${person.abilityHints.bookForOthers}。`,
        `“${person.abilities.approve}”：${person.abilityHints.approve}。`,
      ],
      hint: `“${person.abilities.book}”用于自己的行程；“${person.abilities.bookForOthers}”还须符合“${arrangers.title}”；“${person.abilities.approve}”让员工可以被选为审批人。`,
    },
    superior: {
      title: '直属上级',
      lead: '审批流程中的直属上级，就是这里选择的人。修改后，新提交的单据按新的上级审批，审批中的单据不变。',
      hint: `${person.superiorHint}。部门也没有负责人时，由管理员代为审批。`,
    },
    find: {
      title: '查找和批量调整',
      lead: `“${people.keyword}”可输入${people.keywordHint}。“${people.concern}”可以列出“${people.concerns.noSuperior}”“${people.concerns.endingDocuments}”等需要处理的员工。`,
      steps: [
        `勾选要调整的员工；还有未显示的，点击“${people.chooseFound}”一次选中。`,
        `点击“${people.move}”，只选择要改变的内容，其余保持不变；或点击“${people.invite}”“${people.inviteByText}”。`,
      ],
    },
    documents: {
      title: '查看证件号码',
      lead: `“${person.sections.documents}”由员工本人维护，号码遮盖显示。确有需要时点击号码旁的眼睛图标，填写“${person.revealReason}”后查看一个号码。`,
      notes: [person.revealWhy],
      hint: `${person.documentsHint}${person.revealWhy}`,
    },
    leave: {
      title: '员工离职',
      lead: '离职不会删除任何记录，历史订单仍可查询。',
      steps: [
        `在员工页面点击“${leaving.begin}”。`,
        `查看“${leaving.behind}”，选择“${leaving.successor}”。`,
        `填写“${leaving.lastDay}”，或选择“${leaving.atOnce}”，然后点击“${leaving.confirm}”。`,
      ],
      notes: [leaving.tripsHint, `之后可以“${leaving.takeBack}”，已离职的员工可以“${leaving.resume}”。`],
      hint: `${leaving.successorHint}。尚未结束的行程不会自动取消。`,
    },
    see: {
      title: '查看员工看到的内容',
      lead: `在员工页面点击“${view.see}”，可以看到该员工适用的标准、可预订的产品和菜单。${view.lead}`,
    },
  },
} satisfies ManualArticle
