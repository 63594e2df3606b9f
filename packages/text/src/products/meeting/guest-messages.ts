// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './guest-messages.en'
import { text as zhCN } from './guest-messages.zh-CN'
import { text as zhTW } from './guest-messages.zh-TW'

export const meetingGuestMessagesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
