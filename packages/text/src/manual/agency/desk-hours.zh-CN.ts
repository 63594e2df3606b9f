import { text as office } from '../../admin/company/office-hours.zh-CN'
import { text as hours } from '../../admin/agency/desk-hours.zh-CN'
import type { ManualArticle } from '../article'

/** When the agency's desk works. */
export const text = {
  lead: hours.lead,
  sections: {
    periods: {
      title: hours.periods,
      steps: [
        `点击“${hours.add}”，选择“${hours.from}”，勾选工作的日子并填写时间。`,
        `勾选“${hours.nationalCalendar}”时，节假日休息，调休日工作。`,
      ],
      notes: [hours.periodsWhy],
      hint: '承诺的时限只计算工作时间。例如 18:00 下班、17:30 收到、承诺 1 小时答复的需求，须在下一个工作日上班后半小时内答复。',
    },
    days: {
      title: hours.days,
      lead: `${hours.daysWhy}点击“${office.addDay}”添加，选择“${hours.closed}”或“${hours.open}”。`,
      hint: `例外日期优先于工作时间和节假日：选择“${hours.open}”时，按当天星期的时间工作；当天星期不工作的，按一周中第一个工作日的时间。`,
    },
  },
} satisfies ManualArticle
