// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './policy-changed.en'
import { text as zhCN } from './policy-changed.zh-CN'
import { text as zhTW } from './policy-changed.zh-TW'

export const policyChangedText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
