// Made from roles.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './roles.zh-CN'
import { text as person } from '../../admin/people/person.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '管理角色決定誰可以進入管理後台、能看和能改哪些內容。一個人可以有幾個角色，權限相加。',
  sections: {
    which: {
      title: '有哪些角色',
      notes: [
        `「${person.roles.administrator}」：${person.roleHints.administrator}。`,
        `「${person.roles.humanResources}」：${person.roleHints.humanResources}。`,
        `「${person.roles.finance}」：${person.roleHints.finance}。`,
        `「${person.roles.approvalAdministrator}」：${person.roleHints.approvalAdministrator}。`,
        `「${person.roles.auditor}」：${person.roleHints.auditor}。`,
        `「${person.roles.departmentAdministrator}」：${person.roleHints.departmentAdministrator}。`,
      ],
      hint: `「${person.roles.administrator}」可以做任何事；只需檢視時選擇「${person.roles.auditor}」；只管一個部門時選擇「${person.roles.departmentAdministrator}」。`,
    },
    give: {
      title: '授予和收回',
      steps: [
        `開啟員工頁面的「${person.sections.roles}」，點選「${person.give}」。`,
        `選擇「${person.role}」；部門角色還要選擇「${person.roleDepartment}」。`,
        `需要自動到期時填寫「${person.roleUntil}」，然後點選「${person.giveConfirm}」。`,
        `不再需要時點選「${person.take}」，立即生效。`,
      ],
      notes: ['只有管理員可以授予角色。最後一位管理員不能收回，公司始終有人可以管理。', '授予和收回都會記入審計日誌。'],
      picture: '員工頁面中的管理角色',
    },
  },
} satisfies ManualArticle
