// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './standards.en'
import { text as zhCN } from './standards.zh-CN'
import { text as zhTW } from './standards.zh-TW'

export const policyStandardsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
