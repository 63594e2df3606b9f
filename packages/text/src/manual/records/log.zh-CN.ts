import { text as log } from '../../admin/log.zh-CN'
import type { ManualArticle } from '../article'

/** Everything that was changed. */
export const text = {
  lead: log.lead,
  sections: {
    find: {
      title: '查找变更',
      steps: [
        `按“${log.keyword}”“${log.person}”“${log.kind}”或“${log.days}”筛选。`,
        `点击一行查看“${log.changes}”，再点击“${log.toRecord}”或“${log.only}”。`,
      ],
    },
  },
} satisfies ManualArticle
