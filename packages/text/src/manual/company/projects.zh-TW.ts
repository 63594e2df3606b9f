// Made from projects.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './projects.zh-CN'
import { text as company } from '../../admin/company/company.zh-TW'
import { text as projects } from '../../admin/cost-objects/projects.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '專案用來把因公訂單的費用歸在一起，可以設定期間和負責人。',
  sections: {
    add: {
      title: '新增專案',
      steps: [
        `開啟「${projects.title}」，點選「${projects.add}」，填寫「${projects.fields.code}」和名稱。`,
        `需要時填寫「${projects.from}」和「${projects.to}」。${projects.periodHint}`,
      ],
      notes: [projects.codeHint, `在「${company.title}」中開啟「${company.settings.projectRequired.name}」後，預訂時必須選擇專案。`],
      picture: '專案列表，顯示編碼、負責人和期間',
    },
  },
} satisfies ManualArticle
