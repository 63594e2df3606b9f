// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './incident-notification.en'
import { text as zhCN } from './incident-notification.zh-CN'
import { text as zhTW } from './incident-notification.zh-TW'

export const ordersIncidentNotificationText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
