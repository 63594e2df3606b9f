import { text as person } from '../../admin/people/person.zh-CN'
import type { ManualArticle } from '../article'

/** Roles of the console. */
export const text = {
  lead: '管理角色决定谁可以进入管理后台、能看和能改哪些内容。一个人可以有几个角色，权限相加。',
  sections: {
    which: {
      title: '有哪些角色',
      notes: [
        `“${person.roles.administrator}”：${person.roleHints.administrator}。`,
        `“${person.roles.humanResources}”：${person.roleHints.humanResources}。`,
        `“${person.roles.finance}”：${person.roleHints.finance}。`,
        `“${person.roles.approvalAdministrator}”：${person.roleHints.approvalAdministrator}。`,
        `“${person.roles.auditor}”：${person.roleHints.auditor}。`,
        `“${person.roles.departmentAdministrator}”：${person.roleHints.departmentAdministrator}。`,
      ],
      hint: `“${person.roles.administrator}”可以做任何事；只需查看时选择“${person.roles.auditor}”；只管一个部门时选择“${person.roles.departmentAdministrator}”。`,
    },
    give: {
      title: '授予和收回',
      steps: [
        `打开员工页面的“${person.sections.roles}”，点击“${person.give}”。`,
        `选择“${person.role}”；部门角色还要选择“${person.roleDepartment}”。`,
        `需要自动到期时填写“${person.roleUntil}”，然后点击“${person.giveConfirm}”。`,
        `不再需要时点击“${person.take}”，立即生效。`,
      ],
      notes: ['只有管理员可以授予角色。最后一位管理员不能收回，公司始终有人可以管理。', '授予和收回都会记入审计日志。'],
      picture: '员工页面中的管理角色',
    },
  },
} satisfies ManualArticle
