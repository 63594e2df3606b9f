import { text as audit } from '../../access/audit.zh-CN'
import type { ManualArticle } from '../article'

/** The audit log of a company. */
export const text = {
  lead: audit.lead,
  sections: {
    find: {
      title: '查找记录',
      steps: [`打开“${audit.title}”。`, `按“${audit.kind}”“${audit.person}”和“${audit.day}”缩小范围。`],
      notes: ['管理员和审计员可以查看。记录按小时封存，任何人都不能修改或删除。'],
      picture: '安全审计日志，显示时间、类型、人员和来源地址',
    },
    kinds: {
      title: '有哪些类型',
      notes: [
        `“${audit.kinds.signedIn}”和“${audit.kinds.signInRefused}”：登录成功与失败。`,
        `“${audit.kinds.refused}”：没有权限的操作。`,
        `“${audit.kinds.exported}”：下载的行程单、报表和列表。`,
        `“${audit.kinds.clearView}”：谁看过谁的完整证件号码。`,
        `“${audit.kinds.rights}”：角色、标准、流程和设置的改动。`,
      ],
    },
  },
} satisfies ManualArticle
