// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './incident-letter.en'
import { text as zhCN } from './incident-letter.zh-CN'
import { text as zhTW } from './incident-letter.zh-TW'

export const ordersIncidentLetterText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
