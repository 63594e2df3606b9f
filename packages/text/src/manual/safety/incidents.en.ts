import { text as incidents } from '../../admin/orders/incidents.en'
import { text as whereabouts } from '../../admin/orders/whereabouts.en'
import type { text as source } from './incidents.zh-CN'

export const text: typeof source = {
  lead: `“${whereabouts.title}” shows who travels on a day; when something happens, “${incidents.title}” finds whom it concerns and asks whether they are safe.`,
  sections: {
    whereabouts: {
      title: whereabouts.title,
      lead: `Choose “${whereabouts.date}”, and narrow by “${whereabouts.city}” or “${whereabouts.activity}”.`,
      notes: [whereabouts.lead],
    },
    open: {
      title: incidents.openTitle,
      steps: [
        `Press “${incidents.open}” and choose “${incidents.fields.kind}”, “${incidents.fields.places}” and the time.`,
        `Fill in “${incidents.fields.title}” and “${incidents.fields.message}”, look at how many it concerns, and press “${incidents.confirm}”.`,
      ],
      notes: [incidents.openLead, incidents.concernedNobody],
    },
    follow: {
      title: 'Follow it up',
      lead: `Remind or call those under “${incidents.statuses.unreached}”; what came of a call stands with the incident. Those under “${incidents.statuses.help}” come first.`,
    },
  },
}
