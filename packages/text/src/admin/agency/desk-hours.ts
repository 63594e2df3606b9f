// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './desk-hours.en'
import { text as zhCN } from './desk-hours.zh-CN'
import { text as zhTW } from './desk-hours.zh-TW'

export const agencyDeskHoursText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
