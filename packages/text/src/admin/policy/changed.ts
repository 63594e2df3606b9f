// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './changed.en'
import { text as zhCN } from './changed.zh-CN'
import { text as zhTW } from './changed.zh-TW'

export const policyChangedText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
