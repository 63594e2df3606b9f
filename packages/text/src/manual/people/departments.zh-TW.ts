// Made from departments.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './departments.zh-CN'
import { text as departments } from '../../admin/departments/words.zh-TW'
import { text as flows } from '../../admin/approval/flows.zh-TW'
import { text as overview } from '../../admin/home.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '部門決定差旅標準、審批和費用歸屬，也決定部門管理員和代訂人的範圍。',
  sections: {
    add: {
      title: '建立部門',
      steps: [
        `開啟「${departments.title}」，點選「${departments.add}」；在某個部門的選單中選擇「${departments.addBelow}」可直接建立下級。`,
        `填寫名稱，可填寫「${departments.fields.number}」（${departments.numberHint}），選擇「${departments.fields.head}」和「${departments.fields.parent}」，儲存。`,
      ],
      notes: [departments.treeHint],
      picture: '部門結構，每個部門顯示負責人和人數',
    },
    head: {
      title: '部門負責人',
      lead: `${departments.headHint}。審批流程也可以指定「${flows.kinds.departmentHead}」或「${flows.kinds.headUp1}」。`,
      hint: `${departments.headHint}。沒有負責人的部門會列在概覽的「${overview.waiting}」中。`,
    },
    move: {
      title: '移動部門',
      lead: `編輯部門並更換「${departments.fields.parent}」，或在部門結構中拖動，確認後連同下級部門一起移動。員工的差旅標準和新提交單據的審批隨之改變。`,
    },
    file: {
      title: '從檔案匯入',
      lead: `點選「${departments.import}」，像匯入員工那樣核對並匯入部門；有「${departments.fields.number}」的部門按編號識別，其餘按名稱和「${departments.fields.parent}」識別。檔案中沒有的部門不受影響。`,
    },
    end: {
      title: '撤銷部門',
      lead: `先把員工和下級部門移走，再選擇「${departments.end}」。${departments.endText}`,
    },
  },
} satisfies ManualArticle
