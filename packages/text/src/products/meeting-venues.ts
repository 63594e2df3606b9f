// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './meeting-venues.en'
import { text as zhCN } from './meeting-venues.zh-CN'
import { text as zhTW } from './meeting-venues.zh-TW'

export const meetingVenuesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
