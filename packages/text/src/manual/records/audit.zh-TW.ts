// Made from audit.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './audit.zh-CN'
import { text as audit } from '../../access/audit.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: audit.lead,
  sections: {
    find: {
      title: '查詢記錄',
      steps: [`開啟「${audit.title}」。`, `按「${audit.kind}」「${audit.person}」和「${audit.day}」縮小範圍。`],
      notes: ['管理員和審計員可以檢視。記錄按小時封存，任何人都不能修改或刪除。'],
      picture: '安全審計日誌，顯示時間、類型、人員和來源地址',
    },
    kinds: {
      title: '有哪些類型',
      notes: [
        `「${audit.kinds.signedIn}」和「${audit.kinds.signInRefused}」：登入成功與失敗。`,
        `「${audit.kinds.refused}」：沒有權限的操作。`,
        `「${audit.kinds.exported}」：下載的行程單、報表和列表。`,
        `「${audit.kinds.clearView}」：誰看過誰的完整證件號碼。`,
        `「${audit.kinds.rights}」：角色、標準、流程和設定的改動。`,
      ],
    },
  },
} satisfies ManualArticle
