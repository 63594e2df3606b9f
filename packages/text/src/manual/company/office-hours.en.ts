import { text as hours } from '../../admin/company/office-hours.en'
import type { text as source } from './office-hours.zh-CN'

export const text: typeof source = {
  lead: hours.lead,
  sections: {
    set: {
      title: 'Say when you work',
      steps: [
        `Choose “${hours.fields.zone}”, tick the days under “${hours.weekTitle}” and fill in the times.`,
        `Add days that differ from the national holidays with “${hours.addDay}”.`,
      ],
    },
    approvals: {
      title: hours.fields.approvals,
      lead: hours.approvalsHint,
      hint: 'With a deadline of 8 hours, a request of Friday 17:00 goes on counting on Monday where work ends at 18:00.',
    },
  },
}
