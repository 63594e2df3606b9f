// Made from cost-centres.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './cost-centres.zh-CN'
import { text as company } from '../../admin/company/company.zh-TW'
import { text as centres } from '../../admin/cost-objects/cost-centres.zh-TW'
import { text as form } from '../../booking/placing/book-form.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '每位員工有一個預設的成本中心，因公訂單記入其中；預訂時可以更改。',
  sections: {
    add: {
      title: '新增成本中心',
      steps: [
        `開啟「${centres.title}」，點選「${centres.add}」。`,
        `填寫「${centres.fields.code}」和名稱，需要時選擇「${centres.fields.owner}」和「${centres.fields.departments}」。`,
      ],
      notes: [centres.codeHint, centres.ownerHint],
      hint: `${centres.ownerHint}不選擇負責人時，要求成本中心負責人審批的流程改由管理員審批。`,
      picture: '成本中心列表，顯示編碼、負責人和人數',
    },
    share: {
      title: '由幾個成本中心分攤',
      lead: `在「${company.title}」中開啟「${company.settings.costSplit.name}」後，預訂頁上的出行人可以「${form.shareCost}」，填寫「${form.costPercent}」。`,
    },
    end: {
      title: '停用',
      lead: `選擇「${centres.end}」，還有員工使用時，同時選擇「${centres.endTo}」。${centres.endText}`,
    },
  },
} satisfies ManualArticle
