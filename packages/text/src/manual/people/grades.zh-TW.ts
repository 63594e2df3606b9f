// Made from grades.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './grades.zh-CN'
import { text as company } from '../../admin/company/company.zh-TW'
import { text as grades } from '../../admin/people/grades.zh-TW'
import { text as menu } from '../../personal/menu.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '職級把員工分成若干層，差旅標準通常按職級設定。',
  sections: {
    add: {
      title: '新增和排列職級',
      steps: [
        `開啟「${grades.title}」，點選「${grades.add}」，填寫名稱並儲存。`,
        `在職級的選單中用「${grades.moveUp}」和「${grades.moveDown}」調整順序，從高到低排列；「${grades.orderHistory}」記錄誰在何時調整過。`,
      ],
      notes: [
        `多人同行按「${company.values.togetherBookRule.highest}」或「${company.values.togetherBookRule.lowest}」判斷時，比較的是各人的標準，見「${menu.items.company}」。`,
      ],
      picture: '職級列表，顯示人數和適用的差旅標準',
    },
    policy: {
      title: '職級的差旅標準',
      lead: `「${grades.columns.policy}」一列顯示該職級適用的標準，點選可以開啟。顯示「${grades.noPolicy}」時，該職級的員工預訂不受限制。`,
    },
    end: {
      title: '停用職級',
      lead: `還有在職員工的職級不能停用，請先調整他們的職級。${grades.endText}`,
    },
  },
} satisfies ManualArticle
