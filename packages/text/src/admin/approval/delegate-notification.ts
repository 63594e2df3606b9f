// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './delegate-notification.en'
import { text as zhCN } from './delegate-notification.zh-CN'
import { text as zhTW } from './delegate-notification.zh-TW'

export const approvalDelegateNotificationText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
