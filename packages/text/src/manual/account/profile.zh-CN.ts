import { text as feedback } from '../../personal/feedback.zh-CN'
import { text as mails } from '../../personal/mails.zh-CN'
import { text as menu } from '../../personal/menu.zh-CN'
import { text as profile } from '../../personal/profile.zh-CN'
import { text as favourite } from '../../products/hotel/favourite.zh-CN'
import { text as card } from '../../products/hotel/member-card.zh-CN'
import type { ManualArticle } from '../article'

/** What people keep about themselves, and how they are told of things. */
export const text = {
  lead: profile.corrected,
  sections: {
    credentials: {
      title: profile.credentials,
      lead: profile.credentialsLead,
      steps: [
        `打开“${profile.title}”的“${profile.section.credentials}”，点击“${profile.add}”，按证件填写后保存。`,
        `标有“${profile.validity.expiring}”或“${profile.validity.expired}”的证件，点击“${profile.edit}”更新。`,
      ],
    },
    settings: {
      title: '默认和偏好',
      notes: [
        `“${profile.costCentre}”：${profile.costCentreHint}`,
        `“${profile.section.preferences}”：${profile.preferencesLead}`,
        `“${profile.section.companions}”：${profile.companionsLead}`,
        `“${profile.section.standards}”：预订前查看适用于您的标准。`,
      ],
    },
    hotels: {
      title: '常住的酒店',
      notes: [`“${favourite.title}”：${favourite.emptyWhy}`, `“${card.title}”：${card.intro}`],
    },
    messages: {
      title: '通知和消息',
      steps: [
        `在“${profile.section.notifications}”中选择哪些通知发送邮件，以及“${profile.language}”。`,
        `在“${mails.title}”中查看系统写给您的全部消息。`,
        `在“${menu.items.agentActions}”中查看服务商代您做了什么。`,
      ],
      notes: [profile.always],
    },
    privacy: {
      title: profile.section.privacy,
      lead: `在“${profile.section.privacy}”中查看和撤回“${profile.consents}”，或点击“${profile.copy}”“${profile.erase}”。${profile.rightsText}`,
    },
    feedback: {
      title: feedback.title,
      lead: `打开“${feedback.title}”，选择“${feedback.category}”，填写“${feedback.content}”，点击“${feedback.submit}”；答复显示在“${feedback.history}”中。`,
      notes: [feedback.lead],
    },
  },
} satisfies ManualArticle
