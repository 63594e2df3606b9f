// Made from applications.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './applications.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as application } from '../../booking/application/form.zh-TW'
import { text as applications } from '../../booking/application/list.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '出差前先申請：寫明去哪裡、誰去、預算多少，通過後按申請單預訂。',
  sections: {
    write: {
      title: '寫一張申請',
      steps: [
        `開啟「${applications.title}」，點選「${applications.create}」。`,
        `填寫「${application.reason}」，在「${application.people}」中新增同行的人。`,
        `在「${application.itinerary}」中選擇「${application.modes.lines}」或「${application.modes.cities}」，填寫日期和城市。`,
        `填寫預算；「${application.fromEstimate}」按當前價格估算。點選「${application.submit}」。`,
      ],
      notes: [`可以先「${application.save}」，以後繼續填寫。`, `已有訂單時，用「${applications.schedule}」把它們放進一張申請。`],
      picture: '我的出差申請，按進度分組',
    },
    use: {
      title: '按申請單預訂',
      lead: `首頁的「${home.bookType}」選擇「${home.bookApplication}」，選好申請單後，城市、日期和出行人會自動填寫。`,
    },
    modify: {
      title: '修改和撤銷',
      lead: `「${application.titleModify}」：${application.modifyNote}`,
    },
  },
} satisfies ManualArticle
