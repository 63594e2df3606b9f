// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './venues.en'
import { text as zhCN } from './venues.zh-CN'
import { text as zhTW } from './venues.zh-TW'

export const meetingVenuesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
