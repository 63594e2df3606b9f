// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './notifications.en'
import { text as zhCN } from './notifications.zh-CN'
import { text as zhTW } from './notifications.zh-TW'

export const reportNotificationsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
