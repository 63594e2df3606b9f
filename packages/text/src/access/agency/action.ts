// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './action.en'
import { text as zhCN } from './action.zh-CN'
import { text as zhTW } from './action.zh-TW'

export const agencyActionText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
