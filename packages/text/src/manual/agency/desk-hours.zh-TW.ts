// Made from desk-hours.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './desk-hours.zh-CN'
import { text as office } from '../../admin/company/office-hours.zh-TW'
import { text as hours } from '../../admin/agency/desk-hours.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: hours.lead,
  sections: {
    periods: {
      title: hours.periods,
      steps: [
        `點選「${hours.add}」，選擇「${hours.from}」，勾選工作的日子並填寫時間。`,
        `勾選「${hours.nationalCalendar}」時，節假日休息，調休日工作。`,
      ],
      notes: [hours.periodsWhy],
      hint: '承諾的時限只計算工作時間。例如 18:00 下班、17:30 收到、承諾 1 小時答覆的需求，須在下一個工作日上班後半小時內答覆。',
    },
    days: {
      title: hours.days,
      lead: `${hours.daysWhy}點選「${office.addDay}」新增，選擇「${hours.closed}」或「${hours.open}」。`,
      hint: `例外日期優先於工作時間和節假日：選擇「${hours.open}」時，按當天星期的時間工作；當天星期不工作的，按一週中第一個工作日的時間。`,
    },
  },
} satisfies ManualArticle
