// Made from profile.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './profile.zh-CN'
import { text as feedback } from '../../personal/feedback.zh-TW'
import { text as mails } from '../../personal/mails.zh-TW'
import { text as menu } from '../../personal/menu.zh-TW'
import { text as profile } from '../../personal/profile.zh-TW'
import { text as favourite } from '../../products/hotel/favourite.zh-TW'
import { text as card } from '../../products/hotel/member-card.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: profile.corrected,
  sections: {
    credentials: {
      title: profile.credentials,
      lead: profile.credentialsLead,
      steps: [
        `開啟「${profile.title}」的「${profile.section.credentials}」，點選「${profile.add}」，按證件填寫後儲存。`,
        `標有「${profile.validity.expiring}」或「${profile.validity.expired}」的證件，點選「${profile.edit}」更新。`,
      ],
    },
    settings: {
      title: '預設和偏好',
      notes: [
        `「${profile.costCentre}」：${profile.costCentreHint}`,
        `「${profile.section.preferences}」：${profile.preferencesLead}`,
        `「${profile.section.companions}」：${profile.companionsLead}`,
        `「${profile.section.standards}」：預訂前檢視適用於您的標準。`,
      ],
    },
    hotels: {
      title: '常住的飯店',
      notes: [`「${favourite.title}」：${favourite.emptyWhy}`, `「${card.title}」：${card.intro}`],
    },
    messages: {
      title: '通知和訊息',
      steps: [
        `在「${profile.section.notifications}」中選擇哪些通知傳送郵件，以及「${profile.language}」。`,
        `在「${mails.title}」中檢視系統寫給您的全部訊息。`,
        `在「${menu.items.agentActions}」中檢視服務商代您做了什麼。`,
      ],
      notes: [profile.always],
    },
    privacy: {
      title: profile.section.privacy,
      lead: `在「${profile.section.privacy}」中檢視和撤回「${profile.consents}」，或點選「${profile.copy}」「${profile.erase}」。${profile.rightsText}`,
    },
    feedback: {
      title: feedback.title,
      lead: `開啟「${feedback.title}」，選擇「${feedback.category}」，填寫「${feedback.content}」，點選「${feedback.submit}」；答覆顯示在「${feedback.history}」中。`,
      notes: [feedback.lead],
    },
  },
} satisfies ManualArticle
