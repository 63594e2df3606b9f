// Made from set-up.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './set-up.zh-CN'
import { text as home } from '../../admin/home.zh-TW'
import { text as departments } from '../../admin/departments/words.zh-TW'
import { text as grades } from '../../admin/people/grades.zh-TW'
import { text as people } from '../../admin/people/people.zh-TW'
import { text as flows } from '../../admin/approval/flows.zh-TW'
import { text as policies } from '../../admin/policy/policies.zh-TW'
import { text as shell } from '../../app/shell.zh-TW'
import { text as menu } from '../../personal/menu.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '按下面的順序設定，通常半天內即可讓員工開始預訂。',
  sections: {
    order: {
      title: '推薦的順序',
      lead: `點選頁頭的「${shell.management}」進入管理後台。「${home.title}」中的「${home.setUp}」會列出還沒有完成的步驟。`,
      steps: [
        `「${home.steps.company.name}」：${home.steps.company.why}`,
        `「${home.steps.departments.name}」：在「${menu.items.departments}」中點選「${departments.add}」，併為每個部門選擇「${departments.fields.head}」。`,
        `在「${menu.items.grades}」中點選「${grades.add}」，從高到低排列。`,
        `「${home.steps.people.name}」：逐個新增，或在「${menu.items.people}」中用「${people.import}」一次匯入。`,
        `「${home.steps.policy.name}」：先建一個適用於所有人的標準，再為職級或部門設定例外。`,
        `「${home.steps.approvals.name}」：在「${menu.items.flows}」中新增，用「${flows.parts.simulate}」檢查後釋出。`,
        `「${home.steps.products.name}」：在「${menu.items.company}」中選擇員工可以預訂的產品。`,
      ],
      notes: [
        '先有部門和職級，再匯入員工，檔案中的部門和職級才能識別。',
        `沒有「${policies.title}」的員工預訂時不受限制；沒有審批流程時，所有單據都無需審批。`,
      ],
      picture: '管理後台的概覽，列出待處理事項和設定步驟',
    },
    waiting: {
      title: '每天要處理的事',
      lead: `「${home.waiting}」列出需要您處理的事項，例如未啟用的帳號、沒有負責人的部門和待確認的標準。點選「${home.look}」進入對應的列表。`,
    },
    language: {
      title: '語言和外觀',
      lead: `語言在「${menu.items.language}」中更換，深色和淺色在頁頭的「${shell.theme}」中更換。視窗較窄時，選單收進「${shell.management}」按鈕。`,
    },
  },
} satisfies ManualArticle
