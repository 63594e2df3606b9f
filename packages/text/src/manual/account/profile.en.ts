import { text as feedback } from '../../personal/feedback.en'
import { text as mails } from '../../personal/mails.en'
import { text as menu } from '../../personal/menu.en'
import { text as profile } from '../../personal/profile.en'
import { text as favourite } from '../../products/hotel/favourite.en'
import { text as card } from '../../products/hotel/member-card.en'
import type { text as source } from './profile.zh-CN'

export const text: typeof source = {
  lead: profile.corrected,
  sections: {
    credentials: {
      title: profile.credentials,
      lead: profile.credentialsLead,
      steps: [
        `Open “${profile.section.credentials}” of “${profile.title}”, press “${profile.add}”, fill in what the document says and save.`,
        `Where one is marked “${profile.validity.expiring}” or “${profile.validity.expired}”, press “${profile.edit}”.`,
      ],
    },
    settings: {
      title: 'Defaults and preferences',
      notes: [
        `“${profile.costCentre}”: ${profile.costCentreHint}`,
        `“${profile.section.preferences}”: ${profile.preferencesLead}`,
        `“${profile.section.companions}”: ${profile.companionsLead}`,
        `“${profile.section.standards}”: what applies to you, before you book.`,
      ],
    },
    hotels: {
      title: 'Hotels you return to',
      notes: [`“${favourite.title}”: ${favourite.emptyWhy}`, `“${card.title}”: ${card.intro}`],
    },
    messages: {
      title: 'Notifications and messages',
      steps: [
        `Under “${profile.section.notifications}” choose what is mailed to you, and “${profile.language}”.`,
        `“${mails.title}” holds every message that was written to you.`,
        `“${menu.items.agentActions}” lists what the agency did for you.`,
      ],
      notes: [profile.always],
    },
    privacy: {
      title: profile.section.privacy,
      lead: `Under “${profile.section.privacy}” see and take back “${profile.consents}”, or press “${profile.copy}” or “${profile.erase}”. ${profile.rightsText}`,
    },
    feedback: {
      title: feedback.title,
      lead: `Open “${feedback.title}”, choose “${feedback.category}”, fill in “${feedback.content}” and press “${feedback.submit}”; the answer appears under “${feedback.history}”.`,
      notes: [feedback.lead],
    },
  },
}
