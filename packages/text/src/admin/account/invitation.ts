// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './invitation.en'
import { text as zhCN } from './invitation.zh-CN'
import { text as zhTW } from './invitation.zh-TW'

export const accountInvitationText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
